import { sql } from 'kysely';
import type { WithdrawnReason } from '#contract/admin/stock/piece.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PieceFacts } from '#domain/stock/piece-actions.ts';

export interface BulkPieceRow {
  id: number;
  name: string;
  version: number;
  storeId: number | null;
  state: PieceFacts['state'];
  withdrawnBecause: WithdrawnReason | null;
  tags: string[];
  ikpu: string | null;
  packageCode: string | null;
}

const pieces = sql`
  select id, serial_number as name, version, store_id as "storeId", product_item_state as state, withdrawn_because as "withdrawnBecause", tags,
    ikpu, package_code as "packageCode"
  from product_items`;

export async function selectPiecesById(db: ReadDb, ids: readonly number[]): Promise<BulkPieceRow[]> {
  const { rows } = await sql<BulkPieceRow>`${pieces} where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

export async function lockPiecesById(db: Db, ids: readonly number[]): Promise<BulkPieceRow[]> {
  const { rows } = await sql<BulkPieceRow>`
    ${pieces} where id = any(${ids}::bigint[]) order by id for no key update`.execute(db);
  return rows;
}

export async function selectIdsOfSerials(db: ReadDb, serials: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product_items where serial_number = any(${serials}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NewState {
  id: number;
  state: PieceFacts['state'];
  withdrawnBecause: WithdrawnReason | null;
}

/** Puts locked pieces on sale or withdraws them, and records a movement for each. */
export async function updateStates(
  db: Db,
  {
    states,
    reason,
    staffId,
    now,
  }: { states: readonly NewState[]; reason: string | undefined; staffId: number; now: Date },
): Promise<void> {
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as w (id bigint, state text, "withdrawnBecause" text)),
    changed as (
      update product_items i set product_item_state = w.state, withdrawn_because = w."withdrawnBecause"
      from wanted w where i.id = w.id returning i.id, i.store_id, i.product_item_state as state)
    insert into piece_movements (item_id, at, kind, from_store_id, to_store_id, staff_id, reason)
    select id, ${now}, case state when 'AVAILABLE' then 'ON_SALE' else 'WITHDRAWN' end, store_id, store_id, ${staffId}, ${reason ?? null}
    from changed order by id`.execute(db);
}

export async function updatePieceTags(
  db: Db,
  records: readonly { id: number; tags: readonly string[] }[],
): Promise<void> {
  await sql`
    update product_items i set tags = w.tags from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, tags text[])
    where i.id = w.id`.execute(db);
}

export async function updatePieceCodes(
  db: Db,
  records: readonly { id: number; ikpu: string | null; packageCode: string | null }[],
): Promise<void> {
  await sql`
    update product_items i set ikpu = w.ikpu, package_code = w."packageCode"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, ikpu text, "packageCode" text)
    where i.id = w.id`.execute(db);
}
