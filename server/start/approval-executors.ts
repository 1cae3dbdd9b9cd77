import type { ApprovalExecutors } from '#server/approval/executor.ts';
import { formulaExecutor } from '#server/pricing/formula/request-formula.ts';
import { priceExecutor } from '#server/pricing/pieces/price-executor.ts';
import { reductionExecutor } from '#server/pricing/reductions/create-reduction.ts';
import { rateExecutor } from '#server/pricing/rates/change-rate.ts';
import { discountExecutor } from '#server/counter/request-discount.ts';
import { goldExecutor } from '#server/gold/pay-gold.ts';
import { eraseExecutor } from '#server/customer/erase-customer.ts';
import { refundExecutor } from '#server/order/refund/refund-order.ts';
import { accountClosers } from '#server/user-data.ts';
import { roleExecutor } from '#server/staff/roles/role-executor.ts';
import { lostExecutor, writeOffExecutor } from '#server/stock/care/lose-pieces.ts';

/** The executor of each kind of approval. They are joined here, because approvals may not import the features. */
export const approvalExecutors: ApprovalExecutors = {
  FORMULA: formulaExecutor,
  PRICE: priceExecutor,
  REDUCTION: reductionExecutor,
  RATE: rateExecutor,
  DISCOUNT: discountExecutor,
  REFUND: refundExecutor,
  OLD_GOLD: goldExecutor,
  ERASE: eraseExecutor(accountClosers),
  ROLE: roleExecutor,
  LOST: lostExecutor,
  WRITE_OFF: writeOffExecutor,
};
