import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { plannedByValues } from './prepare-statements.ts';
import { isDatabaseUnavailable } from './problems.ts';
import { testDatabase, type TestDatabase } from './testing.ts';
import { withTransaction } from './transaction.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

test('an amount in soʻm is a number, alone and in a list', async () => {
  const { rows } = await shop.pool.query(
    'select 9007199254740991::bigint as sum, array[1, null]::bigint[] as sums',
  );
  expect(rows).toEqual([{ sum: 9_007_199_254_740_991, sums: [1, null] }]);
});

test('an amount beyond the safe integers is an error, not a rounded amount', async () => {
  await expect(shop.pool.query('select 9007199254740992::bigint')).rejects.toThrow(
    'int8 9007199254740992 is not a safe integer',
  );
});

test('the total of many prices is a number', async () => {
  const { rows } = await shop.pool.query(
    'select sum(price) as total from (values (1500000::bigint), (2500000)) as prices (price)',
  );
  expect(rows).toEqual([{ total: 4_000_000 }]);
});

test('a decimal with too many digits is an error, not a rounded decimal', async () => {
  await expect(shop.pool.query('select 0.1234567890123456789::numeric')).rejects.toThrow(
    'does not fit a number exactly',
  );
});

test('a date is the same in any time zone of the machine', async () => {
  const { rows } = await shop.pool.query(`select date '2026-03-21' as day, array[date '2026-03-08'] as days`);
  expect(rows).toEqual([{ day: '2026-03-21', days: ['2026-03-08'] }]);
});

test('an instant is a Date', async () => {
  const { rows } = await shop.pool.query(`select timestamptz '2026-03-21 10:00+05' as instant`);
  expect(rows).toEqual([{ instant: new Date('2026-03-21T05:00:00Z') }]);
});

test('the pool works again after the database broke a connection in the middle of an action', async () => {
  const broken = withTransaction(shop.db, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await shop.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await sql`select 1`.execute(db);
  });
  const error: unknown = await broken.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await expect(shop.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('the pool works again after the database broke an idle connection', async () => {
  const client = await shop.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.release();
  const other = await shop.pool.connect();
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  other.release(true);
  await expect(shop.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('a statement with values is prepared once per connection', async () => {
  const prepared = await shop.db.connection().execute(async (db) => {
    for (const size of [17, 18]) await sql`select ${size}::int as size_asked`.execute(db);
    await sql`select 'without values' as size_asked`.execute(db);
    return sql<{ statement: string; uses: number }>`
      select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements
      where statement like '%size_asked%' and statement not like '%pg_prepared_statements%'`.execute(db);
  });
  expect(prepared.rows).toEqual([{ statement: 'select $1::int as size_asked', uses: 2 }]);
});

test('a statement that is planned by its values is not prepared', async () => {
  const { rows } = await shop.db.connection().execute(async (db) => {
    await sql`select ${17}::int as size_planned ${sql.raw(plannedByValues)}`.execute(db);
    return sql`select from pg_prepared_statements where statement like '%size_planned%'
      and statement not like '%pg_prepared_statements%'`.execute(db);
  });
  expect(rows).toHaveLength(0);
});

test('closing leaves no connection open, whatever query was run', async () => {
  const { pool, close } = connect(shop.connection);
  await pool.query('select 1');
  await close();
  expect(pool.totalCount).toBe(0);
});
