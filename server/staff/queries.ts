import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import type { Language } from '#contract/words.ts';
import { allOf } from '#server/kit/list-page.ts';

export interface StaffRow {
  id: number;
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  staff_state: 'INVITED' | 'ACTIVE' | 'SUSPENDED';
  password_hash: string | null;
  version: number;
}

const columns = [
  'id',
  'email',
  'name',
  'role',
  'language',
  'staff_state',
  'password_hash',
  'version',
] as const;

export async function findByEmail(db: ReadDb, email: string): Promise<StaffRow | undefined> {
  return db
    .selectFrom('staff')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

export async function findStaff(db: ReadDb, id: number): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Locks the row until the end of the transaction. */
export async function lockStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface ListedStaffRow extends Omit<StaffRow, 'password_hash'> {
  store_ids: number[];
  has_factor: boolean;
  seen_at: Date | null;
  sessions: number;
  /** The oldest pending request for another role. */
  waiting_approval: number | null;
}

export interface StaffFilter {
  /** A part of a name or a mail address. */
  q?: string;
  roles?: readonly string[];
  states?: readonly string[];
  storeIds?: readonly number[];
}

/** Returns all staff, or one member. `now` determines which sessions are active. */
export async function selectStaff(
  db: ReadDb,
  { id, filter = {}, now }: { id?: number; filter?: StaffFilter; now: Date },
): Promise<ListedStaffRow[]> {
  const { rows } = await sql<ListedStaffRow>`
    select s.id, s.email, s.name, s.role, s.language, s.staff_state, s.version, s.seen_at,
      array(select store_id from staff_stores where staff_id = s.id order by store_id) as store_ids,
      (select count(*)::integer from staff_sessions e where e.staff_id = s.id and e.ended_at is null and e.ends_at > ${now}
        and e.factor_at is not null) as sessions,
      exists (select from staff_factors f where f.staff_id = s.id and f.confirmed_at is not null) as has_factor,
      (select min(a.id) from approvals a where a.resource = 'staff' and a.record_id = s.email and a.approval_state = 'WAITING') as waiting_approval
    from staff s
    where (${id ?? null}::bigint is null or s.id = ${id ?? null}) and ${chosenBy(filter)}
    order by s.staff_state = 'SUSPENDED', s.name, s.id`.execute(db);
  return rows;
}

/** The staff table is small and is read completely. */
function chosenBy({ q, roles, states, storeIds }: StaffFilter): RawBuilder<boolean> {
  return allOf([
    q !== undefined && sql`strpos(lower(s.name || ' ' || s.email), ${q.trim().toLowerCase()}) > 0`,
    roles && sql`s.role = any(${roles}::text[])`,
    states && sql`s.staff_state = any(${states}::text[])`,
    storeIds &&
      sql`exists (select from staff_stores w where w.staff_id = s.id and w.store_id = any(${storeIds}::bigint[]))`,
  ]);
}

export interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  storeIds: readonly number[];
  now: Date;
}

/** Returns its id; undefined if the address is already in use. */
export async function insertStaff(db: Db, staff: NewStaff): Promise<number | undefined> {
  const { email, name, role, language, storeIds, now } = staff;
  const row = await db
    .insertInto('staff')
    .values({ email, name, role, language, created_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await setStores(db, row.id, storeIds);
  return row?.id;
}

export async function updateStaff(
  db: Db,
  {
    id,
    ...changed
  }: { id: number; role?: StaffRole; state?: StaffRow['staff_state']; passwordHash?: string },
): Promise<void> {
  await db
    .updateTable('staff')
    .set({
      version: sql`version + 1`,
      ...(changed.role !== undefined && { role: changed.role }),
      ...(changed.state !== undefined && { staff_state: changed.state }),
      ...(changed.passwordHash !== undefined && { password_hash: changed.passwordHash }),
    })
    .where('id', '=', id)
    .execute();
}

export async function setStores(db: Db, staffId: number, storeIds: readonly number[]): Promise<void> {
  await sql`
    delete from staff_stores where staff_id = ${staffId} and store_id <> all (${storeIds}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into staff_stores (staff_id, store_id) select ${staffId}, id from stores where id = any (${storeIds}::bigint[])
    on conflict do nothing`.execute(db);
}

export async function deleteFactors(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('staff_factors').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

export async function endSessionsOf(db: Db, staffId: number, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
}

export interface OwnSessionRow {
  id: string;
  device: string;
  ip: string;
  created_at: Date;
  seen_at: Date;
}

/** Returns active whole sessions. */
export async function selectSessions(db: ReadDb, staffId: number, now: Date): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    select encode(id_hash, 'hex') as id, device, ip, created_at, seen_at from staff_sessions
    where staff_id = ${staffId} and ended_at is null and ends_at > ${now} and factor_at is not null
    order by seen_at desc, created_at desc limit 100`.execute(db);
  return rows;
}

export async function insertLink(
  db: Db,
  link: { tokenHash: Buffer; staffId: number; purpose: 'INVITATION' | 'DEMO'; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('staff_links')
    .values({
      token_hash: link.tokenHash,
      staff_id: link.staffId,
      purpose: link.purpose,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Ends the links by which an invitation can be accepted. */
export async function endLinks(db: Db, staffId: number, now: Date): Promise<void> {
  await db
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('purpose', '=', 'INVITATION')
    .where('used_at', 'is', null)
    .execute();
}

interface UsedLink {
  tokenHash: Buffer;
  purpose: 'INVITATION' | 'DEMO';
  now: Date;
}

/** Whether a link can be consumed. */
export async function isLinkOpen(db: ReadDb, { tokenHash, purpose, now }: UsedLink): Promise<boolean> {
  const row = await db
    .selectFrom('staff_links')
    .select('staff_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a link. Returns whose it is; undefined if there is none, or it was used or has expired. */
export async function takeLink(db: Db, { tokenHash, purpose, now }: UsedLink): Promise<number | undefined> {
  const row = await db
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst();
  return row?.staff_id;
}
