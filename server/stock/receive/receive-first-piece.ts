import type { ReceiveFirstPiece } from '#contract/admin/stock/receive.ts';
import type { Db } from '#database/connect.ts';
import { lengthFromCm, sizeFromMm } from '#domain/units/size.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { priceComingPieces } from '../../pricing/repricing/price-imported.ts';
import { readStones, replaceStones } from '../facts/save-stones.ts';
import { insertMovements } from '../queries-movement.ts';
import { findReceivedModel, insertFirstPiece } from './queries-first-piece.ts';
import { insertCosts } from './queries-receive.ts';
import { serialFor } from './serial-for.ts';

interface Receiving {
  form: ReceiveFirstPiece & { artikul: string };
  staffId: number;
  now: Date;
}

/**
 * Takes in a piece of a model, priced by the formula at once. Refuses NOT_FOUND, MODEL_STATE_CONFLICT for a model without a make,
 * which the formula cannot price, VALIDATION_FAILED for a fineness that its metal is not sold in and for stones that the shop does not
 * know, SERIAL_TAKEN.
 */
export async function receiveFirstPiece(
  db: Db,
  { form, staffId, now }: Receiving,
): Promise<{ serials: string[] }> {
  const { probe, storeId, cost, supplier = null, invoice = null } = form;
  const model = await findReceivedModel(db, form.artikul);
  if (model === undefined) throw new Refusal('NOT_FOUND');
  if (model.make === null) throw new Refusal('MODEL_STATE_CONFLICT', { why: 'NO_MAKE' });
  if (!model.probes.includes(probe))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/probe', code: 'invalid' }]);
  const stones = await readStones(db, form.stones ?? []);
  const weightMg = weightFromGrams(form.weightGrams.toFixed(3));
  const [prices] = await priceComingPieces(db, [
    {
      productId: model.id,
      markdownPercent: model.markdown_percent,
      precious_metal: model.precious_metal,
      probes: model.probes,
      probe,
      weight_mg: weightMg,
      make: model.make,
      stones,
      list: 'FORMULA',
    },
  ]);
  const serial = await serialFor(db, { kind: 'jewel', given: form.serial });
  const itemId = await insertFirstPiece(db, {
    product_id: model.id,
    serial_number: serial,
    probe,
    weight_mg: weightMg,
    size_hundredths_mm: form.sizeMm === undefined ? null : sizeFromMm(form.sizeMm.toFixed(2)),
    length_mm: form.lengthCm === undefined ? null : lengthFromCm(form.lengthCm.toFixed(1)),
    resizable: form.resizable,
    engravable: form.isEngravable,
    makers_mark: form.makersMark,
    hallmark_kind: form.hallmarkKind,
    store_id: storeId,
    received_on: tashkentDay(now),
    ikpu: model.ikpu,
    package_code: model.package_code,
    price_source: 'FORMULA',
    price_b2c_som: prices?.b2cSom ?? null,
    price_b2b_som: prices?.b2bSom ?? null,
    old_price_b2c_som: prices?.oldB2cSom ?? null,
    promotion_id: prices?.promotionId ?? null,
  });
  await replaceStones(db, itemId, stones);
  if (cost !== undefined) await insertCosts(db, [itemId], { costSom: cost, supplier, invoice });
  await insertMovements(db, {
    itemIds: [itemId],
    kind: 'RECEIVED',
    from: storeId,
    to: storeId,
    staffId,
    now,
    ...(invoice !== null && { document: invoice }),
  });
  return { serials: [serial] };
}
