import type { ReceiveLooseStone } from '#contract/admin/stock/receive.ts';
import type { Db } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { giveStones, readStones, weightOfLooseStone } from '../facts/save-stones.ts';
import { recordArrival } from './record-arrival.ts';
import { insertFirstPieces, lockStoneModel, recordDiamond } from './queries-first-piece.ts';
import { firstSerialsFor } from './serial-for.ts';

interface Receiving {
  form: ReceiveLooseStone & { artikul: string };
  staffId: number;
  now: Date;
}

/**
 * Receives the stone of a loose-stone model, without a price, because no formula prices stones (decision 0032). Refuses with NOT_FOUND,
 * MODEL_STATE_CONFLICT (the model already has its stone), VALIDATION_FAILED (an unknown kind or shape, or not exactly one stone with its
 * weight) or SERIAL_TAKEN.
 */
export async function receiveLooseStone(
  db: Db,
  { form, staffId, now }: Receiving,
): Promise<{ serials: string[] }> {
  const { storeId } = form;
  const model = await lockStoneModel(db, form.artikul);
  if (model === undefined) throw new Refusal('NOT_FOUND');
  if (model.has_piece) throw new Refusal('MODEL_STATE_CONFLICT', { why: 'HAS_STONE' });
  const stones = await readStones(db, [{ ...form.stone, isMain: true }], () => '/stone');
  const weightMg = weightOfLooseStone(stones, '/stone');
  const serials = await firstSerialsFor(db, {
    kind: 'loose-stone',
    given: [form.serial],
    pathOf: () => '/serial',
  });
  const ids = await insertFirstPieces(
    db,
    serials.map((serial) => ({
      product_id: model.id,
      kind: 'loose-stone',
      serial_number: serial,
      weight_mg: weightMg,
      hallmark_kind: null,
      store_id: storeId,
      received_on: tashkentDay(now),
      ikpu: model.ikpu,
      package_code: model.package_code,
      price_source: 'FIXED',
    })),
  );
  await giveStones(db, ids, stones);
  await recordDiamond(db, model.id, form.stone.kind === 'diamond');
  await recordArrival(db, { ids, form, staffId, now });
  return { serials };
}
