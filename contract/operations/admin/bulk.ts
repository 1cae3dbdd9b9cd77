import { Type } from 'typebox';
import { BulkPreview, bulkChoice, RunBulk, StartedJob } from '../../admin/bulk.ts';
import { StaffOrdersQuery } from '../../admin/order.ts';
import { ChangeTags } from '../../admin/tags.ts';
import { SetCodes, WithdrawPiece } from '../../admin/stock/change-piece.ts';
import { StaffPiecesQuery } from '../../admin/stock/piece.ts';
import { Line, Shape } from '../../primitives.ts';
import { declareStaffOperations } from './staff-operation.ts';

const chosenPieces = bulkChoice(StaffPiecesQuery);
const chosenOrders = bulkChoice(StaffOrdersQuery);

/** Fields common to all previews and runs. A run is identified by its token: the same token returns the same job. */
export const bulkPreview = {
  method: 'POST',
  answer: BulkPreview,
  refusals: ['SELECTION_TOO_LARGE'],
} as const;
export const bulkRun = {
  method: 'POST',
  body: RunBulk,
  answer: StartedJob,
  status: 202,
  refusals: ['SELECTION_OVER'],
} as const;
export const ofJob = <const Action extends string>(action: Action) => ({
  action,
  resource: 'job',
  record: 'jobId',
});

/** Changes of many records: a preview, then a job (backoffice.md 2.1, 3.1). */
export const bulkOperations = declareStaffOperations({
  previewPiecesWithdrawal: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/withdraw/preview',
    summary: 'Previews withdrawing pieces from sale.',
    access: 'pieces.write',
    body: Shape({ ...chosenPieces, ...WithdrawPiece.properties }),
  },
  withdrawPieces: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/withdraw',
    summary: 'Withdraws the pieces of a preview from sale.',
    access: 'pieces.write',
    audit: ofJob('pieces.withdraw-many'),
  },
  previewPiecesSale: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/sell/preview',
    summary: 'Previews putting pieces back on sale.',
    access: 'pieces.write',
    body: Shape(chosenPieces),
  },
  putPiecesOnSale: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/sell',
    summary: 'Puts the pieces of a preview back on sale.',
    access: 'pieces.write',
    audit: ofJob('pieces.sell-many'),
  },
  previewPiecesTags: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/tag/preview',
    summary: 'Previews which pieces would gain or lose tags.',
    access: 'pieces.write',
    body: Shape({ ...chosenPieces, ...ChangeTags.properties }),
  },
  tagPieces: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/tag',
    summary: 'Changes the tags of the pieces of a preview.',
    access: 'pieces.write',
    audit: ofJob('pieces.tag-many'),
  },
  previewPiecesCodes: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/codes/preview',
    summary: 'Previews which pieces would get these receipt codes.',
    access: 'pieces.write',
    body: Shape({ ...chosenPieces, ...SetCodes.properties }),
  },
  setPiecesCodes: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/codes',
    summary: 'Sets the receipt codes of the pieces of a preview.',
    access: 'pieces.write',
    audit: ofJob('pieces.codes-many'),
  },
  previewOrdersTags: {
    ...bulkPreview,
    path: '/api/admin/v1/orders/bulk/tag/preview',
    summary: 'Previews which orders would gain or lose tags.',
    access: 'orders.write',
    body: Shape({ ...chosenOrders, ...ChangeTags.properties }),
  },
  tagOrders: {
    ...bulkRun,
    path: '/api/admin/v1/orders/bulk/tag',
    summary: 'Changes the tags of the orders of a preview.',
    access: 'orders.write',
    audit: ofJob('orders.tag-many'),
  },
  previewOrdersMove: {
    ...bulkPreview,
    path: '/api/admin/v1/orders/bulk/move/preview',
    summary:
      'Previews which orders would advance to their next state. Assembling without scans needs a reason.',
    access: 'orders.move',
    body: Shape({ ...chosenOrders, reason: Type.Optional(Line(300)) }),
  },
  moveOrders: {
    ...bulkRun,
    path: '/api/admin/v1/orders/bulk/move',
    summary: 'Advances the orders of a preview to their next state.',
    access: 'orders.move',
    audit: ofJob('orders.move-many'),
  },
});
