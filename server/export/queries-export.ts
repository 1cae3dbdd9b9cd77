import { sql } from 'kysely';
import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { placeIdOf } from '#domain/delivery/place-ids.ts';

/** Returns the names of the categories. */
export async function findCategoryNames(db: ReadDb, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'name']).limit(1000).execute();
  return new Map(rows.map(({ id, name }) => [id, name[language] || name.ru]));
}

/** Returns the names of the regions. */
export async function findRegionNames(db: ReadDb, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('regions').select(['soato', 'name']).execute();
  return new Map(rows.map(({ soato, name }) => [placeIdOf(soato), name[language] || name.ru]));
}

/** Returns the contacts of these users, in their order. */
export async function selectCustomerContacts(
  db: ReadDb,
  ids: readonly number[],
): Promise<{ name: string | null; phone: string | null }[]> {
  const { rows } = await sql<{ name: string | null; phone: string | null }>`
    select nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, coalesce(u.phone, u.email) as phone
    from unnest(${ids}::bigint[]) with ordinality as w (id, nth) left join users u on u.id = w.id order by w.nth`.execute(
    db,
  );
  return rows;
}

/** Returns the contacts of call-backs or visits, one row each, in their order. */
export async function selectRequestContacts(
  db: ReadDb,
  table: 'callbacks' | 'visits',
  ids: readonly number[],
): Promise<{ name: string | null; phone: string | null }[]> {
  const { rows } = await sql<{ name: string | null; phone: string | null }>`
    select r.name, r.phone
    from unnest(${ids}::bigint[]) with ordinality as w (id, nth) left join ${sql.table(table)} r on r.id = w.id
    order by w.nth`.execute(db);
  return rows;
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
