/** A line of the sheet: a label and a cell a column. `kind` sets totals apart. */
export interface SheetLine {
  key: string;
  label: string;
  cells: (string | number)[];
  kind?: 'part' | 'sum' | 'head';
}
