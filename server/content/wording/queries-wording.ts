import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { Reworded, WordingTexts } from '#server/kit/texts/message-words.ts';

/** Returns the reworded lines of pages. */
export async function selectPageWordings(db: ReadDb): Promise<WordingTexts[]> {
  return db
    .selectFrom('wordings')
    .select(['key', 'text_uz as uz', 'text_ru as ru', 'text_en as en'])
    .where('key', 'not like', 'messages.%')
    .orderBy('key')
    .execute();
}

export interface StoredWording extends WordingTexts {
  version: number;
  changed_by: string | null;
  changed_at: Date | null;
}

/** Returns the reworded texts, each with who changed it last; `key` null = all. */
export async function selectWordings(db: ReadDb, key: string | null): Promise<StoredWording[]> {
  const { rows } = await sql<StoredWording>`
    select w.key, w.text_uz as uz, w.text_ru as ru, w.text_en as en, w.version, last.by as changed_by, last.at as changed_at
    from wordings w left join lateral (
      select a.at, m.name as by from audit_entries a left join staff m on m.id = a.staff_id
      where a.resource = 'wording' and a.record_id = w.key order by a.id desc limit 1) last on true
    where ${key}::text is null or w.key = ${key}`.execute(db);
  return rows;
}

/** Locks a reworded text and returns its version; 0 if there is none. */
export async function lockWording(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('wordings')
    .select('version')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? 0;
}

const textsOf = ({ uz, ru, en }: Reworded) => ({ text_uz: uz, text_ru: ru, text_en: en });

/** Returns false if somebody else has reworded the text at the same time. */
export async function insertWording(db: Db, key: string, reworded: Reworded): Promise<boolean> {
  const row = await db
    .insertInto('wordings')
    .values({ key, ...textsOf(reworded) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller has locked the row. */
export async function updateWording(db: Db, key: string, reworded: Reworded): Promise<void> {
  await db.updateTable('wordings').set(textsOf(reworded)).where('key', '=', key).execute();
}

export async function deleteWording(db: Db, key: string): Promise<void> {
  await db.deleteFrom('wordings').where('key', '=', key).execute();
}
