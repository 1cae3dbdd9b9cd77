import type { customerOperations as declared } from '#contract/operations/admin/people/customer.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Db } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { ExportParts } from '#server/account/account-parts.ts';
import { exportMe } from '#server/account/export-me.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { lastChange } from '#server/kit/audit.ts';
import { readHistory } from '#server/kit/history/queries-history.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { eraseNeedsApproval } from './erase-customer.ts';
import { lockCustomer, setPriceType } from './queries-list.ts';
import { completePrivacyRequest } from './privacy/privacy-requests.ts';
import { listCustomers, nameOf, readCustomer, requireCustomer } from './read-customers.ts';

export interface CustomerDeps {
  db: Db;
  /** The exports of the other features. */
  parts: ExportParts;
}

/** Operations of the staff on users. */
export const customerOperations = {
  listStaffCustomers: ({ db }: Pick<CustomerDeps, 'db'>, { caller, input }) =>
    listCustomers(db, { query: input, reader: caller }),

  getStaffCustomer: ({ db }, { caller, input, now }) => readCustomer(db, { ...input, reader: caller, now }),

  async getCustomerHistory({ db }, { caller, input }) {
    const { id } = await requireCustomer(db, { ...input, reader: caller });
    const history = await readHistory(db, { resource: 'customer', recordId: String(id) });
    return scopeOf(caller.staff, 'customers.contact') === null ? history.map(withoutChanges) : history;
  },

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
    // no session id, so that none of the logins is marked as current
    const user = { id, sessionId: '', phone, language, priceType };
    await completePrivacyRequest(db, {
      userId: id,
      kind: 'EXPORT',
      staffId: caller.staff.id,
      basis: exportedAtOnce,
      now,
    });
    return exportMe({ db, parts }, { user, now });
  },

  async eraseCustomer({ db }, { caller, input: { id, reason } }) {
    await requireCustomer(db, { id, reader: caller });
    throw eraseNeedsApproval({ id, reason });
  },
} satisfies StaffFunctions<typeof declared, CustomerDeps>;

/** The basis of an export that had no recorded request. */
const exportedAtOnce = '—';

/** Roles without contacts may not even see masked ones (BO-10): of a user's own columns only the price type remains. */
function withoutChanges(entry: AuditEntry): AuditEntry {
  const priceType = (row: AuditEntry['changes'][number]['before']) =>
    row === null || row['price_type'] === undefined ? null : { price_type: row['price_type'] };
  return {
    ...entry,
    changes: entry.changes
      .filter(({ table }) => table === 'users')
      .map((change) => ({ ...change, before: priceType(change.before), after: priceType(change.after) })),
  };
}
