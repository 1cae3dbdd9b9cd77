import {
  OrderFigures,
  OrderHours,
  PeriodQuery,
  SalesOfPeriod,
  StockFigures,
  StockQuery,
  WorkList,
} from '../../../admin/figures.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** What the screen Today shows (backoffice.md 2.3). A role that is limited to its stores gets the work and the figures of these alone. */
export const figureOperations = declareStaffOperations({
  getWorkList: {
    method: 'GET',
    path: '/api/admin/v1/work',
    summary: 'What waits for the staff: how many records of each kind, and since when.',
    // each kind of work is counted for those whose role has its screen
    access: 'signed-in',
    answer: WorkList,
    refusals: [],
  },
  getSalesFigures: {
    method: 'GET',
    path: '/api/admin/v1/figures/sales',
    summary: 'What a period sold, day by day, and the totals of the period before it.',
    access: 'figures.read',
    query: PeriodQuery,
    answer: SalesOfPeriod,
    refusals: ['VALIDATION_FAILED'],
  },
  getOrderFigures: {
    method: 'GET',
    path: '/api/admin/v1/figures/orders',
    summary:
      'Orders by state, pieces that are held, time to the hand-over, payments and codes of the last 24 hours.',
    access: 'figures.read',
    answer: OrderFigures,
    refusals: [],
  },
  getOrderHours: {
    method: 'GET',
    path: '/api/admin/v1/figures/hours',
    summary: 'At which hours of the week the orders of a period were placed.',
    access: 'figures.read',
    query: PeriodQuery,
    answer: OrderHours,
    refusals: ['VALIDATION_FAILED'],
  },
  getStockFigures: {
    method: 'GET',
    path: '/api/admin/v1/figures/stock',
    summary: 'Pieces on hand: how many, how heavy, what they are worth, how old.',
    access: 'figures.read',
    query: StockQuery,
    answer: StockFigures,
    refusals: [],
  },
});
