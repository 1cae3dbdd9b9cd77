import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

/** Limits above which a second person has to approve (backoffice.md 2.8). Amounts are in whole soʻm. */
export interface ApprovalLimits {
  /** Setting `approval_refund_som`. */
  refundSom: number;
  /** Setting `approval_old_gold_som`. */
  oldGoldSom: number;
  /** Maximum difference in percent between a new rate and the current one that needs no approval. Setting `approval_rate_percent`. */
  ratePercent: number;
  /** Maximum number of pieces that are repriced together. Setting `approval_price_pieces`. */
  pricePieces: number;
  /** Maximum change of one price, in percent, that needs no approval. Setting `approval_price_percent`. */
  pricePercent: number;
  /** Maximum reduction in percent of a promotion or a promo code. Setting `approval_reduction_percent`. */
  reductionPercent: number;
  /** Maximum number of pieces that a reduction applies to. Setting `approval_reduction_pieces`. */
  reductionPieces: number;
}

/** Defaults of the settings. */
export const defaultLimits: ApprovalLimits = {
  refundSom: 5_000_000,
  oldGoldSom: 10_000_000,
  ratePercent: 5,
  pricePieces: 50,
  pricePercent: 15,
  reductionPercent: 20,
  reductionPieces: 500,
};

const Sum = Type.Integer({ minimum: 0 }); // of soʻm, pieces or percent
const storedLimits = Compile(
  Type.Partial(
    Type.Object({
      approval_refund_som: Sum,
      approval_old_gold_som: Sum,
      approval_rate_percent: Sum,
      approval_price_pieces: Sum,
      approval_price_percent: Sum,
      approval_reduction_percent: Sum,
      approval_reduction_pieces: Sum,
    }),
  ),
);

/** Loads the limits from the settings (backoffice.md 2.8); a missing setting has its default. */
export async function loadApprovalLimits(db: ReadDb): Promise<ApprovalLimits> {
  const stored = storedLimits.Parse((await selectTerms(db)).settings ?? {});
  return {
    refundSom: stored.approval_refund_som ?? defaultLimits.refundSom,
    oldGoldSom: stored.approval_old_gold_som ?? defaultLimits.oldGoldSom,
    ratePercent: stored.approval_rate_percent ?? defaultLimits.ratePercent,
    pricePieces: stored.approval_price_pieces ?? defaultLimits.pricePieces,
    pricePercent: stored.approval_price_percent ?? defaultLimits.pricePercent,
    reductionPercent: stored.approval_reduction_percent ?? defaultLimits.reductionPercent,
    reductionPieces: stored.approval_reduction_pieces ?? defaultLimits.reductionPieces,
  };
}
