import type { ByteRange } from '#providers/files/port.ts';

/** The parsed Range header: one part, the whole file, or a part outside the file (416). */
export type ReadRange = ByteRange | 'whole' | 'unsatisfiable';

/** Parses a Range header. Several ranges, other units and malformed ranges mean the whole file (RFC 9110, 14.2). */
export function readRange(header: string | undefined, bytes: number): ReadRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') return lastBytes(Number(to), bytes);
  const start = Number(from);
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start < bytes ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, bytes: number): ReadRange {
  if (count === 0 || bytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}
