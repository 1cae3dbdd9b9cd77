import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { UsersTable } from '#database/schema.ts';
import { countLimit, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

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
}

/** Which users; a part that is left out lets all of them in. Closed accounts are never among them. */
export interface CustomerFilter {
  id?: number;
  /** The whole one; null = nobody. */
  phone?: string | null;
  phoneEnd?: string;
  words?: string;
  priceTypes?: readonly string[];
  languages?: readonly string[];
}

const columns = sql`u.id, u.version, u.phone, u.email, u.first_name, u.last_name, u.language, u.price_type, u.created_at,
  o.orders, o.total_som, o.last_order_at`;
const ordersOf = sql`cross join lateral (
  select count(*)::integer as orders, coalesce(sum(total_som), 0)::bigint as total_som, max(created_at) as last_order_at
  from orders where user_id = u.id and order_state not in ('CANCELLED', 'EXPIRED')) o`;

export async function selectCustomers(
  db: ReadDb,
  filter: CustomerFilter,
  page: ListPage,
): Promise<CustomerRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<CustomerRow>`
    select ${columns}, (${page.sort.by})::text as edge
    from (select u.* from users u where ${whereOf(filter)} and ${where} ${order}) u ${ordersOf} ${order}`.execute(
    db,
  );
  return rows;
}

export async function countCustomers(
  db: ReadDb,
  filter: CustomerFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from users u where ${whereOf(filter)} ${countLimit(wanted)}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findCustomer(db: ReadDb, filter: CustomerFilter): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns}, '' as edge from users u ${ordersOf} where ${whereOf(filter)}`.execute(db);
  return rows[0];
}

/** Until the transaction ends, nobody else changes it. */
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

function whereOf({ id, phone, phoneEnd, words, priceTypes, languages }: CustomerFilter): RawBuilder<boolean> {
  const parts = [
    sql`u.deleted_at is null`,
    id !== undefined && sql`u.id = ${id}`,
    phone !== undefined && sql`u.phone = ${phone}`,
    phoneEnd !== undefined && sql`u.phone like ${`%${phoneEnd}`}`,
    words !== undefined && sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name)), lower(${words})) > 0`,
    priceTypes && sql`u.price_type = any(${priceTypes}::text[])`,
    languages && sql`u.language = any(${languages}::text[])`,
  ].filter((part) => part !== false && part !== undefined);
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}
