import type { customerOperations as declared } from '#contract/operations/admin/people/customer.ts';
import type { Db } from '#database/connect.ts';
import type { ExportParts } from '#server/account/account-parts.ts';
import { exportMe } from '#server/account/export-me.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { eraseNeedsApproval } from './erase-customer.ts';
import { lockCustomer, setPriceType } from './queries-list.ts';
import { listCustomers, nameOf, readCustomer, requireCustomer } from './read-customers.ts';

export interface CustomerDeps {
  db: Db;
  /** What the other features store for a user. */
  parts: ExportParts;
}

/** What the staff do with users. */
export const customerOperations = {
  listStaffCustomers: ({ db }, { caller, input }) => listCustomers(db, { query: input, reader: caller }),

  getStaffCustomer: ({ db }, { caller, input, now }) => readCustomer(db, { ...input, reader: caller, now }),

  async showCustomerContact({ db }, { caller, input }) {
    const row = await requireCustomer(db, { ...input, reader: caller });
    return { name: nameOf(row), phone: row.phone, email: row.email };
  },

  async endCustomerSessions({ db }, { caller, input, now }) {
    const { id } = await requireCustomer(db, { ...input, reader: caller });
    await endSessions(db, { userId: id, because: 'LOGOUT_EVERYWHERE', now });
  },

  async changePriceType({ db }, { caller, input, now }) {
    const { id, version, priceType } = input;
    const which = { id, reader: caller };
    await lockCustomer(db, id);
    const row = await requireCustomer(db, which);
    if (row.version !== version) {
      const last = await lastChange(db, { resource: 'customer', recordId: String(id) });
      throw new Refusal('VERSION_CONFLICT', { current: await readCustomer(db, { ...which, now }), ...last });
    }
    if (row.price_type !== priceType) await setPriceType(db, { id, priceType });
    return readCustomer(db, { ...which, now });
  },

  async exportCustomer({ db, parts }, { caller, input: { id }, now }) {
    const row = await requireCustomer(db, { id, reader: caller });
    const { phone, language, price_type: priceType } = row;
    // none of the logins is the caller's
    const user = { id, sessionId: '', phone, language, priceType };
    return exportMe({ db, parts }, { user, now });
  },

  async eraseCustomer({ db }, { caller, input: { id, reason } }) {
    await requireCustomer(db, { id, reader: caller });
    throw eraseNeedsApproval({ id, reason });
  },
} satisfies StaffFunctions<typeof declared, CustomerDeps>;
