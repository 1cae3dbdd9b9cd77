import type { Db } from '#database/connect.ts';
import type { PieceMovementsTable } from '#database/schema.ts';

interface Movement {
  kind: PieceMovementsTable['kind'];
  staffId: number;
  now: Date;
  /** For example the number of a transfer. */
  document?: string;
  reason?: string;
}

/** Pieces that move between the same two places; null = the warehouse. */
interface OneWay extends Movement {
  itemIds: readonly number[];
  from: number | null;
  to: number | null;
}

/** Pieces that stay in their places, unless `to` gives their new place. */
interface InPlace extends Movement {
  pieces: readonly { id: number; storeId: number | null }[];
  to?: number | null;
}

export type NewMovement = OneWay | InPlace;

/** Records movements by the staff; the rows are never changed. */
export async function insertMovements(db: Db, given: NewMovement): Promise<void> {
  const { kind, staffId, now, document, reason } = given;
  const ways =
    'pieces' in given
      ? given.pieces.map(({ id, storeId }) => ({
          id,
          from: storeId,
          to: given.to === undefined ? storeId : given.to,
        }))
      : given.itemIds.map((id) => ({ id, from: given.from, to: given.to }));
  if (ways.length === 0) return;
  await db
    .insertInto('piece_movements')
    .values(
      ways.map(({ id, from, to }) => ({
        item_id: id,
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
