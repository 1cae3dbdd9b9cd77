import { ExportedList } from '../../../admin/export.ts';
import {
  ExportWhole,
  FeedParams,
  Feeds,
  StoredExportParams,
  StoredExports,
} from '../../../admin/system/exchange.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Exports of the whole shop and feeds (backoffice.md 2.10, Exports and feeds). */
export const exchangeOperations = declareStaffOperations({
  exportWhole: {
    method: 'POST',
    path: '/api/admin/v1/exports',
    summary: 'Exports the whole catalogue, all pieces or all prices, up to 20,000 rows.',
    access: 'exports.run',
    body: ExportWhole,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE'],
    audit: { action: 'exports.whole', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
  listExports: {
    method: 'GET',
    path: '/api/admin/v1/exports',
    summary:
      'Lists stored files produced by jobs: the caller’s own, or all for callers who may see all jobs.',
    access: 'exports.run',
    answer: StoredExports,
    refusals: [],
  },
  dropExport: {
    method: 'DELETE',
    path: '/api/admin/v1/exports/:id',
    summary: 'Deletes the file of a job before it expires.',
    access: 'exports.run',
    params: StoredExportParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: { action: 'exports.drop', resource: 'job', record: 'id' },
  },
  listFeeds: {
    method: 'GET',
    path: '/api/admin/v1/feeds',
    summary: 'Lists the feeds of the shop with their addresses, and what is left out of each.',
    access: 'feeds.read',
    answer: Feeds,
    refusals: [],
  },
  buildFeed: {
    method: 'POST',
    path: '/api/admin/v1/feeds/:name/build',
    summary: 'Rebuilds a feed now.',
    access: 'feeds.read',
    params: FeedParams,
    answer: Feeds,
    refusals: [],
    audit: { action: 'feeds.build', resource: 'feed', record: 'name' },
    limitPerMinute: 20,
  },
});
