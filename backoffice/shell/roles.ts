import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { keysOf } from '../kit/keys-of.ts';

/** The roles of the staff, in display order. */
export const roles = keysOf<StaffMember['role']>({
  OWNER: 0,
  MANAGER: 0,
  CONTENT: 0,
  SUPPORT: 0,
  WAREHOUSE: 0,
  SELLER: 0,
  ACCOUNTANT: 0,
});
