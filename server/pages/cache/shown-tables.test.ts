import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { type CatalogIndex, createCatalogIndex } from '#server/catalog/index/catalog-index.ts';
import type { Purge } from '#server/kit/cache-tags.ts';
import { tagsOfChange } from './tags-of-change.ts';
import { prepareTableChanges, tableChanges } from './testing-table-changes.ts';
import { shownToNobody } from './testing-unshown-tables.ts';

// Every table shown on pages must purge the pages that show it. The tables are read from the database, so that a new one must be added to
// one of the two lists (testing-table-changes.ts and testing-unshown-tables.ts).

let database: TestDatabase;
let index: CatalogIndex;
let purges: Purge[] = [];

beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  await database.pool.query(prepareTableChanges);
  index = await createCatalogIndex({
    ...database,
    log: { info: () => undefined, warn: () => undefined },
  });
  index.onChange((change) => {
    const tags = tagsOfChange(change);
    if (tags !== '*') purges.push(...tags);
  });
});
afterAll(async () => {
  await index.close();
  await database.close();
});

it('every table is in one of the two lists: shown on pages or not', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const tables = rows.map(({ name }) => name);
  expect(tables.filter((name) => !(name in tableChanges) && !shownToNobody.has(name))).toEqual([]);
  expect([...Object.keys(tableChanges), ...shownToNobody].filter((name) => !tables.includes(name))).toEqual(
    [],
  );
});

describe.each(Object.entries(tableChanges))('a change of %s', (_table, ways) => {
  it.each(ways)('purges $tag as $kind: $sql', async ({ sql, tag, kind = 'stale' }) => {
    purges = [];
    const { rows } = await database.pool.query<{ id: unknown }>({ text: sql, types: asText });
    const [row] = rows;
    expect(row).toBeDefined();
    await index.catchUp();
    await vi.waitFor(() => expect(purges).toContainEqual({ tag: `${tag}${String(row?.id)}`, kind }), 4_000);
  });
});

/** As strings, like the ids in tags. */
const asText = { getTypeParser: () => (text: string) => text };
