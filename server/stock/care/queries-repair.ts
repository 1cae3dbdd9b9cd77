import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface RepairRow {
  workshop: string;
  task: string;
  due_on: string | null;
  sender: string;
  sent_at: Date;
  back_at: Date | null;
  cost_som: number | null;
  new_weight_mg: number | null;
}

/** Returns the repairs of a piece, latest first. */
export async function selectRepairs(db: ReadDb, itemId: number): Promise<RepairRow[]> {
  return db
    .selectFrom('repairs as r')
    .innerJoin('staff as s', 's.id', 'r.sent_by')
    .select(['r.workshop', 'r.task', 'r.due_on', 's.name as sender', 'r.sent_at', 'r.back_at'])
    .select(['r.cost_som', 'r.new_weight_mg'])
    .where('r.item_id', '=', itemId)
    .orderBy('r.id', 'desc')
    .limit(20)
    .execute();
}

export interface NewRepair {
  itemId: number;
  workshop: string;
  task: string;
  dueOn: string | null;
  staffId: number;
  now: Date;
}

export async function insertRepair(db: Db, given: NewRepair): Promise<void> {
  const { itemId, workshop, task, dueOn, staffId, now } = given;
  await db
    .insertInto('repairs')
    .values({ item_id: itemId, workshop, task, due_on: dueOn, sent_by: staffId, sent_at: now })
    .execute();
}

export interface EndedRepair {
  itemId: number;
  staffId: number;
  now: Date;
  costSom: number | null;
  newWeightMg: number | null;
}

/** Records that the piece is back from the workshop. */
export async function endRepair(db: Db, given: EndedRepair): Promise<void> {
  const { itemId, staffId, now, costSom, newWeightMg } = given;
  await db
    .updateTable('repairs')
    .set({ back_by: staffId, back_at: now, cost_som: costSom, new_weight_mg: newWeightMg })
    .where('item_id', '=', itemId)
    .where('back_at', 'is', null)
    .execute();
}

/** Returns the shop's own valid passport of a piece. */
export async function findPassport(db: ReadDb, itemId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('item_id', '=', itemId)
    .where('certificate_state', '=', 'VALID')
    .where('laboratory', '=', 'ZARONA')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Replaces a passport by one with another number, day and weight. */
export async function replacePassport(
  db: Db,
  { oldId, newId, issuedOn, grams }: { oldId: string; newId: string; issuedOn: string; grams: string },
): Promise<void> {
  await sql`
    insert into certificates (id, item_id, laboratory, issued_on, note, subject)
    select ${newId}, item_id, laboratory, ${issuedOn}, note, subject || jsonb_build_object('weightGrams', ${grams}::text)
    from certificates where id = ${oldId}`.execute(db);
  await db
    .updateTable('certificates')
    .set({ certificate_state: 'REPLACED', replaced_by: newId })
    .where('id', '=', oldId)
    .execute();
}
