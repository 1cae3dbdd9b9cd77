import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { modelBulkActions } from '#server/model/bulk/model-actions.ts';
import { pieceFormulaActions } from '#server/pricing/pieces/formula-action.ts';
import { promotionBulkActions } from '#server/pricing/reductions/models/promotion-actions.ts';
import { orderBulkActions } from '#server/order/staff/bulk/order-actions.ts';
import { pieceBulkActions } from '#server/stock/bulk/piece-actions.ts';

/** The bulk actions of each kind of staff job. They are joined here, because jobs may not import the features. */
export const bulkActionsOf = (deps: { secret: string }): BulkActions => ({
  ...orderBulkActions(deps),
  ...pieceBulkActions,
  ...pieceFormulaActions,
  ...modelBulkActions,
  ...promotionBulkActions,
});
