// Kinds of approvals, and the roles that decide them (backoffice.md 2.8, Approvals).
import { type StaffRole, staffRoles } from '../auth/permissions.ts';

export const approvalKinds = [
  'RATE',
  'FORMULA',
  'PRICE',
  'REDUCTION',
  'REFUND',
  'WRITE_OFF',
  'LOST',
  'OLD_GOLD',
  'ERASE',
  'ROLE',
  'DISCOUNT',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

const owner: readonly StaffRole[] = ['OWNER'];
const managers: readonly StaffRole[] = ['OWNER', 'MANAGER'];

const deciders: Record<ApprovalKind, readonly StaffRole[]> = {
  RATE: managers,
  FORMULA: owner,
  PRICE: managers,
  REDUCTION: managers,
  REFUND: [...managers, 'ACCOUNTANT'],
  WRITE_OFF: managers,
  LOST: managers,
  OLD_GOLD: managers,
  ERASE: owner,
  ROLE: owner,
  DISCOUNT: managers,
};

/** Roles that can approve or refuse a request of this kind. */
export const decidersOf = (kind: ApprovalKind): readonly StaffRole[] => deciders[kind];

/** Kinds that a role decides. */
export const kindsDecidedBy = (role: StaffRole): ApprovalKind[] =>
  approvalKinds.filter((kind) => deciders[kind].includes(role));

/** After this time, a person who is the only one allowed to decide a kind can approve their own request. */
export const soleAfterMinutes = 15;

/** If the effect has changed by more than this share since it was shown, it is shown again before it can be approved. */
const toleratedShare = 0.01;

/** Amounts in whole soʻm; null = the request has no amount. */
export function hasChanged(seenSom: number | null, nowSom: number | null): boolean {
  if (seenSom === null || nowSom === null) return seenSom !== nowSom;
  return Math.abs(nowSom - seenSom) > Math.abs(seenSom) * toleratedShare;
}

/** Roles that decide at least one kind. */
export const decidingRoles = staffRoles.filter((role) => kindsDecidedBy(role).length > 0);
