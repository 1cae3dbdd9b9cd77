// Lists that are short enough to be filtered and sorted in memory.

/** Whether one of the texts contains the typed one, in any case and with any form of apostrophe. True if nothing was typed. */
export function isFoundIn(texts: readonly string[], typed: string | undefined): boolean {
  if (typed === undefined) return true;
  const wanted = plain(typed);
  return texts.some((text) => plain(text).includes(wanted));
}

/** Whether a filter such as `NEW,PAID` contains one of the values. True without a filter. */
export function isAnyOf(filter: string | undefined, ...values: readonly string[]): boolean {
  if (filter === undefined) return true;
  const wanted = filter.split(',');
  return values.some((value) => wanted.includes(value));
}

/**
 * Sorts rows by the key that `sort` names, `-` in front for descending order; equal rows keep their order. A sort order that is not in
 * `keys` is that of the rows.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  sort: string,
  keys: Readonly<Record<string, (row: Row) => string | number>>,
): Row[] {
  const key = keys[sort.replace('-', '')];
  const up = key === undefined ? [...rows] : rows.toSorted((one, other) => compare(key(one), key(other)));
  return sort.startsWith('-') ? up.toReversed() : up;
}

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Letters without case; one form of apostrophe and of space, because people type the simple ones. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/['’‘`ʻʼ]/g, "'")
    .replaceAll('\u00A0', ' ');
