import type { staffRequestOperations as declared } from '#contract/operations/admin/people/request.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listStaffCallbacks, moveCallback, requireCallback } from './callbacks.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { Shape } from '#contract/primitives.ts';
import { rescheduleVisit } from './reschedule-visit.ts';
import { listStaffVisits, moveVisitByStaff, readVisit, requireVisit } from './visits.ts';
import { endWaits, listWaits } from './waits.ts';

const once = onceOnly(Shape({}));

/** The staff's operations on requests of shoppers. */
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

  async rescheduleVisit({ db }, { caller: { stores }, input, now }) {
    const { idempotencyKey: key, ...wish } = input;
    const run = async () => {
      await rescheduleVisit(db, { ...wish, stores, now });
      return {};
    };
    await once(db, { scope: `visit-time:${wish.id}`, key, request: wish, now }, { run });
    return readVisit(db, { id: wish.id, stores, now });
  },

  listWaits: ({ db }) => listWaits(db),

  endWaits: ({ db }, { input, now }) => endWaits(db, { ...input, now }),
} satisfies StaffFunctions<typeof declared, { db: Db }>;
