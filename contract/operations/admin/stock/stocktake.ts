import { Listed } from '../../../admin/list.ts';
import {
  CountedScans,
  DecideDifferences,
  SendScans,
  StartStocktake,
  Stocktake,
  StocktakeParams,
  StocktakeRow,
  StocktakesQuery,
} from '../../../admin/stock/stocktake.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = StocktakeParams;
const ofStocktake = <const Action extends string>(action: Action) => ({
  action,
  resource: 'stocktake',
  record: 'id',
});

/** Stocktakes (backoffice.md 2.6). Refuses with NOT_FOUND for a stocktake of a store that is not the caller's. */
export const stocktakeOperations = declareStaffOperations({
  listStocktakes: {
    method: 'GET',
    path: '/api/admin/v1/stocktakes',
    summary: 'Lists stocktakes, newest first.',
    access: 'pieces.count',
    query: StocktakesQuery,
    answer: Listed(StocktakeRow),
    refusals: ['CURSOR_INVALID'],
  },
  getStocktake: {
    method: 'GET',
    path: '/api/admin/v1/stocktakes/:id',
    summary:
      'Returns a stocktake with its progress and differences. Missing pieces are included after the count has ended.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND'],
  },
  startStocktake: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes',
    summary:
      'Starts a stocktake of a store or a part of it and records what should be there. Only one runs per place.',
    access: 'pieces.count',
    body: StartStocktake,
    answer: Stocktake,
    status: 201,
    refusals: ['NOT_FOUND', 'STOCKTAKE_OPEN'],
    audit: ofStocktake('stocktakes.start'),
  },
  sendStocktakeScans: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes/:id/scans',
    summary:
      'Records scans. A repeated scan is counted once; after the end it corrects the count. While the count is paused, only scans made before the pause are counted.',
    access: 'pieces.count',
    params,
    body: SendScans,
    answer: CountedScans,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED', 'STOCKTAKE_PAUSED'],
    audit: ofStocktake('stocktakes.scan'),
  },
  pauseStocktake: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes/:id/pause',
    summary: 'Pauses the count: nothing is counted until it is resumed.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED'],
    ifMatch: true,
    audit: ofStocktake('stocktakes.pause'),
  },
  resumeStocktake: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes/:id/resume',
    summary: 'Resumes the count.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED'],
    ifMatch: true,
    audit: ofStocktake('stocktakes.resume'),
  },
  endStocktakeCount: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes/:id/end',
    summary: 'Ends the count and determines its differences.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED'],
    ifMatch: true,
    audit: ofStocktake('stocktakes.end'),
  },
  decideStocktakeDifferences: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes/:id/decisions',
    summary: 'Decides about these differences; the decisions are applied when the stocktake is closed.',
    access: 'pieces.count',
    params,
    body: DecideDifferences,
    answer: Stocktake,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED', 'STOCKTAKE_UNDECIDED', 'REASON_NEEDED'],
    ifMatch: true,
    audit: ofStocktake('stocktakes.decide'),
  },
  closeStocktake: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes/:id/close',
    summary:
      'Applies the decisions. Lost pieces are withdrawn from sale and need a second person’s approval.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED', 'STOCKTAKE_UNDECIDED', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofStocktake('stocktakes.close'),
  },
});
