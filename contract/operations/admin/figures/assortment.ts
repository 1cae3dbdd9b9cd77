import {
  ExportSellThrough,
  ExportSizes,
  ExportWeeks,
  SellThrough,
  SellThroughQuery,
  Sizes,
  SizesQuery,
  Weeks,
  WeeksQuery,
} from '../../../admin/figures/assortment.ts';
import { ExportedList } from '../../../admin/export.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/figures';
const access = 'figures.read';
const file = {
  method: 'POST',
  access: 'exports.run',
  answer: ExportedList,
  refusals: ['VALIDATION_FAILED'],
  audit: { action: 'exports.figures', resource: 'export', record: 'name' },
  limitPerMinute: 20,
} as const;

/** Sell-through and stock (backoffice.md 2.3). A role limited to some stores gets figures of these stores; sizes are of the whole shop. */
export const assortmentOperations = declareStaffOperations({
  getSellThrough: {
    method: 'GET',
    path: `${path}/sell-through`,
    summary: 'Returns pieces received, sold and on hand, by model, category, metal or collection.',
    access,
    query: SellThroughQuery,
    answer: SellThrough,
    refusals: ['VALIDATION_FAILED'],
  },
  exportSellThrough: {
    ...file,
    path: `${path}/sell-through/export`,
    summary: 'Exports pieces received, sold and on hand.',
    body: ExportSellThrough,
  },
  getSizes: {
    method: 'GET',
    path: `${path}/sizes`,
    summary: 'Returns the demand for each ring size, and the number of pieces in it.',
    access,
    query: SizesQuery,
    answer: Sizes,
    refusals: ['VALIDATION_FAILED'],
  },
  exportSizes: {
    ...file,
    path: `${path}/sizes/export`,
    summary: 'Exports the demand for ring sizes.',
    body: ExportSizes,
  },
  getWeeks: {
    method: 'GET',
    path: `${path}/weeks`,
    summary: 'Returns the sales of each store by channel and week.',
    access,
    query: WeeksQuery,
    answer: Weeks,
    refusals: ['VALIDATION_FAILED'],
  },
  exportWeeks: {
    ...file,
    path: `${path}/weeks/export`,
    summary: 'Exports the sales of each store by channel and week.',
    body: ExportWeeks,
  },
});
