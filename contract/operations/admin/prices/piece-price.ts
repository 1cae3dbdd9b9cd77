import {
  PiecePrice,
  PiecePricesPreview,
  PiecesFormulaPreview,
  PreviewPrices,
  PricesSet,
  RunPiecesFormula,
  SetPrices,
} from '../../../admin/prices/piece-price.ts';
import { bulkChoice } from '../../../admin/bulk.ts';
import { StaffPieceParams, StaffPiecesQuery } from '../../../admin/stock/piece.ts';
import { Shape } from '../../../primitives.ts';
import { bulkRun, ofJob } from '../bulk.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Prices of single pieces (backoffice.md 2.8). */
export const piecePriceOperations = declareStaffOperations({
  getPiecePrice: {
    method: 'GET',
    path: '/api/admin/v1/pieces/:serial/price',
    summary: 'Returns how the formula and the current rates make up the price of a piece.',
    access: 'prices.read',
    params: StaffPieceParams,
    answer: PiecePrice,
    refusals: ['NOT_FOUND'],
  },
  previewPiecePrices: {
    method: 'POST',
    path: '/api/admin/v1/prices/preview',
    summary: 'Previews the effect of new prices of single pieces. Changes nothing.',
    access: 'prices.read',
    body: PreviewPrices,
    answer: PiecePricesPreview,
    refusals: [],
  },
  setPiecePrices: {
    method: 'POST',
    path: '/api/admin/v1/prices',
    summary:
      'Sets fixed prices of pieces, or returns them to the formula. Pieces held by somebody stay unchanged.',
    access: 'prices.write',
    body: SetPrices,
    answer: PricesSet,
    refusals: ['APPROVAL_REASON_NEEDED', 'APPROVAL_NEEDED', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: { action: 'prices.set', resource: 'piece', record: 'serial' },
  },
});

/**
 * Returns many pieces to the formula (backoffice.md 2.6). It changes prices, so it needs the permission and the approval for price
 * changes.
 */
export const pieceFormulaOperations = declareStaffOperations({
  previewPiecesFormula: {
    method: 'POST',
    path: '/api/admin/v1/pieces/bulk/formula/preview',
    summary: 'Previews which pieces would be priced by the formula again, and what they would cost.',
    access: 'prices.write',
    body: Shape(bulkChoice(StaffPiecesQuery)),
    answer: PiecesFormulaPreview,
    refusals: ['SELECTION_TOO_LARGE'],
  },
  setPiecesFormula: {
    ...bulkRun,
    path: '/api/admin/v1/pieces/bulk/formula',
    summary: 'Returns the pieces of a preview to the formula; above the limits a second person decides.',
    access: 'prices.write',
    body: RunPiecesFormula,
    refusals: ['SELECTION_OVER', 'APPROVAL_REASON_NEEDED', 'APPROVAL_NEEDED'],
    audit: ofJob('pieces.formula-many'),
  },
});
