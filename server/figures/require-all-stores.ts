import { scopeOf } from '#domain/auth/permissions.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';

/** Browser events are not per store. Refuses with PERMISSION_MISSING for members restricted to stores or without figures. */
export function requireAllStores({ staff }: StaffCaller): void {
  if (scopeOf(staff, 'figures.read') !== 'ALL')
    throw new Refusal('PERMISSION_MISSING', { permission: 'figures.read' });
}
