import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { UsersTable } from '#database/schema.ts';
import {
  allOf,
  countRows,
  type EdgeRow,
  type ListPage,
  pageClauses,
  pageRows,
} from '#server/kit/list-page.ts';
import { containing } from '#server/kit/texts/typed-text.ts';

export interface CustomerRow extends EdgeRow {
  version: number;
  phone: string | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  language: UsersTable['language'];
  price_type: 'B2C' | 'B2B';
  created_at: Date;
  orders: number;
  total_som: number;
  last_order_at: Date | null;
  sizes: number[];
  region_soato: string | null;
  channels: ('SMS' | 'EMAIL')[];
}

/** Both inclusive. */
interface Range<Edge> {
  from?: Edge | undefined;
  to?: Edge | undefined;
}

/** Filters of users; omitted fields match all. Closed accounts never match. */
export interface CustomerFilter {
  id?: number | undefined;
  /** The whole phone; null = matches nobody. */
  phone?: string | null | undefined;
  phoneEnd?: string | undefined;
  words?: string | undefined;
  priceTypes?: readonly string[] | undefined;
  languages?: readonly string[] | undefined;
  /** Days in Tashkent. */
  since?: Range<string> | undefined;
  lastOrder?: Range<string> | undefined;
  orders?: Range<number> | undefined;
  total?: Range<number> | undefined;
  /** In hundredths of a millimetre; matches any of them. */
  sizes?: readonly number[] | undefined;
  /** Channels, matches any of them; NONE = no consent. */
  consents?: readonly string[] | undefined;
  /** SOATO numbers. */
  regions?: readonly string[] | undefined;
}

/** What the list is sorted and mostly filtered by: triggers keep it in customer_totals, which has no rows of closed accounts. */
const totals = sql`customer_totals t`;
const source = sql`users u join ${totals} on t.user_id = u.id`;
/** Looks up the totals of each account found: `offset 0` keeps the planner from reading those of all accounts. */
const totalsOf = (found: RawBuilder<unknown>) => sql`(${found} offset 0) f
  cross join lateral (select * from customer_totals where user_id = f.id offset 0) t`;
const columns = sql`u.id, u.version, u.phone, u.email, u.first_name, u.last_name, u.language, u.price_type, t.created_at,
  t.orders, t.total_som, t.last_order_at, t.sizes, t.channels,
  (select r.soato from addresses a join regions r on r.id = a.region_id where a.user_id = u.id and a.is_default) as region_soato`;

/** Customers without orders sort first. */
const lastOrder = sql`coalesce(t.last_order_at, '-infinity'::timestamptz)`;

/** Columns by sort name. */
export const customerSorts = {
  createdAt: { by: sql`t.created_at`, type: 'timestamptz' },
  orders: { by: sql`t.orders`, type: 'bigint' },
  total: { by: sql`t.total_som`, type: 'bigint' },
  lastOrderAt: { by: lastOrder, type: 'timestamptz' },
} as const;

export async function selectCustomers(
  db: ReadDb,
  filter: CustomerFilter,
  page: ListPage,
): Promise<CustomerRow[]> {
  const { order } = pageClauses(page);
  const isOfAccounts = ofAccounts(filter).length > 0 && ofTotals(filter).length === 0;
  const rowsOf =
    page.isFew && isOfAccounts
      ? {
          from: totalsOf(sql`select u.id from users u where ${whereOf(filter, sql`u.id`)}`),
          filter: sql<boolean>`true`,
        }
      : { from: tablesOf(filter), filter: whereOf(filter) };
  const ofPage = pageRows(page, { ...rowsOf, alias: sql`t` });
  const { rows } = await sql<CustomerRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${ofPage} join users u on u.id = t.user_id ${order}`.execute(
    db,
  );
  return rows;
}

export async function countCustomers(
  db: ReadDb,
  filter: CustomerFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from ${tablesOf(filter)} where ${whereOf(filter)}`, wanted);
}

export async function findCustomer(db: ReadDb, filter: CustomerFilter): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns}, '' as edge from ${source} where ${whereOf(filter)}`.execute(db);
  return rows[0];
}

/** Locks the customer until the transaction ends. */
export async function lockCustomer(db: Db, id: number): Promise<void> {
  await sql`select from users where id = ${id} for update`.execute(db);
}

export async function setPriceType(
  db: Db,
  { id, priceType }: { id: number; priceType: 'B2C' | 'B2B' },
): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ price_type: priceType, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A single price type is written as a constant, because wholesale customers have a partial index. */
const ofPriceTypes = (types: readonly string[]): RawBuilder<unknown> =>
  types.length === 1 && types[0] === 'B2B'
    ? sql`u.price_type = 'B2B'`
    : sql`u.price_type = any(${types}::text[])`;

/** Accounts are read only if the filter needs them: reading all of them would take longer than the rest. */
const tablesOf = (filter: CustomerFilter): RawBuilder<unknown> =>
  ofAccounts(filter).length > 0 ? source : totals;

/** Conditions on columns that only `users` has. Its indexes contain open accounts only. */
function ofAccounts({
  phone,
  phoneEnd,
  words,
  priceTypes,
  languages,
}: CustomerFilter): RawBuilder<unknown>[] {
  const parts = [
    phone !== undefined && sql`u.phone = ${phone}`,
    phoneEnd !== undefined && sql`reverse(u.phone) like reverse(${phoneEnd}) || '%'`,
    words !== undefined &&
      sql`lower(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) like lower(${containing(words)})`,
    priceTypes && ofPriceTypes(priceTypes),
    languages && sql`u.language = any(${languages}::text[])`,
  ].filter((part) => part !== false && part !== undefined);
  return parts.length > 0 ? [...parts, sql`u.deleted_at is null`] : [];
}

/** Conditions on what triggers keep. */
function ofTotals(filter: CustomerFilter): RawBuilder<unknown>[] {
  const { sizes, consents } = filter;
  return [
    ...ofDays(sql`t.created_at`, filter.since),
    ...ofDays(lastOrder, filter.lastOrder),
    filter.lastOrder && sql`${lastOrder} > '-infinity'::timestamptz`,
    ...ofNumbers(sql`t.orders`, filter.orders),
    ...ofNumbers(sql`t.total_som`, filter.total),
    sizes && sql`t.sizes && ${sizes}::integer[]`,
    consents && ofConsents(consents),
  ].filter((part) => part !== false && part !== undefined);
}

/** `account`: the column with the account's id. */
function whereOf({ id, regions, ...filter }: CustomerFilter, account = sql`t.user_id`): RawBuilder<boolean> {
  return allOf([
    id !== undefined && sql`${account} = ${id}`,
    ...ofAccounts(filter),
    ...ofTotals(filter),
    regions && sql`${account} in (${accountsIn(regions)})`,
  ]);
}

/** Regions are resolved first, so that the planner knows how few addresses match and uses their index. */
function accountsIn(regions: readonly string[]): RawBuilder<unknown> {
  const one = regions.map((soato) => sql`a.region_id = (select id from regions where soato = ${soato})`);
  // no known region at all: nobody
  return sql`select a.user_id from addresses a where a.is_default and (${sql.join([sql`false`, ...one], sql` or `)})`;
}

const ofDays = (column: RawBuilder<unknown>, { from, to }: Range<string> = {}) => [
  from !== undefined && sql`${column} >= ${from}::timestamp at time zone 'Asia/Tashkent'`,
  to !== undefined && sql`${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Tashkent'`,
];

const ofNumbers = (column: RawBuilder<unknown>, { from, to }: Range<number> = {}) => [
  from !== undefined && sql`${column} >= ${from}::bigint`,
  to !== undefined && sql`${column} <= ${to}::bigint`,
];

function ofConsents(wanted: readonly string[]): RawBuilder<unknown> {
  const some = sql`t.channels && ${wanted}::text[]`;
  const none = sql`t.channels = '{}'`;
  return wanted.includes('NONE') ? sql`(${some} or ${none})` : some;
}
