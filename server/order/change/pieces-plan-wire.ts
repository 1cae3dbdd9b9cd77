import type { PiecesPlan } from '#contract/admin/change-order.ts';
import type { ReadDb } from '#database/connect.ts';
import type { OrderRow } from '../queries.ts';
import { planPieces } from './plan-pieces.ts';

/** Serial numbers, separated by commas. */
interface JoinedWish {
  removed?: string;
  lost?: string;
  added?: string;
}

/** Previews an order with other pieces. Refuses as `planPieces` does. */
export async function readPiecesPlan(
  db: ReadDb,
  { order, wish, now }: { order: OrderRow; wish: JoinedWish; now: Date },
): Promise<PiecesPlan> {
  const plan = await planPieces(db, {
    order,
    wish: { removed: listOf(wish.removed), lost: listOf(wish.lost), added: listOf(wish.added) },
    now,
  });
  const { promised, costSom } = plan.quote;
  return {
    added: plan.added.map(({ priceSom, discountSom, offered: { piece } }) => ({
      serialNumber: piece.serialNumber,
      nameUz: piece.nameUz,
      nameRu: piece.nameRu,
      nameEn: piece.nameEn,
      price: priceSom - discountSom,
    })),
    goods: plan.goodsSom,
    discount: plan.discountSom,
    delivery: costSom,
    total: plan.totalSom,
    promisedFrom: promised.from,
    promisedTo: promised.to,
  };
}

const listOf = (joined = ''): string[] => joined.split(',').filter((serial) => serial !== '');
