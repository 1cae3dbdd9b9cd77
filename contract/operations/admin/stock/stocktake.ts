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

/** Counting what is in a store (backoffice.md 2.6). One of a store that is not one's own is NOT_FOUND. */
export const stocktakeOperations = declareStaffOperations({
  listStocktakes: {
    method: 'GET',
    path: '/api/admin/v1/stocktakes',
    summary: 'Stocktakes, the latest first.',
    access: 'pieces.count',
    query: StocktakesQuery,
    answer: Listed(StocktakeRow),
    refusals: ['CURSOR_INVALID'],
  },
  getStocktake: {
    method: 'GET',
    path: '/api/admin/v1/stocktakes/:id',
    summary:
      'One stocktake: how far it is, and what differs. What is missing is named when the count has ended.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND'],
  },
  startStocktake: {
    method: 'POST',
    path: '/api/admin/v1/stocktakes',
    summary: 'Notes what should lie in a store, or a part of it. A place is counted once at a time.',
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
      'What was scanned. The same scan sent again counts once; after the end it corrects the count. While the count rests, only what was scanned before counts.',
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
    summary: 'The count rests: nothing is counted until it goes on.',
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
    summary: 'The count goes on.',
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
    summary: 'The count has ended: its differences are named.',
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
    summary: 'What is to be done about these differences; nothing is done before the stocktake is closed.',
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
      'Applies the decisions. Lost pieces are taken off sale and wait for the approval of a second person.',
    access: 'pieces.count',
    params,
    answer: Stocktake,
    refusals: ['NOT_FOUND', 'STOCKTAKE_CLOSED', 'STOCKTAKE_UNDECIDED', 'PIECE_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofStocktake('stocktakes.close'),
  },
});
