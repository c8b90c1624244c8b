/** The gods' masks, cut as woodblocks on 100 by 120.
 *
 * `wood` is the mask's own tone, `cut` what the knife took away, `line` a thin cut, `glint` a thin
 * line and `shine` a spot left standing within a cut.
 */

export type Stroke = [kind: 'wood' | 'cut' | 'line' | 'glint' | 'shine', path: string];

interface Carving {
  /** Common to both faces. */
  both: Stroke[];
  /** What differs, by face. */
  faces: [Stroke[], Stroke[]];
}

function rays(count: number, inner: number, outer: number): string {
  const point = (turn: number, radius: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(60 + Math.sin(angle) * radius).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, i) => {
    const long = i % 2 === 0 ? outer : outer - 7;
    return `M${point((i - 0.42) / count, inner)} L${point(i / count, long)} L${point((i + 0.42) / count, inner)}Z`;
  }).join(' ');
}

const BALDER: Carving = {
  both: [
    ['wood', rays(18, 36, 58)],
    ['cut', 'M50 19 C75 19 84 40 82 62 C80 88 66 109 50 111 C34 109 20 88 18 62 C16 40 25 19 50 19Z'],
    ['wood', 'M50 23 C71 23 79 41 77 62 C75 86 64 104 50 106 C36 104 25 86 23 62 C21 41 29 23 50 23Z'],
    ['cut', 'M25 47 Q50 30 75 47 L73 39 Q50 20 27 39Z'],
    ['shine', 'M50 27 L54 33 L50 39 L46 33Z'],
    ['line', 'M47 54 L45 75 Q50 80 55 75 L53 54'],
    ['line', 'M75 62 L67 66 M75 68 L66 73 M74 74 L65 79 M72 80 L64 85 M69 87 L62 91'],
    ['line', 'M36 97 L40 102 M43 99 L45 105 M50 100 V106 M57 99 L55 105'],
  ],
  faces: [
    [
      ['line', 'M28 53 Q36 47 44 52 M56 52 Q64 47 72 53'],
      ['line', 'M29 60 Q37 67 44 60 M56 60 Q63 67 71 60'],
      ['line', 'M31 64 L29 67 M37 66 V70 M63 66 V70 M69 64 L71 67'],
      ['line', 'M39 87 Q50 96 61 87'],
      ['cut', 'M42 88 Q50 95 58 88 Q50 90 42 88Z'],
    ],
    [
      ['line', 'M28 56 Q34 50 44 50 M56 50 Q66 50 72 56'],
      ['cut', 'M29 61 Q37 52 45 61 Q37 68 29 61Z M55 61 Q63 52 71 61 Q63 68 55 61Z'],
      ['line', 'M34 68 L32 84 M39 68 L39 79 M61 68 L61 79 M66 68 L68 84'],
      ['cut', 'M40 93 Q50 83 60 93 Q50 89 40 93Z'],
    ],
  ],
};

const LOKI: Carving = {
  both: [
    ['wood', 'M37 36 C20 31 8 17 11 1 C19 13 30 17 45 24Z M63 36 C80 31 92 17 89 1 C81 13 70 17 55 24Z'],
    ['line', 'M17 15 L23 12 M22 21 L28 16 M28 27 L34 20 M83 15 L77 12 M78 21 L72 16 M72 27 L66 20'],
    ['wood', 'M50 22 C69 22 81 32 81 50 C81 73 64 99 50 118 C36 99 19 73 19 50 C19 32 31 22 50 22Z'],
    ['cut', 'M50 26 C66 26 77 35 77 50 C77 71 62 94 50 111Z'],
    ['cut', 'M26 49 L46 60 Q36 66 29 59Z'],
    ['shine', 'M74 49 L54 60 Q64 66 71 59Z'],
    ['cut', 'M64 57 L67 60 L62 63 L60 60Z'],
    ['cut', 'M22 42 L46 51 L45 55 L24 47Z'],
    ['glint', 'M75 43 L55 53'],
    ['line', 'M50 56 L44 75 L50 79'],
    ['glint', 'M50 79 L56 75'],
    ['line', 'M23 62 L29 65 M24 67 L31 70 M26 73 L32 75 M28 33 L36 39 M36 29 L42 37'],
  ],
  faces: [
    [
      ['line', 'M28 77 Q38 92 50 93'],
      ['line', 'M33 79 L31 87 M38 84 L36 92 M44 88 L43 97'],
      ['glint', 'M72 77 Q62 92 50 93'],
      ['glint', 'M67 79 L69 87 M62 84 L64 92 M56 88 L57 97'],
    ],
    [
      ['line', 'M34 96 Q40 84 50 84'],
      ['line', 'M34 87 L39 96 M40 82 L43 91 M46 80 L47 89'],
      ['glint', 'M66 96 Q60 84 50 84'],
      ['glint', 'M66 87 L61 96 M60 82 L57 91 M54 80 L53 89'],
    ],
  ],
};

const ODIN: Carving = {
  both: [
    ['wood', 'M26 66 Q23 96 37 113 Q45 121 50 117 Q55 121 63 113 Q77 96 74 66Z'],
    ['line', 'M33 82 Q31 100 43 115 M41 84 Q41 103 48 117 M50 86 V118 M59 84 Q59 103 52 117 M67 82 Q69 100 57 115'],
    ['wood', 'M28 42 H72 L72 68 Q66 80 50 81 Q34 80 28 68Z'],
    ['wood', 'M29 38 Q30 9 55 3 Q70 11 72 38Z'],
    ['line', 'M36 34 Q37 17 50 9 M44 34 Q45 20 54 10 M64 34 Q64 22 58 12'],
    ['wood', 'M2 48 Q26 31 50 31 Q74 31 98 48 Q74 46 50 46 Q26 46 2 48Z'],
    ['cut', 'M29 33 Q50 27 72 33 L72 38 Q50 32 29 38Z'],
    ['line', 'M12 44 L18 40 M20 44 L26 38 M80 44 L74 38 M88 44 L82 40'],
    ['line', 'M47 52 L43 71 Q50 76 57 71 L53 52'],
    ['cut', 'M50 76 Q40 73 30 86 Q42 88 50 81 Q58 88 70 86 Q60 73 50 76Z'],
    ['glint', 'M48 78 Q41 78 36 84 M52 78 Q59 78 64 84'],
    ['cut', 'M29 50 L46 53 L46 57 L30 54Z M71 50 L54 53 L54 57 L70 54Z'],
  ],
  faces: [
    [
      ['cut', 'M31 62 Q38 55 45 62 Q38 68 31 62Z'],
      ['shine', 'M38 59.500 A2.500 2.500 0 1 1 37.990 59.500Z'],
      ['line', 'M56 63 H70 M58 46 L69 76 M61 60 L65 58 M64 69 L68 67'],
    ],
    [
      ['cut', 'M29 62 Q38 52 47 62 Q38 71 29 62Z'],
      ['shine', 'M38 57.500 L42 62 L38 66.500 L34 62Z'],
      ['cut', 'M55 58 H71 V67 H55Z'],
      ['glint', 'M57 60 L69 65 M69 60 L57 65 M50 62 H55 M71 62 H73'],
    ],
  ],
};

const THOR: Carving = {
  both: [
    ['wood', 'M24 47 C8 42 0 24 3 5 C11 17 18 20 30 24Z M76 47 C92 42 100 24 97 5 C89 17 82 20 70 24Z'],
    ['line', 'M8 18 Q14 28 26 31 M10 29 Q16 37 26 39 M92 18 Q86 28 74 31 M90 29 Q84 37 74 39'],
    ['wood', 'M23 66 Q19 91 33 104 L37 119 L44 108 L50 121 L56 108 L63 119 L67 104 Q81 91 77 66Z'],
    [
      'line',
      'M32 86 L37 91 L33 96 L38 101 L35 106 M68 86 L63 91 L67 96 L62 101 L65 106 M46 97 L50 101 L54 97 M46 104 L50 108 L54 104',
    ],
    ['wood', 'M24 50 H76 L75 72 Q64 79 50 79 Q36 79 25 72Z'],
    ['wood', 'M22 52 Q20 13 50 10 Q80 13 78 52Z'],
    ['cut', 'M21 45 H79 V52 H21Z'],
    ['shine', 'M26 47 H30 V50 H26Z M36 47 H40 V50 H36Z M60 47 H64 V50 H60Z M70 47 H74 V50 H70Z'],
    ['cut', 'M36 18 H64 V31 H54.500 V45 H45.500 V31 H36Z'],
    ['glint', 'M39 22 H61 M39 27 H61'],
    ['wood', 'M46 52 H54 L56 73 Q50 77 44 73Z'],
    ['line', 'M46 53 L44 73 Q50 77 56 73 L54 53'],
    ['cut', 'M25 54 L44 61 V66 L26 60Z M75 54 L56 61 V66 L74 60Z'],
  ],
  faces: [
    [
      ['cut', 'M31 65 Q37 63 42 68 Q36 71 31 65Z M69 65 Q63 63 58 68 Q64 71 69 65Z'],
      ['cut', 'M35 86 Q43 79 50 82 Q57 79 65 86 Q57 87 50 86 Q43 87 35 86Z'],
    ],
    [
      ['cut', 'M29 62 L44 67 L38 69 L43 79 L30 69 L36 67Z M71 62 L56 67 L62 69 L57 79 L70 69 L64 67Z'],
      ['cut', 'M35 83 H65 L62 92 H38Z'],
      ['glint', 'M37 87.500 H63 M43 83 V92 M50 83 V92 M57 83 V92'],
    ],
  ],
};

const MASKS: Record<string, Carving> = { Balder: BALDER, Loki: LOKI, Odin: ODIN, Thor: THOR };

export function strokes(god: string, face: number): Stroke[] {
  const carving = MASKS[god];
  return carving ? [...carving.both, ...(carving.faces[face] ?? [])] : [];
}
