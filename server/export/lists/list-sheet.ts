import type { Language } from '#contract/words.ts';
import type { Cell, CellKind, Sheet } from '../sheet.ts';
import type { ListWords } from './list-words.ts';

/** The inputs for formatting cells. */
export interface ShownWith {
  words: ListWords;
  language: Language;
  storeNames: ReadonlyMap<number, string>;
  regionNames: ReadonlyMap<number, string>;
}

export interface SheetColumn<Row> {
  kind: CellKind;
  head: (words: ListWords) => string;
  value: (row: Row, shown: ShownWith) => Cell;
}

/** Every possible column of a list, by its name in the contract. */
export type SheetColumns<Row, Name extends string> = Readonly<Record<Name, SheetColumn<Row>>>;

/** Returns the rows of a list with these columns, in their order. */
export const listSheet = <Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  shown: ShownWith,
): Sheet => ({
  columns: columns.map(({ head, kind }) => ({ head: head(shown.words), kind })),
  rows: rows.map((row) => columns.map(({ value }) => value(row, shown))),
});

/** Returns the text for a code, such as a state's; an unknown code is returned unchanged. */
export const wordOf = (table: Readonly<Record<string, string | object>>, code: string): string => {
  const word = Object.hasOwn(table, code) ? table[code] : undefined;
  return typeof word === 'string' ? word : code;
};

/** Returns the text for a grouped code: `orders.move` is `move` in `orders`. An unknown code is returned unchanged. */
export function wordInGroups(groups: Readonly<Record<string, object>>, code: string): string {
  const [group = '', ...rest] = code.split('.');
  const words: [string, unknown][] = Object.entries(groups[group] ?? {});
  const found = words.find(([name]) => name === rest.join('.'))?.[1];
  return typeof found === 'string' ? found : code;
}

/** The location of pieces: null = the warehouse. */
export const placeOf = (id: number | null, { words, storeNames }: ShownWith): string =>
  id === null ? words.pieces.warehouse : (storeNames.get(id) ?? `#${id}`);
