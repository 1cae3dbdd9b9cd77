import type { privacyOperations as declared } from '#contract/operations/admin/people/privacy.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { addPrivacyRequest, listPrivacyRequests, refusePrivacyRequest } from './privacy-requests.ts';

/** Privacy requests of people about their data. */
export const privacyOperations = {
  async listPrivacyRequests({ db }, { caller: { staff, stores }, input: query, now }) {
    if (stores !== null) return { rows: [], next: null, previous: null, count: null };
    const mayAct = scopeOf(staff, 'customers.privacy') !== null;
    return listPrivacyRequests(db, { query, reader: { mayAct, now } });
  },

  addPrivacyRequest: ({ db }, { caller: { staff }, input: form, now }) =>
    addPrivacyRequest(db, { form, staffId: staff.id, now }),

  refusePrivacyRequest: ({ db }, { caller: { staff }, input: { id, version, reason }, now }) =>
    refusePrivacyRequest(db, { id, version, reason, staffId: staff.id, now }),
} satisfies StaffFunctions<typeof declared, { db: Db }>;
