import { Type, type Static } from 'typebox';
import { Shape, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';

/** Lists whose export is declared, each with its filters and its columns (server/export/lists/). */
export const exportedLists = [
  'customers',
  'waits',
  'payments',
  'refunds',
  'receipts',
  'certificates',
  'transfers',
  'audit',
  'promotions',
  'codes',
  'businesses',
  'reviews',
  'calls',
  'visits',
  'stocktakes',
  'discrepancies',
  'approvals',
  'imports',
  'staff',
  'jobs',
  'messages',
  'privacy',
  'wordings',
  'pages',
  'moments',
  'banners',
  'stores',
  'collections',
  'categories',
  'params',
  'words',
] as const;

export const ExportListParams = Shape({ list: Words(exportedLists) });

/**
 * The list as displayed: its filters and sort order as in its address, and its columns in their order. An unknown filter or column is
 * refused with VALIDATION_FAILED.
 */
export const ExportList = Shape({
  query: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 }), { maxProperties: 40 }),
  columns: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30, uniqueItems: true }),
  format: Words(exportFormats),
});

export type ExportedListName = (typeof exportedLists)[number];
export type ExportList = Static<typeof ExportList>;
