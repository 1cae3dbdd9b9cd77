import type { Pool } from 'pg';
import type { CatalogIndex } from '../index/catalog-index.ts';
import { selectCards, type CardRow } from '../queries.ts';

/** Returns the rows of the public ones among these products, by id. */
export type CardRows = (ids: number[]) => Promise<Map<number, CardRow>>;

/** About 1 KB each. */
const maxRows = 20_000;
/**
 * Content tables whose texts are in card rows: a loose stone shows its kind. `*`: the connection was lost, so anything may have changed.
 */
const shownTables = new Set(['stone_kinds', '*']);

/**
 * Caches card rows in memory, as fresh as the index: a changed product's row is dropped and read again. All missing rows are read by one
 * statement.
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
      // a row that was read during a change may be outdated
      if (changes === changesBefore) store(rows, row);
    }
    return found;
  };
}

/** Makes room by dropping the oldest row. */
function store(rows: Map<number, CardRow>, row: CardRow): void {
  if (rows.size >= maxRows) for (const id of rows.keys()) if (rows.delete(id)) break;
  rows.set(row.id, row);
}
