import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { OriginalFacts } from './read-original.ts';

export interface UninspectedRow {
  id: number;
  key: string;
}

/** Returns up to a hundred attachments after `afterId` whose originals have not been inspected yet. */
export async function selectUninspected(db: ReadDb, afterId: number): Promise<UninspectedRow[]> {
  return db
    .selectFrom('attachments')
    .select(['id', 'key'])
    .where('placeholder', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Returns keys in ascending order, up to a thousand after `after`. */
export async function selectKeys(db: ReadDb, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attachments')
    .select('key')
    .where('key', '>', after)
    .orderBy('key')
    .limit(1000)
    .execute();
  return rows.map(({ key }) => key);
}

/** Stores the result of inspecting an original. Null = unreadable; the stored facts stay. */
export async function updateInspected(
  db: Db,
  { id, facts }: { id: number; facts: OriginalFacts | null },
): Promise<void> {
  const seen = facts && {
    kind: facts.kind,
    placeholder: facts.placeholder,
    ...(facts.size && { width: facts.size.width, height: facts.size.height }),
  };
  await db
    .updateTable('attachments')
    .set(seen ?? { placeholder: '' })
    .where('id', '=', id)
    .execute();
}

export interface NewAttachment {
  key: string;
  alt: LocalizedText;
  facts: OriginalFacts;
}

/** Inserts a row, or updates the facts of the row with this key and leaves its texts unchanged. Returns its id. */
export async function upsertAttachment(db: Db, { key, alt, facts }: NewAttachment): Promise<number> {
  const row = {
    kind: facts.kind,
    width: facts.size?.width ?? null,
    height: facts.size?.height ?? null,
    placeholder: facts.placeholder,
  };
  const { id } = await db
    .insertInto('attachments')
    .values({ key, alt, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
