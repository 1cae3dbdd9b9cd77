import type { Pool } from 'pg';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { selectCards, type CardRow } from '../queries.ts';

/** The rows of these products that are public, by id. */
export type CardRows = (ids: number[]) => Promise<Map<number, CardRow>>;

/** About 1 KB each. */
const mostRows = 20_000;
/** Content whose words stand in card rows: a loose stone says what it is. `*`: the connection was lost, anything may have changed. */
const shownTables = new Set(['stone_kinds', '*']);

/**
 * Card rows are cached in memory, as fresh as the index: a changed product's row is dropped and read
 * again. The rows that are missing come by one statement, whatever their number.
 */
export function createCardRows({
  pool,
  index,
}: {
  pool: Pool;
  index: Pick<CatalogIndex, 'onChange'>;
}): CardRows {
  const rows = new Map<number, CardRow>();
  let changes = 0;
  index.onChange((change) => {
    if ('content' in change && !shownTables.has(change.content)) return;
    changes++;
    if ('content' in change || change.products === '*') rows.clear();
    else for (const { id } of change.products) rows.delete(id);
  });
  return async (ids) => {
    const found = new Map<number, CardRow>();
    const missing: number[] = [];
    for (const id of ids) {
      const row = rows.get(id);
      if (row) found.set(id, row);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const changesBefore = changes;
    for (const row of await selectCards(pool, missing)) {
      found.set(row.id, row);
      // a row read while something changed may be the old one
      if (changes === changesBefore) store(rows, row);
    }
    return found;
  };
}

/** Makes room by dropping the row that came first. */
function store(rows: Map<number, CardRow>, row: CardRow): void {
  if (rows.size >= mostRows) for (const id of rows.keys()) if (rows.delete(id)) break;
  rows.set(row.id, row);
}
