import { Type, type Static } from 'typebox';
import { Id, Line, Shape, Words } from '../primitives.ts';
import { staffRoleWords } from './staff/staff.ts';

/** Lists whose views can be saved. */
export const viewLists = [
  'orders',
  'pieces',
  'models',
  'customers',
  'businesses',
  'reviews',
  'calls',
  'visits',
  'waits',
  'certificates',
  'transfers',
  'stocktakes',
  'payments',
  'refunds',
  'discrepancies',
  'receipts',
  'promotions',
  'codes',
  'approvals',
  'imports',
  'audit',
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

/** `query`: filters, sort order, columns and density as in the address. `defaultFor`: roles for which the list opens with this view. */
export const SavedView = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  query: Type.String(),
  isOwn: Type.Boolean(),
  isShared: Type.Boolean(),
  defaultFor: Type.Array(Words(staffRoleWords)),
});
export const ViewsQuery = Shape({ list: Words(viewLists) });
export const SaveView = Shape({
  list: Words(viewLists),
  name: Line(60),
  query: Type.String({ maxLength: 2000, pattern: '^[^?#\\s]*$' }),
});
export const ShareView = Shape({
  isShared: Type.Boolean(),
  defaultFor: Type.Array(Words(staffRoleWords), { maxItems: 7, uniqueItems: true }),
});
export const ViewParams = Shape({ id: Id });

export type SavedView = Static<typeof SavedView>;
export type ViewList = (typeof viewLists)[number];
