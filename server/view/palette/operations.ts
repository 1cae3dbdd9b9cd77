import type { findOperations as declared } from '#contract/operations/admin/find.ts';
import type { ReadDb } from '#database/connect.ts';
import { mayManage, type Permission, permissions, scopeOf, staffRoles } from '#domain/auth/permissions.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff, StaffFunctions } from '#server/kit/staff-operation.ts';
import { findRecords, type FindScope, selectNamesOf } from './queries-find.ts';

/** Minimum length of a typed word. */
const minLetters = 2;

/** The palette, and who has a permission that the caller lacks. */
export const findOperations = {
  /** One statement. */
  async findRecords({ db }, { caller: { staff, language }, input: { q, layout, latin } }) {
    const typed = [q, layout, latin].flatMap((word) => word?.trim() ?? []);
    const words = [...new Set(typed)].filter((word) => word.length >= minLetters);
    if (words.length === 0) return { rows: [] };
    const rows = await findRecords(db, { words, language, may: scopeOfFinds(staff) });
    return {
      rows: rows.map(({ kind, key, label, note }) => {
        const shown = kind === 'customer' && note !== null ? maskContact(note) : note;
        return { kind, key, label: label ?? shown ?? key, note: label === null ? '' : (shown ?? '') };
      }),
    };
  },

  /** The people who could grant it: those who manage the caller. Refuses with NOT_FOUND for an unknown permission. */
  async getPermissionHolders({ db }, { caller: { staff }, input }) {
    const permission = permissions.find((one) => one === input.permission);
    if (permission === undefined) throw new Refusal('NOT_FOUND');
    const givers = staffRoles.filter(
      (role) => scopeOf({ role }, 'staff.write') !== null && mayManage({ id: 0, role }, staff),
    );
    const mayRead = scopeOf(staff, 'staff.read') !== null;
    return {
      roles: staffRoles.filter((role) => scopeOf({ role }, permission) !== null),
      givers,
      people: mayRead ? await selectNamesOf(db, givers) : [],
    };
  },
} satisfies StaffFunctions<typeof declared, { db: ReadDb }>;

function scopeOfFinds(staff: Staff): FindScope {
  const has = (permission: Permission) => scopeOf(staff, permission) !== null;
  const storesOf = (permission: Permission) => {
    const scope = scopeOf(staff, permission);
    return scope === null ? null : { stores: scope === 'OWN' ? staff.storeIds : null };
  };
  const customers = scopeOf(staff, 'customers.read');
  return {
    orders: storesOf('orders.read'),
    transfers: storesOf('pieces.move'),
    models: has('catalog.write'),
    customers: customers === null ? null : customers === 'ALL' ? 'any' : 'whole',
    certificates: has('certificates.write'),
    promotions: has('promotions.read'),
    staff: has('staff.read'),
  };
}
