import { ExportedList } from '../../../admin/export.ts';
import { ExportWhole, Feeds } from '../../../admin/system/exchange.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** What goes out as files (backoffice.md 2.10, Exports and feeds). */
export const exchangeOperations = declareStaffOperations({
  exportWhole: {
    method: 'POST',
    path: '/api/admin/v1/exports',
    summary: 'The whole catalogue, all pieces or all prices as a file, up to 20,000 rows.',
    access: 'exports.run',
    body: ExportWhole,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE'],
    audit: { action: 'exports.whole', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
  listFeeds: {
    method: 'GET',
    path: '/api/admin/v1/feeds',
    summary: 'The feeds of the shop with their addresses, and what is left out of each.',
    access: 'feeds.read',
    answer: Feeds,
    refusals: [],
  },
});
