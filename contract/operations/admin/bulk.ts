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

/** What every preview and every run have in common. A run is keyed by its token: the same token answers the same job. */
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

/** One change of many records: looked at first, then done by a job (backoffice.md 2.1, 3.1). */
export const bulkOperations = declareStaffOperations({
  previewPiecesWithdrawal: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/withdraw/preview',
    summary: 'What taking these pieces off sale would change.',
    access: 'pieces.write',
    body: Shape({ ...chosenPieces, ...WithdrawPiece.properties }),
  },
  withdrawPieces: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/withdraw',
    summary: 'Takes the pieces of a preview off sale.',
    access: 'pieces.write',
    audit: ofJob('pieces.withdraw-many'),
  },
  previewPiecesSale: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/sell/preview',
    summary: 'What putting these pieces on sale again would change.',
    access: 'pieces.write',
    body: Shape(chosenPieces),
  },
  putPiecesOnSale: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/sell',
    summary: 'Puts the pieces of a preview on sale again.',
    access: 'pieces.write',
    audit: ofJob('pieces.sell-many'),
  },
  previewPiecesTags: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/tag/preview',
    summary: 'Which pieces would get these tags and lose those.',
    access: 'pieces.write',
    body: Shape({ ...chosenPieces, ...ChangeTags.properties }),
  },
  tagPieces: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/tag',
    summary: 'Gives the pieces of a preview their tags.',
    access: 'pieces.write',
    audit: ofJob('pieces.tag-many'),
  },
  previewPiecesCodes: {
    ...bulkPreview,
    path: '/api/admin/v1/pieces/bulk/codes/preview',
    summary: 'Which pieces would get these codes of receipts.',
    access: 'pieces.write',
    body: Shape({ ...chosenPieces, ...SetCodes.properties }),
  },
  setPiecesCodes: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/codes',
    summary: 'Gives the pieces of a preview their codes of receipts.',
    access: 'pieces.write',
    audit: ofJob('pieces.codes-many'),
  },
  previewOrdersTags: {
    ...bulkPreview,
    path: '/api/admin/v1/orders/bulk/tag/preview',
    summary: 'Which orders would get these tags and lose those.',
    access: 'orders.write',
    body: Shape({ ...chosenOrders, ...ChangeTags.properties }),
  },
  tagOrders: {
    ...bulkRun,
    path: '/api/admin/v1/orders/bulk/tag',
    summary: 'Gives the orders of a preview their tags.',
    access: 'orders.write',
    audit: ofJob('orders.tag-many'),
  },
  previewOrdersMove: {
    ...bulkPreview,
    path: '/api/admin/v1/orders/bulk/move/preview',
    summary: 'Which orders would go one step on. Assembling without the scans needs a reason.',
    access: 'orders.move',
    body: Shape({ ...chosenOrders, reason: Type.Optional(Line(300)) }),
  },
  moveOrders: {
    ...bulkRun,
    path: '/api/admin/v1/orders/bulk/move',
    summary: 'Takes the orders of a preview one step on.',
    access: 'orders.move',
    audit: ofJob('orders.move-many'),
  },
});
