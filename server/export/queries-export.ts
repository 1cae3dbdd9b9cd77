import { sql } from 'kysely';
import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';

/** What the categories are called. */
export async function findCategoryNames(db: ReadDb, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'name']).limit(1000).execute();
  return new Map(rows.map(({ id, name }) => [id, name[language] || name.ru]));
}

interface ContactRow {
  number: string;
  name: string | null;
  phone: string | null;
}

export async function selectContacts(db: ReadDb, numbers: readonly string[]): Promise<ContactRow[]> {
  return db
    .selectFrom('orders')
    .select(['number', 'contact_name as name', 'contact_phone as phone'])
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .execute();
}
