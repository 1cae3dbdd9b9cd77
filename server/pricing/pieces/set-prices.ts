import type { RefusedPrice, WishedPrice } from '#contract/admin/prices/piece-price.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { type ApprovalEffect, ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { refusedField } from '#server/kit/refusal.ts';
import { priceEffect } from '../preview/price-effect.ts';
import { updatePrices } from '../repricing/queries-reprice.ts';
import { needsSecondPerson, planPrices, type PricePlan, totalPlan } from './plan-prices.ts';

export interface PricesSet {
  changed: number;
  refused: RefusedPrice[];
}

interface Wished {
  rows: readonly WishedPrice[];
  reason: string | undefined;
  now: Date;
}

/**
 * Gives pieces fixed prices or returns them to the formula; reserved pieces stay unchanged and are listed. Throws ApprovalNeeded above the
 * approval limits. Refuses with APPROVAL_REASON_NEEDED.
 */
export async function setPrices(db: Db, { rows, reason, now }: Wished): Promise<PricesSet> {
  const plan = await planPrices(db, { rows, isLocking: true });
  if (await needsSecondPerson(db, { plan, now })) {
    if (reason === undefined) throw refusedField('APPROVAL_REASON_NEEDED', '/reason');
    const [first] = rows;
    throw new ApprovalNeeded({
      kind: 'PRICE',
      payload: { rows },
      effect: await effectOf(db, { plan, now }),
      resource: 'piece',
      recordId: first?.serial ?? '',
      reason,
    });
  }
  await writePlan(db, plan);
  return { changed: plan.planned.length, refused: plan.refused };
}

export async function writePlan(db: Db, { terms, planned }: PricePlan): Promise<void> {
  const prices = planned.map(({ piece, source, next }) => ({ id: piece.id, source, ...next }));
  await updatePrices(db, { why: 'HAND', formulaId: terms.formulaId, prices });
}

/** Maximum number of pieces listed for the approver. */
const namedPieces = 20;

/** The effect as shown to the approver. */
export async function effectOf(
  db: ReadDb,
  { plan, now }: { plan: PricePlan; now: Date },
): Promise<ApprovalEffect> {
  const { planned } = plan;
  const lines = planned.slice(0, namedPieces).map(({ piece, serial, next }) => {
    const changed = [
      change(piece.price_b2c_som, next.b2cSom),
      piece.price_b2b_som === next.b2bSom ? '' : `B2B ${change(piece.price_b2b_som, next.b2bSom)}`,
    ];
    return `${serial}: ${changed.filter((part) => part !== '').join(', ')}`;
  });
  const more = planned.length > namedPieces ? ['…'] : [];
  const { retail, business } = await totalPlan(db, { plan, now });
  const effect = priceEffect(retail, [{ name: 'CHANGES', value: [...lines, ...more].join('; ') }]);
  // a business price that differs from the one that was shown has to be shown again, too
  const ofBusiness = business === null ? 0 : Math.abs(business.afterSom - business.beforeSom);
  const amountSom = (effect.amountSom ?? 0) + ofBusiness;
  return { ...effect, amountSom, serials: planned.map(({ serial }) => serial) };
}

const change = (beforeSom: number | null, afterSom: number | null): string =>
  `${written(beforeSom)} → ${written(afterSom)}`;

/** An amount in a format that all languages can read: 7 270 000. */
const written = (som: number | null): string =>
  som === null ? '—' : String(som).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');
