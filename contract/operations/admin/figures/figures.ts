import {
  OrderFigures,
  OrderHours,
  PeriodQuery,
  SalesOfPeriod,
  StockFigures,
  StoreQuery,
  WorkList,
} from '../../../admin/figures.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Content of the screen Today (backoffice.md 2.3). A role limited to some stores gets only their work and figures. */
export const figureOperations = declareStaffOperations({
  getWorkList: {
    method: 'GET',
    path: '/api/admin/v1/work',
    summary: 'Returns the pending work of the staff: the number of records of each kind, and since when.',
    // each kind of work is returned only to roles that have its screen
    access: 'signed-in',
    answer: WorkList,
    refusals: [],
  },
  getSalesFigures: {
    method: 'GET',
    path: '/api/admin/v1/figures/sales',
    summary: 'Returns the sales of a period day by day, and the totals of the previous period.',
    access: 'figures.read',
    query: PeriodQuery,
    answer: SalesOfPeriod,
    refusals: ['VALIDATION_FAILED'],
  },
  getOrderFigures: {
    method: 'GET',
    path: '/api/admin/v1/figures/orders',
    summary:
      'Returns orders by state, held pieces, time to hand-over, and payments and codes of the last 24 hours.',
    access: 'figures.read',
    query: StoreQuery,
    answer: OrderFigures,
    refusals: [],
  },
  getOrderHours: {
    method: 'GET',
    path: '/api/admin/v1/figures/hours',
    summary: 'Returns at which hours of the week the orders of a period were placed.',
    access: 'figures.read',
    query: PeriodQuery,
    answer: OrderHours,
    refusals: ['VALIDATION_FAILED'],
  },
  getStockFigures: {
    method: 'GET',
    path: '/api/admin/v1/figures/stock',
    summary: 'Returns number, weight, value and age of the pieces on hand.',
    access: 'figures.read',
    query: StoreQuery,
    answer: StockFigures,
    refusals: [],
  },
});
