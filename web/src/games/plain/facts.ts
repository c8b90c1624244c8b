/** A view as plain facts: what any table can show without knowing its game. */

export interface Fact {
  key: string;
  text: string;
}

/** Drawn elsewhere on the plain table, or not for reading. */
const LEFT_OUT = new Set(['seat', 'seats', 'options', 'memory', 'hands', 'sheet']);

export function facts(view: object): Fact[] {
  return Object.entries(view)
    .filter(([key, value]) => !LEFT_OUT.has(key) && !isEmpty(value))
    .map(([key, value]) => ({ key: key.replaceAll('_', ' '), text: write(value) }));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function write(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value === true) return '✓';
  if (value === false) return '✗';
  if (Array.isArray(value)) return value.map(writeWithin).join(', ') || '–';
  if (typeof value === 'object') return writeObject(value);
  return String(value);
}

function writeWithin(value: unknown): string {
  return Array.isArray(value) ? `(${write(value)})` : write(value);
}

function writeObject(value: object): string {
  const { back, face, ...rest } = value as { back?: number; face?: string | null };
  const parts = back === undefined ? [] : [`b${back}${face ? ` = ${face}` : ''}`];
  if (back === undefined && face !== undefined && face !== null) parts.push(String(face));
  const others = Object.entries(rest).filter(([, one]) => !isEmpty(one));
  return [...parts, ...others.map(([key, one]) => `${key} ${writeWithin(one)}`)].join(' ');
}
