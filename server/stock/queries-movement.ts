import type { Db } from '#database/connect.ts';
import type { PieceMovementsTable } from '#database/schema.ts';

export interface NewMovement {
  itemIds: readonly number[];
  kind: PieceMovementsTable['kind'];
  /** null = the warehouse. */
  from: number | null;
  to: number | null;
  staffId: number;
  now: Date;
  /** Such as the number of a transfer. */
  document?: string;
  reason?: string;
}

/** What the staff did with pieces: rows that stay. */
export async function insertMovements(db: Db, given: NewMovement): Promise<void> {
  const { itemIds, kind, from, to, staffId, now, document, reason } = given;
  if (itemIds.length === 0) return;
  await db
    .insertInto('piece_movements')
    .values(
      itemIds.map((item_id) => ({
        item_id,
        at: now,
        kind,
        from_store_id: from,
        to_store_id: to,
        staff_id: staffId,
        document: document ?? null,
        reason: reason ?? null,
      })),
    )
    .execute();
}
