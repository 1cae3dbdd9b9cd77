import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';

/** Rows that the shop never deletes: they are hidden, ended, revoked or archived. Nothing searches for what refers to them. */
const neverDeleted = [
  'api_keys',
  'approvals',
  'audit_entries',
  'collections',
  'delivery_zones',
  'districts',
  'gold_rates',
  'orders',
  'precious_metals',
  'price_formulas',
  'product_items',
  'products',
  'promo_codes',
  'regions',
  'staff',
  'stone_kinds',
  'stone_shapes',
  'stores',
];
/** Tables that editors fill by hand, with at most a few hundred rows: reading them is as fast as an index. */
const small = ['banner_pictures', 'banners', 'categories', 'collections', 'moments', 'stores'];
/** The rest, each with its reason. */
const exceptions = [
  // a category is deleted alone and by hand, a few times a year
  'reduction_targets (category_id)',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

interface Reference {
  child: string;
  parent: string;
  name: string;
}

/** Returns the foreign keys of which no column is the first of an index. */
async function selectUnindexed(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.conrelid::regclass || ' (' || (
      select string_agg(a.attname, ', ' order by k.nth) from unnest(c.conkey) with ordinality k (number, nth)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) || ')' as name
    from pg_constraint c
    where c.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indisvalid and i.indkey[0] = any (c.conkey))
    order by name`.execute(database.db);
  return rows;
}

it('a row that may be deleted is found by an index in every table that refers to it', async () => {
  const unindexed = await selectUnindexed();
  const isKnown = ({ child, parent, name }: Reference) =>
    neverDeleted.includes(parent) || small.includes(child) || exceptions.includes(name);
  expect(unindexed.filter((reference) => !isKnown(reference)).map(({ name }) => name)).toEqual([]);
  // an exception without a case is removed
  expect(neverDeleted.filter((name) => !unindexed.some(({ parent }) => parent === name))).toEqual([]);
  expect(small.filter((name) => !unindexed.some(({ child }) => child === name))).toEqual([]);
  expect(exceptions.filter((name) => !unindexed.some((reference) => reference.name === name))).toEqual([]);
});
