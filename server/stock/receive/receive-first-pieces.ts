import type { ReceiveFirstPieces } from '#contract/admin/stock/receive.ts';
import type { Db } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { priceComingPieces } from '../../pricing/repricing/price-imported.ts';
import { giveParams, readParams } from '../facts/save-params.ts';
import { giveStones, readStones } from '../facts/save-stones.ts';
import { recordArrival } from './record-arrival.ts';
import { findReceivedModel, insertFirstPieces } from './queries-first-piece.ts';
import { receivedMeasures } from './received-measures.ts';
import { firstSerialsFor } from './serial-for.ts';

interface Receiving {
  form: ReceiveFirstPieces & { artikul: string };
  staffId: number;
  now: Date;
}

/**
 * Receives the first pieces of a model, priced by the formula at once; the number of statements is the same for one piece and for a
 * hundred. Refuses with NOT_FOUND, MODEL_STATE_CONFLICT (a model without a make, which the formula cannot price), VALIDATION_FAILED (a
 * fineness in which its metal is not sold, or unknown stones or characteristics) or SERIAL_TAKEN.
 */
export async function receiveFirstPieces(
  db: Db,
  { form, staffId, now }: Receiving,
): Promise<{ serials: string[] }> {
  const { probe, pieces } = form;
  const model = await findReceivedModel(db, form.artikul);
  if (model === undefined) throw new Refusal('NOT_FOUND');
  const { make } = model;
  if (make === null) throw new Refusal('MODEL_STATE_CONFLICT', { why: 'NO_MAKE' });
  if (!model.probes.includes(probe))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/probe', code: 'invalid' }]);
  const stones = await readStones(db, form.stones ?? []);
  const params = await readParams(db, form.params ?? []);
  const weights = pieces.map(({ weightGrams }) => weightFromGrams(weightGrams.toFixed(3)));
  const prices = await priceComingPieces(
    db,
    weights.map((weightMg) => ({
      productId: model.id,
      markdownPercent: model.markdown_percent,
      precious_metal: model.precious_metal,
      probes: model.probes,
      probe,
      weight_mg: weightMg,
      make,
      stones,
      list: 'FORMULA',
    })),
  );
  const serials = await firstSerialsFor(db, {
    kind: 'jewel',
    given: pieces.map(({ serial }) => serial),
    pathOf: (nth) => `/pieces/${nth}/serial`,
  });
  const ids = await insertFirstPieces(
    db,
    pieces.map((piece, nth) => {
      const { sizeHundredthsMm, lengthMm } = receivedMeasures(piece);
      const price = prices[nth];
      return {
        product_id: model.id,
        serial_number: serials[nth] ?? '',
        probe,
        weight_mg: weights[nth] ?? 0,
        size_hundredths_mm: sizeHundredthsMm,
        length_mm: lengthMm,
        resizable: form.resizable,
        engravable: form.isEngravable,
        makers_mark: form.makersMark,
        hallmark_kind: form.hallmarkKind,
        store_id: form.storeId,
        received_on: tashkentDay(now),
        ikpu: model.ikpu,
        package_code: model.package_code,
        price_source: 'FORMULA',
        price_b2c_som: price?.b2cSom ?? null,
        price_b2b_som: price?.b2bSom ?? null,
        old_price_b2c_som: price?.oldB2cSom ?? null,
        promotion_id: price?.promotionId ?? null,
      };
    }),
  );
  await giveStones(db, ids, stones);
  await giveParams(db, ids, params);
  await recordArrival(db, { ids, form, staffId, now });
  return { serials };
}
