import { FillReference, ReferenceAdded, ShopSetup } from '../../../admin/system/setup.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** How a new shop is set up in the browser (first-hour.md 4; backoffice.md 0, "No command line"). */
export const setupOperations = declareStaffOperations({
  getShopSetup: {
    method: 'GET',
    path: '/api/admin/v1/setup',
    summary: 'What a shop without orders still needs before its first sale.',
    access: 'signed-in',
    answer: ShopSetup,
    refusals: [],
  },
  fillReference: {
    method: 'POST',
    path: '/api/admin/v1/setup/reference',
    summary:
      'Adds characteristics, kinds of stones, regions, districts, delivery tariffs, drafts of the legal pages and the chosen categories. Rows that exist stay as they are.',
    access: 'settings.write',
    body: FillReference,
    answer: ReferenceAdded,
    refusals: ['VALIDATION_FAILED'],
    audit: { action: 'settings.reference', resource: 'setting', record: 'name' },
  },
});
