import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

/** Above these a second person decides (backoffice.md 2.8). Sums in whole soʻm. */
export interface ApprovalLimits {
  /** Setting `approval_refund_som`. */
  refundSom: number;
  /** Setting `approval_old_gold_som`. */
  oldGoldSom: number;
  /** The greatest difference between a new rate and the one in force that needs no second person, in percent. Setting `approval_rate_percent`. */
  ratePercent: number;
  /** Pieces that are priced together. Setting `approval_price_pieces`. */
  pricePieces: number;
  /** The greatest change of one price that needs no second person, in percent. Setting `approval_price_percent`. */
  pricePercent: number;
  /** That a promotion or a code takes off. Setting `approval_reduction_percent`. */
  reductionPercent: number;
  /** Pieces that it is for. Setting `approval_reduction_pieces`. */
  reductionPieces: number;
}

/** Where the shop decided nothing else. */
export const usualLimits: ApprovalLimits = {
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

/** What the shop decided (backoffice.md 2.8); a setting that is missing has its usual value. */
export async function loadApprovalLimits(db: ReadDb): Promise<ApprovalLimits> {
  const stored = storedLimits.Parse((await selectTerms(db)).settings ?? {});
  return {
    refundSom: stored.approval_refund_som ?? usualLimits.refundSom,
    oldGoldSom: stored.approval_old_gold_som ?? usualLimits.oldGoldSom,
    ratePercent: stored.approval_rate_percent ?? usualLimits.ratePercent,
    pricePieces: stored.approval_price_pieces ?? usualLimits.pricePieces,
    pricePercent: stored.approval_price_percent ?? usualLimits.pricePercent,
    reductionPercent: stored.approval_reduction_percent ?? usualLimits.reductionPercent,
    reductionPieces: stored.approval_reduction_pieces ?? usualLimits.reductionPieces,
  };
}
