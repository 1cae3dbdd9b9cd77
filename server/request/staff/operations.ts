import type { staffRequestOperations as declared } from '#contract/operations/admin/people/request.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listStaffCallbacks, moveCallback, requireCallback } from './callbacks.ts';
import { rescheduleVisit } from './reschedule-visit.ts';
import { listStaffVisits, moveVisitByStaff, requireVisit } from './visits.ts';
import { listWaits } from './waits.ts';

/** What the staff do with requests of shoppers. */
export const staffRequestOperations = {
  listStaffCallbacks: ({ db }, { caller: { stores }, input, now }) =>
    listStaffCallbacks(db, { query: input, stores, now }),

  async showCallbackContact({ db }, { caller: { stores }, input: { id } }) {
    return { phone: (await requireCallback(db, { id, stores })).phone };
  },

  moveCallback: ({ db }, { caller: { stores }, input, now }) => moveCallback(db, { ...input, stores, now }),

  listStaffVisits: ({ db }, { caller: { stores }, input, now }) =>
    listStaffVisits(db, { query: input, stores, now }),

  async showVisitContact({ db }, { caller: { stores }, input: { id } }) {
    return { phone: (await requireVisit(db, { id, stores })).phone };
  },

  moveVisit: ({ db }, { caller: { stores }, input, now }) => moveVisitByStaff(db, { ...input, stores, now }),

  rescheduleVisit: ({ db }, { caller: { stores }, input, now }) =>
    rescheduleVisit(db, { ...input, stores, now }),

  listWaits: ({ db }) => listWaits(db),
} satisfies StaffFunctions<typeof declared, { db: Db }>;
