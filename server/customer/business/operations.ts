import type { businessOperations as declared } from '#contract/operations/admin/people/business.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { addBusiness, decideBusiness, listBusinesses } from './businesses.ts';

/** Companies that buy at wholesale prices. */
export const businessOperations = {
  async listBusinesses({ db }, { caller: { stores }, input }) {
    if (stores !== null) return { rows: [], next: null, previous: null, count: null };
    return listBusinesses(db, input);
  },

  addBusiness: ({ db }, { input: form, now }) => addBusiness(db, { form, now }),

  approveBusiness: ({ db }, { caller: { staff }, input: { id, version }, now }) =>
    decideBusiness(db, { id, version, step: 'APPROVE', staffId: staff.id, now }),

  suspendBusiness: ({ db }, { caller: { staff }, input: { id, version }, now }) =>
    decideBusiness(db, { id, version, step: 'SUSPEND', staffId: staff.id, now }),
} satisfies StaffFunctions<typeof declared, { db: Db }>;
