// QR codes of ISO/IEC 18004: bytes, error correction M (CRF-8), versions 1 to 6; our addresses need 3 or 4.
import { errorCorrection } from './reed-solomon.ts';

/** Rows of modules, true = dark. */
export type Modules = boolean[][];

interface Version {
  number: number;
  /** Data codewords of each block. */
  blocks: number[];
  /** Error correction codewords of a block. */
  correction: number;
}

// level M
const versions: readonly Version[] = [
  { number: 1, blocks: [16], correction: 10 },
  { number: 2, blocks: [28], correction: 16 },
  { number: 3, blocks: [44], correction: 26 },
  { number: 4, blocks: [32, 32], correction: 18 },
  { number: 5, blocks: [43, 43], correction: 24 },
  { number: 6, blocks: [27, 27, 27, 27], correction: 16 },
];

/** The code of a text of at most 106 bytes; throws RangeError for a longer one. */
export function qrCode(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versions.find(({ blocks }) => sum(blocks) >= bytes.length + 2);
  if (version === undefined) throw new RangeError(`${bytes.length} bytes are too many for a QR code`);
  const codewords = withCorrection(dataCodewords(bytes, sum(version.blocks)), version);
  const candidates = masks.map((_, mask) => draw(codewords, version.number, mask));
  return candidates.toSorted((one, other) => penalty(one) - penalty(other))[0] ?? [];
}

/** The dark modules as the path of an SVG, one unit a module, the quiet zone of four modules left out. */
export function pathOf(modules: Modules): string {
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return runs.join('');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Mode, length, bytes, then padding up to `capacity` codewords. */
function dataCodewords(bytes: readonly number[], capacity: number): number[] {
  const halves = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  );
  const padding = Array.from({ length: capacity - words.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11));
  return [...words, ...padding];
}

/** Blocks with their correction, interleaved as they are drawn. */
function withCorrection(data: readonly number[], { blocks, correction }: Version): number[] {
  const starts = blocks.map((_, at) => sum(blocks.slice(0, at)));
  const parts = blocks.map((length, at) => data.slice(starts[at], (starts[at] ?? 0) + length));
  return [...interleave(parts), ...interleave(parts.map((part) => errorCorrection(part, correction)))];
}

const interleave = (parts: readonly number[][]): number[] =>
  (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(codewords: readonly number[], version: number, mask: number): Modules {
  const size = 17 + 4 * version;
  const fixed = fixedModules(size, mask);
  const isDark = masks[mask] ?? (() => false);
  const modules: Modules = fixed.map((row, y) => row.map((module, x) => module ?? isDark(x, y)));
  const free = wayOfBits(size).filter(([x, y]) => fixed[y]?.[x] === null);
  for (const [at, [x, y]] of free.entries()) {
    const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    const row = modules[y];
    if (row) row[x] = (bit === 1) !== isDark(x, y);
  }
  return modules;
}

/** Every module right to left in columns of two, up and down in turn, without the column of the timing. */
function wayOfBits(size: number): [x: number, y: number][] {
  const columns = Array.from({ length: (size - 1) / 2 }, (_, at) => size - 1 - 2 * at).map((right) =>
    right <= 6 ? right - 1 : right,
  );
  return columns.flatMap((right, at) =>
    Array.from({ length: size }, (_, step) => (at % 2 === 0 ? size - 1 - step : step)).flatMap(
      (y): [number, number][] => [
        [right, y],
        [right - 1, y],
      ],
    ),
  );
}

/** What every code of this size has in the same places; null = free for data. */
function fixedModules(size: number, mask: number): (boolean | null)[][] {
  const last = size - 1;
  const format = formatBits(mask);
  const alignment = size === 21 ? -9 : size - 7;
  const at = (x: number, y: number): boolean | null => {
    for (const [cx, cy] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const) {
      const away = Math.max(Math.abs(x - cx), Math.abs(y - cy));
      if (away <= 4) return away !== 2 && away !== 4;
    }
    const away = Math.max(Math.abs(x - alignment), Math.abs(y - alignment));
    if (away <= 2) return away !== 1;
    if (x === 8 && y === size - 8) return true;
    if (x === 8 || y === 8) {
      const bit = formatPlace(x, y, size);
      if (bit !== null) return ((format >> bit) & 1) === 1;
    }
    if (x === 6 || y === 6) return (x + y) % 2 === 0;
    return null;
  };
  return Array.from({ length: size }, (_row, y) => Array.from({ length: size }, (_column, x) => at(x, y)));
}

/** Which bit of the format stands there; it is told twice. */
function formatPlace(x: number, y: number, size: number): number | null {
  if (x === 6 || y === 6) return null;
  if (x === 8 && y <= 8) return y < 6 ? y : y - 1;
  if (y === 8 && x < 8) return x === 7 ? 8 : 14 - x;
  if (y === 8 && x >= size - 8) return size - 1 - x;
  if (x === 8 && y >= size - 7) return 15 - (size - y);
  return null;
}

/** Level M and the mask, with their own error correction. */
function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** How hard the code is to read: long runs, blocks, what looks like a finder, too much of one shade. */
function penalty(modules: Modules): number {
  const rows = modules.map(lineOf);
  const columns = modules.map((_, x) => lineOf(modules.map((row) => row[x] ?? false)));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => [...line.matchAll(/(.)\1{4,}/g)].map(([run]) => run.length - 2));
  const finders = lines.map((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)].length);
  const blocks = rows.slice(1).map((row, y) => squares(rows[y] ?? '', row));
  const dark = rows.join('').replaceAll('0', '').length / modules.length ** 2;
  return sum(runs) + 40 * sum(finders) + 3 * sum(blocks) + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const lineOf = (row: readonly boolean[]): string => row.map((dark) => (dark ? '1' : '0')).join('');

const squares = (above: string, below: string): number =>
  [...below.matchAll(/(.)(?=\1)/g)].filter(
    ({ index, 1: module }) => above[index] === module && above[index + 1] === module,
  ).length;
