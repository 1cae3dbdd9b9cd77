import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { DraftKind } from './content-kind.ts';

/** The record that a draft belongs to. */
export interface DraftOf {
  kind: DraftKind;
  id: string;
}

export interface DraftRow {
  version: number;
  baseVersion: number;
  body: unknown;
  publishAt: Date | null;
  savedBy: string;
  staffId: number;
  savedAt: Date;
  baseAlts: unknown;
  heldAt: Date | null;
}

export async function findDraft(db: ReadDb, { kind, id }: DraftOf): Promise<DraftRow | undefined> {
  return db
    .selectFrom('content_drafts as d')
    .innerJoin('staff as s', 's.id', 'd.staff_id')
    .select(['d.version', 'd.base_version as baseVersion', 'd.body', 'd.publish_at as publishAt'])
    .select(['s.name as savedBy', 'd.staff_id as staffId', 'd.updated_at as savedAt'])
    .select(['d.base_alts as baseAlts', 'd.held_at as heldAt'])
    .where('d.kind', '=', kind)
    .where('d.record_id', '=', id)
    .executeTakeFirst();
}

export async function putDraft(
  db: Db,
  draft: DraftOf & { content: unknown; baseVersion: number; baseAlts: unknown; staffId: number; now: Date },
): Promise<void> {
  const { kind, id, content, baseVersion, baseAlts, staffId, now } = draft;
  const row = {
    body: JSON.stringify(content),
    base_version: baseVersion,
    base_alts: JSON.stringify(baseAlts),
    staff_id: staffId,
    updated_at: now,
    // a changed draft has to be scheduled again
    publish_at: null,
    held_at: null,
  };
  await db
    .insertInto('content_drafts')
    .values({ kind, record_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(row))
    .execute();
}

/**
 * Locks the pictures that a text refers to by id or key until the transaction ends, so that none of them is removed as unused while the
 * text is being saved. Other numbers of the text may lock pictures, too.
 */
export async function lockPicturesOf(db: Db, content: unknown): Promise<void> {
  const body = sql`${JSON.stringify(content)}::jsonb`;
  await sql`
    select from attachments where id in (
      select (said #>> '{}')::bigint from jsonb_path_query(${body}, '$.** ? (@.type() == "number")') said
        where said #>> '{}' ~ '^[0-9]{1,15}$'
      union select a.id from jsonb_path_query(${body}, '$.** ? (@.type() == "string")') said
        join attachments a on a.key = said #>> '{}'
    ) order by id for key share`.execute(db);
}

/** Schedules the publication. `baseVersion`: the version of the record that the person has seen. */
export async function setPublishAt(
  db: Db,
  { kind, id, at, staffId, baseVersion }: DraftOf & { at: Date; staffId: number; baseVersion: number },
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set({ publish_at: at, staff_id: staffId, base_version: baseVersion, held_at: null })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .execute();
}

/** Stops the scheduled publication. */
export async function holdDraft(db: Db, { kind, id, now }: DraftOf & { now: Date }): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set({ publish_at: null, held_at: now })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .execute();
}

/** After a change of the record that was planned before: the draft began from the record as it is now. */
export async function updateBaseVersion(
  db: Db,
  { kind, id, from, to }: DraftOf & { from: number; to: number },
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set({ base_version: to })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('base_version', '=', from)
    .execute();
}

export async function deleteDraft(db: Db, { kind, id }: DraftOf): Promise<void> {
  await db.deleteFrom('content_drafts').where('kind', '=', kind).where('record_id', '=', id).execute();
}

/** Returns the drafts to be published by now, earliest first. */
export async function selectDueDrafts(db: ReadDb, now: Date): Promise<DraftOf[]> {
  return db
    .selectFrom('content_drafts')
    .select(['kind', 'record_id as id'])
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(100)
    .execute();
}

export interface VersionRow {
  id: number;
  publishedAt: Date;
  publishedBy: string | null;
  body: unknown;
}

/** Returns the published versions of a record, latest first. */
export async function selectVersions(db: ReadDb, { kind, id }: DraftOf): Promise<VersionRow[]> {
  return db
    .selectFrom('content_versions as v')
    .leftJoin('staff as s', 's.id', 'v.staff_id')
    .select(['v.id', 'v.published_at as publishedAt', 's.name as publishedBy', 'v.body'])
    .where('v.kind', '=', kind)
    .where('v.record_id', '=', id)
    .orderBy('v.id', 'desc')
    .limit(maxVersions)
    .execute();
}

const maxVersions = 50;

export async function addVersion(
  db: Db,
  version: DraftOf & { content: unknown; staffId: number | null; at: Date },
): Promise<void> {
  const { kind, id, content, staffId, at } = version;
  const body = JSON.stringify(content);
  await db
    .insertInto('content_versions')
    .values({ kind, record_id: id, body, staff_id: staffId, published_at: at })
    .execute();
  await sql`
    delete from content_versions where kind = ${kind} and record_id = ${id} and id <= (
      select id from content_versions where kind = ${kind} and record_id = ${id}
      order by id desc offset ${maxVersions} limit 1)`.execute(db);
}
