import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface SynonymRow {
  id: number;
  version: number;
  words: string;
  meaning: string;
  isActive: boolean;
}

const columns = ['id', 'version', 'words', 'meaning', 'is_active as isActive'] as const;

export async function selectSynonyms(db: ReadDb): Promise<SynonymRow[]> {
  return db.selectFrom('search_synonyms').select(columns).orderBy('words').limit(5000).execute();
}

export async function lockSynonym(db: Db, id: number): Promise<SynonymRow | undefined> {
  return db.selectFrom('search_synonyms').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns false if these words already have a synonym. */
export async function insertSynonym(
  db: Db,
  { words, meaning, isActive }: { words: string; meaning: string; isActive: boolean },
): Promise<boolean> {
  const row = await db
    .insertInto('search_synonyms')
    .values({ words, meaning, is_active: isActive })
    .onConflict((conflict) => conflict.column('words').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if these words already have a synonym. */
export async function updateSynonym(
  db: Db,
  { id, words, meaning, isActive }: Omit<SynonymRow, 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    update search_synonyms set words = ${words}, meaning = ${meaning}, is_active = ${isActive}
    where id = ${id} and not exists (select from search_synonyms o where o.words = ${words} and o.id <> ${id})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function deleteSynonym(db: Db, id: number): Promise<void> {
  await db.deleteFrom('search_synonyms').where('id', '=', id).execute();
}

export interface TypedQueryRow {
  term: string;
  searches: number;
  nothing: number;
  opened: number;
  found: number;
}

/**
 * Returns the queries typed after the day `after` until `until`, most frequent first. A search counts as opened if a model of its list, or
 * any model, was opened before the same session searched again.
 */
export async function selectTypedQueries(
  db: ReadDb,
  { after, until, only }: { after: string; until: string; only: 'ALL' | 'NOTHING' | 'NOT_OPENED' },
): Promise<TypedQueryRow[]> {
  const { rows } = await sql<TypedQueryRow>`
    with searches as (
      select session_id, day, at, lower(btrim(extra ->> 'term')) as term, (extra ->> 'results')::int as results,
        lead(at) over (partition by session_id order by at) as next_at
      from measured_events
      where name = 'search' and day > ${after} and day <= ${until} and extra ? 'term'
    ), judged as (
      select s.*, exists (
        select from measured_events e
        where e.session_id = s.session_id and e.name in ('select_item', 'view_item') and e.at >= s.at
          and (s.next_at is null or e.at < s.next_at)) as is_opened
      from searches s
    )
    select term, count(*)::int as searches, (count(*) filter (where results = 0))::int as nothing,
      (count(*) filter (where is_opened))::int as opened, (array_agg(results order by at desc))[1] as found
    from judged where term <> ''
    group by term
    having case ${only}::text when 'NOTHING' then count(*) filter (where results = 0) > 0
      when 'NOT_OPENED' then count(*) filter (where is_opened) = 0 else true end
    order by count(*) desc, term
    limit 200`.execute(db);
  return rows;
}
