import { sql } from 'kysely';
import type { ViewList } from '#contract/admin/view.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';

export interface ViewRow {
  id: number;
  staff_id: number;
  list: string;
  version: number;
  name: string;
  query: string;
  is_shared: boolean;
  default_for: StaffRole[];
}

const columns = sql`id, staff_id, list, version, name, query, is_shared, default_for`;

/** Returns the caller's own and shared views, by name; at most 200. */
export async function selectViews(
  db: ReadDb,
  { list, staffId }: { list: ViewList; staffId: number },
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views where list = ${list} and (staff_id = ${staffId} or is_shared)
    order by name, id limit 200`.execute(db);
  return rows;
}

/** Locked until the end of the transaction. */
export async function lockView(db: Db, id: number): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`select ${columns} from saved_views where id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

interface NewView {
  staffId: number;
  list: ViewList;
  name: string;
  query: string;
  now: Date;
  /** Maximum number of views per list; returns undefined if it is reached. */
  most: number;
}

export async function saveView(db: Db, view: NewView): Promise<ViewRow | undefined> {
  const { staffId, list, name, query, now, most } = view;
  const { rows } = await sql<ViewRow>`
    insert into saved_views (staff_id, list, name, query, created_at)
    select ${staffId}, ${list}, ${name}, ${query}, ${now}
    where (select count(*) from saved_views where staff_id = ${staffId} and list = ${list} and name <> ${name}) < ${most}
    on conflict (staff_id, list, name) do update set query = excluded.query, version = saved_views.version + 1
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Makes the view the default of a role's list; the previous default loses that role. */
export async function shareView(
  db: Db,
  {
    id,
    list,
    isShared,
    defaultFor,
  }: { id: number; list: string; isShared: boolean; defaultFor: StaffRole[] },
): Promise<ViewRow | undefined> {
  await sql`
    update saved_views set version = version + 1,
      default_for = array(select role from unnest(default_for) role where role <> all (${defaultFor}::text[]))
    where list = ${list} and id <> ${id} and default_for && ${defaultFor}::text[]`.execute(db);
  const { rows } = await sql<ViewRow>`
    update saved_views set is_shared = ${isShared}, default_for = ${isShared ? defaultFor : []}::text[], version = version + 1
    where id = ${id} returning ${columns}`.execute(db);
  return rows[0];
}

export async function deleteView(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
}
