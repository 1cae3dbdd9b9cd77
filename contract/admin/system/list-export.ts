import { Type, type Static } from 'typebox';
import { Shape, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';

/** Lists that are exported by their declaration: each with its filters and its columns (server/export/lists/). */
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
] as const;

export const ExportListParams = Shape({ list: Words(exportedLists) });

/**
 * The list as it is shown: its filters with its sort, as they stand in an address, and its columns in their order. A filter or a column
 * that the list does not know is VALIDATION_FAILED.
 */
export const ExportList = Shape({
  query: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 }), { maxProperties: 40 }),
  columns: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 30, uniqueItems: true }),
  format: Words(exportFormats),
});

export type ExportedListName = (typeof exportedLists)[number];
export type ExportList = Static<typeof ExportList>;
