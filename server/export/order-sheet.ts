import type { OrderColumn, StaffOrderRow } from '#contract/admin/order.ts';
import type { OrderWords } from './export-words.ts';
import type { Cell, CellKind, Sheet } from './sheet.ts';

interface ShownWith {
  words: OrderWords;
  storeNames: ReadonlyMap<number, string>;
}

interface Column {
  kind: CellKind;
  value: (row: StaffOrderRow, shown: ShownWith) => Cell;
}

const columns: Record<OrderColumn, Column> = {
  number: { kind: 'text', value: ({ number }) => number },
  state: { kind: 'text', value: ({ state }, { words }) => words.state[state] },
  createdAt: { kind: 'instant', value: ({ createdAt }) => createdAt },
  total: { kind: 'number', value: ({ total }) => total },
  payment: {
    kind: 'text',
    value: ({ method, payment }, { words }) =>
      `${words.method[method]}, ${words.payment[payment].toLowerCase()}`,
  },
  receives: {
    kind: 'text',
    value: ({ storeId, kind }, { words, storeNames }) =>
      (storeId === null ? undefined : storeNames.get(storeId)) ?? words.kind[kind],
  },
  promisedTo: { kind: 'day', value: ({ promisedTo }) => promisedTo },
  pieces: { kind: 'number', value: ({ pieces }) => pieces },
  shopper: { kind: 'text', value: ({ shopper }) => shopper },
  since: { kind: 'instant', value: ({ since }) => since },
  channel: { kind: 'text', value: ({ channel }, { words }) => words.channel[channel] },
  tags: { kind: 'text', value: ({ tags }) => tags.join(', ') || null },
};

/** Returns the rows of the list with these columns, in their order. */
export const orderSheet = (
  rows: readonly StaffOrderRow[],
  names: readonly OrderColumn[],
  shown: ShownWith,
): Sheet => ({
  columns: names.map((name) => ({ head: shown.words.column[name], kind: columns[name].kind })),
  rows: rows.map((row) => names.map((name) => columns[name].value(row, shown))),
});

/** Adds two columns with the name and phone of each order's shopper. */
export const withContacts = (
  sheet: Sheet,
  contacts: readonly { name: string | null; phone: string | null }[],
  heads: { name: string; phone: string },
): Sheet => ({
  columns: [...sheet.columns, { head: heads.name, kind: 'text' }, { head: heads.phone, kind: 'text' }],
  rows: sheet.rows.map((row, nth) => [...row, contacts[nth]?.name ?? null, contacts[nth]?.phone ?? null]),
});
