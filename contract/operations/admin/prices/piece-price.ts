import {
  PiecePrice,
  PiecePricesPreview,
  PreviewPrices,
  PricesSet,
  SetPrices,
} from '../../../admin/prices/piece-price.ts';
import { StaffPieceParams } from '../../../admin/stock/piece.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Prices of single pieces (backoffice.md 2.8). */
export const piecePriceOperations = declareStaffOperations({
  getPiecePrice: {
    method: 'GET',
    path: '/api/admin/v1/pieces/:serial/price',
    summary: 'How the price of a piece is composed by the formula and the rates in force.',
    access: 'prices.read',
    params: StaffPieceParams,
    answer: PiecePrice,
    refusals: ['NOT_FOUND'],
  },
  previewPiecePrices: {
    method: 'POST',
    path: '/api/admin/v1/prices/preview',
    summary: 'What prices of single pieces would change. Changes nothing.',
    access: 'prices.read',
    body: PreviewPrices,
    answer: PiecePricesPreview,
    refusals: [],
  },
  setPiecePrices: {
    method: 'POST',
    path: '/api/admin/v1/prices',
    summary:
      'Gives pieces a price of their own, or back to the formula. Those that somebody keeps stay as they are.',
    access: 'prices.write',
    body: SetPrices,
    answer: PricesSet,
    refusals: ['APPROVAL_REASON_NEEDED', 'APPROVAL_NEEDED', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: { action: 'prices.set', resource: 'piece', record: 'serial' },
  },
});
