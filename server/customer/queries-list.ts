import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { UsersTable } from '#database/schema.ts';
import { countLimit, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { partOf } from '#server/kit/typed-text.ts';

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

/** Totals of orders are maintained by triggers in customer_totals. */
const source = sql`users u join customer_totals t on t.user_id = u.id`;
const columns = sql`u.id, u.version, u.phone, u.email, u.first_name, u.last_name, u.language, u.price_type, u.created_at,
  t.orders, t.total_som, t.last_order_at, t.sizes,
  (select r.soato from addresses a join regions r on r.id = a.region_id where a.user_id = u.id and a.is_default) as region_soato,
  array(select distinct channel from consents where user_id = u.id order by channel desc) as channels`;

/** Customers without orders sort first. */
const lastOrder = sql`coalesce(t.last_order_at, '-infinity'::timestamptz)`;

/** Columns by sort name. */
export const customerSorts = {
  createdAt: { by: sql`u.created_at`, type: 'timestamptz' },
  orders: { by: sql`t.orders`, type: 'bigint' },
  total: { by: sql`t.total_som`, type: 'bigint' },
  lastOrderAt: { by: lastOrder, type: 'timestamptz' },
} as const;

export async function selectCustomers(
  db: ReadDb,
  filter: CustomerFilter,
  page: ListPage,
): Promise<CustomerRow[]> {
  const { where, order } = pageClauses(page);
  const edge = sql`(${page.sort.by})::text as edge`;
  // a small result is filtered first and then sorted (pageRows of the kit); `offset 0` prevents the planner from sorting in the inner
  // select
  const from = page.isFew
    ? sql`(select u.id as found from ${source} where ${whereOf(filter)} offset 0) f join ${source} on u.id = f.found where ${where}`
    : sql`${source} where ${whereOf(filter)} and ${where}`;
  const { rows } = await sql<CustomerRow>`select ${columns}, ${edge} from ${from} ${order}`.execute(db);
  return rows;
}

export async function countCustomers(
  db: ReadDb,
  filter: CustomerFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ${isOfTotals(filter) ? source : sql`users u`} where ${whereOf(filter)} ${countLimit(wanted)}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
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

const isOfTotals = ({ orders, total, lastOrder, sizes }: CustomerFilter): boolean =>
  [orders, total, lastOrder, sizes].some((part) => part !== undefined);

function whereOf(filter: CustomerFilter): RawBuilder<boolean> {
  const { id, phone, phoneEnd, words, priceTypes, languages, sizes, consents, regions } = filter;
  const parts = [
    sql`u.deleted_at is null`,
    id !== undefined && sql`u.id = ${id}`,
    phone !== undefined && sql`u.phone = ${phone}`,
    phoneEnd !== undefined && sql`reverse(u.phone) like reverse(${phoneEnd}) || '%'`,
    words !== undefined &&
      sql`lower(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) like lower(${partOf(words)})`,
    priceTypes && ofPriceTypes(priceTypes),
    languages && sql`u.language = any(${languages}::text[])`,
    ...ofDays(sql`u.created_at`, filter.since),
    ...ofDays(lastOrder, filter.lastOrder),
    filter.lastOrder && sql`${lastOrder} > '-infinity'::timestamptz`,
    ...ofNumbers(sql`t.orders`, filter.orders),
    ...ofNumbers(sql`t.total_som`, filter.total),
    sizes && sql`t.sizes && ${sizes}::integer[]`,
    consents && ofConsents(consents),
    regions && ofRegions(regions),
  ].filter((part) => part !== false && part !== undefined);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/** Regions are resolved first, so that the planner knows how few addresses match and uses their index. */
function ofRegions(regions: readonly string[]): RawBuilder<boolean> {
  const one = regions.map((soato) => sql`a.region_id = (select id from regions where soato = ${soato})`);
  return sql<boolean>`u.id in (select a.user_id from addresses a where a.is_default and (${sql.join(one, sql` or `)}))`;
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
  const some = sql`exists (select from consents where user_id = u.id and channel = any(${wanted}::text[]))`;
  const none = sql`not exists (select from consents where user_id = u.id)`;
  return wanted.includes('NONE') ? sql`(${some} or ${none})` : some;
}
