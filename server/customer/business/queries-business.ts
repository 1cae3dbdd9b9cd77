import { type RawBuilder, sql } from 'kysely';
import type { Business, BusinessStep } from '#contract/admin/people/business.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

export interface BusinessRow extends EdgeRow {
  version: number;
  user_id: number;
  name: string;
  stir: string;
  contract: string;
  business_state: Business['state'];
  decider: string | null;
  decided_at: Date | null;
  created_at: Date;
}

/** Filters of companies; omitted fields match all. */
export interface BusinessFilter {
  id?: number;
  q?: string;
  states?: readonly string[];
  /** The members of the staff who decided. */
  staffIds?: readonly number[];
}

const columns = sql`b.id, b.version, b.user_id, b.name, b.stir, b.contract, b.business_state, d.name as decider, b.decided_at,
  b.created_at`;
const joined = sql`businesses b left join staff d on d.id = b.decided_by`;

export async function selectBusinesses(
  db: ReadDb,
  filter: BusinessFilter,
  page: ListPage,
): Promise<BusinessRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<BusinessRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${joined}
    where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countBusinesses(
  db: ReadDb,
  filter: BusinessFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from businesses b where ${whereOf(filter)}`, wanted);
}

export async function findBusiness(db: ReadDb, id: number): Promise<BusinessRow | undefined> {
  const { rows } = await sql<BusinessRow>`
    select ${columns}, '' as edge from ${joined} where ${whereOf({ id })}`.execute(db);
  return rows[0];
}

/** Locks the row, so that nobody else decides it until the transaction ends. */
export async function lockBusiness(db: Db, id: number): Promise<void> {
  await sql`select from businesses where id = ${id} for update`.execute(db);
}

/** Undefined if the user already has a company, or another company has this STIR. */
export async function insertBusiness(
  db: Db,
  {
    userId,
    name,
    stir,
    contract,
    now,
  }: Pick<BusinessRow, 'name' | 'stir' | 'contract'> & { userId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('businesses')
    .values({ user_id: userId, name, stir, contract, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function decideBusinessRow(
  db: Db,
  { id, step, staffId, now }: { id: number; step: BusinessStep; staffId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('businesses')
    .set((row) => ({
      business_state: step === 'APPROVE' ? ('APPROVED' as const) : ('SUSPENDED' as const),
      decided_by: staffId,
      decided_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

function whereOf({ id, q, states, staffIds }: BusinessFilter): RawBuilder<boolean> {
  return allOf([
    id !== undefined && sql`b.id = ${id}`,
    q !== undefined && sql`(b.stir = ${q} or strpos(lower(b.name), lower(${q})) > 0)`,
    states && sql`b.business_state = any(${states}::text[])`,
    staffIds && sql`b.decided_by = any(${staffIds}::bigint[])`,
  ]);
}
