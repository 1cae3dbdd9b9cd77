// The permission table of the staff (backoffice.md 3.3). Every staff operation names one of these permissions.

/** Roles such as SELLER and WAREHOUSE are limited to their own stores or not, depending on the permission. */
export const staffRoles = [
  'OWNER',
  'MANAGER',
  'CONTENT',
  'SUPPORT',
  'WAREHOUSE',
  'SELLER',
  'ACCOUNTANT',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** ALL: records of all stores. OWN: records of the staff member's own stores. null: no permission. */
export type Scope = 'ALL' | 'OWN' | null;

/** One letter per role, in the order of `staffRoles`: A all stores, S own stores, - none. */
const table = {
  'figures.read': 'AA-A-SA',
  'figures.margin': 'AA----A',
  'pieces.read': 'AAAAAAA',
  'pieces.cost': 'AA----A',
  'orders.read': 'AA-AASA',
  'orders.contact': 'AA-AAS-',
  'orders.write': 'AA-A-S-',
  'orders.move': 'AA-AAS-',
  'orders.return': 'AA-AAS-',
  'orders.cancel': 'AA-A---',
  'orders.refund': 'AA-A-SA',
  'counter.sell': 'AA---S-',
  'counter.gold': 'AA---S-',
  'money.read': 'AA---SA',
  'money.settle': 'AA----A',
  'pieces.write': 'AA--A--',
  'certificates.write': 'AA--A--',
  'pieces.move': 'AA--AS-',
  'pieces.count': 'AA--AS-',
  'pieces.writeoff': 'AA--AS-',
  'pieces.aside': 'AA-AAS-',
  'catalog.write': 'AAA----',
  'content.write': 'AAA----',
  'search.write': 'AAA----',
  'prices.read': 'AA----A',
  'promotions.read': 'AAAA-AA',
  'prices.write': 'AA-----',
  'promotions.write': 'AA-----',
  'rates.write': 'AA-----',
  'prices.b2b': 'AA-A--A',
  'customers.read': 'AA-A-SA',
  'customers.contact': 'AA-A-S-',
  'customers.write': 'AA-A-S-',
  'customers.b2b': 'AA-----',
  'customers.privacy': 'AA-----',
  'reviews.moderate': 'AAAA---',
  'requests.work': 'AA-A-S-',
  'delivery.write': 'AA-----',
  'imports.run': 'AA--A--',
  'exchange.run': 'AA----A',
  'feeds.read': 'AAA---A',
  'exports.run': 'AAAAASA',
  'exports.personal': 'AA----A',
  'views.share': 'AA-----',
  'staff.read': 'AA-----',
  'staff.write': 'AA-----',
  'audit.read': 'AA----A',
  'approvals.read': 'AA-AASA',
  'approvals.decide': 'AA----A',
  'jobs.read': 'AASASSA',
  'jobs.retry': 'AASASS-',
  'keys.read': 'A------',
  'keys.write': 'A------',
  'settings.read': 'AA----A',
  'settings.write': 'AA-----',
} as const;

export type Permission = keyof typeof table;
export const permissions = Object.keys(table) as Permission[]; // the keys of the table above

/** Permissions that require the second factor again, within the last `stepUpMinutes`. */
const stepUpPermissions: ReadonlySet<Permission> = new Set([
  'orders.refund',
  'money.settle',
  'approvals.decide',
  'prices.write',
  'promotions.write',
  'rates.write',
  'customers.b2b',
  'customers.privacy',
  'exports.personal',
  'staff.write',
  'keys.write',
  'settings.write',
]);
export const stepUpMinutes = 5;

export const needsStepUp = (permission: Permission): boolean => stepUpPermissions.has(permission);

/** A staff member, or one of their API keys, which is limited to its scopes. */
export interface PermissionHolder {
  role: StaffRole;
  /** The permissions of an API key; left out: all permissions of the role. */
  keyScopes?: readonly Permission[];
}

/** Permissions that an API key can have: those without step-up, because a key cannot give a second factor. */
export const keyPermissions: Permission[] = permissions.filter(
  (permission) => !stepUpPermissions.has(permission),
);

export function scopeOf({ role, keyScopes }: PermissionHolder, permission: Permission): Scope {
  if (keyScopes?.includes(permission) === false) return null;
  const letter = table[permission][staffRoles.indexOf(role)];
  return letter === 'A' ? 'ALL' : letter === 'S' ? 'OWN' : null;
}

/** Roles that a MANAGER can grant, change and suspend; all other roles only an OWNER can. */
const belowManager: ReadonlySet<StaffRole> = new Set(['CONTENT', 'SUPPORT', 'WAREHOUSE', 'SELLER']);

/** Roles that one person alone cannot give: each has more rights than those before it. */
const guardedRoles: readonly StaffRole[] = ['MANAGER', 'OWNER'];

/** Whether a second person must approve that a staff member gets this role. `from`: the present role; left out for a new member. */
export const roleNeedsApproval = ({ from, to }: { from?: StaffRole; to: StaffRole }): boolean =>
  guardedRoles.indexOf(to) > (from === undefined ? -1 : guardedRoles.indexOf(from));

/** Checks whether one staff member may manage the other: nobody changes their own role; a MANAGER manages only the roles below. */
export function mayManage(
  by: { id: number; role: StaffRole },
  whom: { id: number; role: StaffRole },
): boolean {
  if (by.id === whom.id) return false;
  return by.role === 'OWNER' || (by.role === 'MANAGER' && belowManager.has(whom.role));
}
