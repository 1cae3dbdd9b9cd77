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

/** What sells and what lies (backoffice.md 2.3). A role that is limited to its stores sees these alone; the sizes are of the whole shop. */
export const assortmentOperations = declareStaffOperations({
  getSellThrough: {
    method: 'GET',
    path: `${path}/sell-through`,
    summary: 'Received, sold and on hand, by model, category, metal or collection.',
    access,
    query: SellThroughQuery,
    answer: SellThrough,
    refusals: ['VALIDATION_FAILED'],
  },
  exportSellThrough: {
    ...file,
    path: `${path}/sell-through/export`,
    summary: 'The same as a file.',
    body: ExportSellThrough,
  },
  getSizes: {
    method: 'GET',
    path: `${path}/sizes`,
    summary: 'Ring sizes: how many want each, and how many pieces there are.',
    access,
    query: SizesQuery,
    answer: Sizes,
    refusals: ['VALIDATION_FAILED'],
  },
  exportSizes: { ...file, path: `${path}/sizes/export`, summary: 'The same as a file.', body: ExportSizes },
  getWeeks: {
    method: 'GET',
    path: `${path}/weeks`,
    summary: 'What each store sold by each channel, week by week.',
    access,
    query: WeeksQuery,
    answer: Weeks,
    refusals: ['VALIDATION_FAILED'],
  },
  exportWeeks: { ...file, path: `${path}/weeks/export`, summary: 'The same as a file.', body: ExportWeeks },
});
