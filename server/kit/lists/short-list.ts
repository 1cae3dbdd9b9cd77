// Lists that are short enough to be filtered and sorted in memory.

/** Whether one of the values is among those of a filter, which are separated by commas; without a filter every value is. */
export const isOneOf = (filter: string | undefined, ...values: readonly string[]): boolean =>
  filter === undefined || filter.split(',').some((wanted) => values.includes(wanted));

/** Whether one of the texts contains what was typed, regardless of case and of the form of apostrophes and spaces. */
export function containsTyped(texts: readonly string[], typed: string | undefined): boolean {
  const wanted = typed === undefined ? null : plain(typed);
  return wanted === null || texts.some((text) => plain(text).includes(wanted));
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/['’‘`ʻʼ]/g, "'")
    .replaceAll('\u00A0', ' ');

type SortValues<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** Sorts rows by one of the values; rows without it come last. Any other sort order is the order of the rows themselves. */
export function inOrder<Row>(rows: readonly Row[], sort: string, values: SortValues<Row>): Row[] {
  const isDescending = sort.startsWith('-');
  const valueOf = values[isDescending ? sort.slice(1) : sort];
  const turned = (sorted: readonly Row[]) => (isDescending ? sorted.toReversed() : [...sorted]);
  if (valueOf === undefined) return turned(rows);
  const sorted = rows
    .flatMap((row) => {
      const value = valueOf(row);
      return value === null ? [] : [{ row, value }];
    })
    .toSorted((one, other) => (one.value < other.value ? -1 : one.value > other.value ? 1 : 0));
  return [...turned(sorted.map(({ row }) => row)), ...rows.filter((row) => valueOf(row) === null)];
}
