import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

/** Above these sums a second person decides; whole soʻm. */
export interface ApprovalLimits {
  /** Setting `approval_refund_som`. */
  refundSom: number;
  /** Setting `approval_old_gold_som`. */
  oldGoldSom: number;
}

const usual: ApprovalLimits = { refundSom: 5_000_000, oldGoldSom: 10_000_000 };

const Sum = Type.Integer({ minimum: 0 });
const storedLimits = Compile(
  Type.Partial(Type.Object({ approval_refund_som: Sum, approval_old_gold_som: Sum })),
);

/** What the shop decided (backoffice.md 2.8); a setting that is missing has its usual value. */
export async function loadApprovalLimits(db: ReadDb): Promise<ApprovalLimits> {
  const stored = storedLimits.Parse((await selectTerms(db)).settings ?? {});
  return {
    refundSom: stored.approval_refund_som ?? usual.refundSom,
    oldGoldSom: stored.approval_old_gold_som ?? usual.oldGoldSom,
  };
}
