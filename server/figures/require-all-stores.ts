import { scopeOf } from '#domain/auth/permissions.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';

/** What browsers report is of the whole shop. Refuses PERMISSION_MISSING to those who see the figures of some stores only, or none. */
export function requireAllStores({ staff }: StaffCaller): void {
  if (scopeOf(staff, 'figures.read') !== 'ALL')
    throw new Refusal('PERMISSION_MISSING', { permission: 'figures.read' });
}
