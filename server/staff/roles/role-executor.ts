import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { InviteStaff, staffRoleWords } from '#contract/admin/staff/staff.ts';
import { Id, Words } from '#contract/primitives.ts';
import { mayManage, roleNeedsApproval, type StaffRole } from '#domain/auth/permissions.ts';
import type { Db } from '#database/connect.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { addMember, placeMember } from '../members.ts';
import { findStaff, lockStaff } from '../queries.ts';
import type { RolePayload } from './role-request.ts';

const { reason: _forTheDecider, ...invitation } = InviteStaff.properties;
const payloads = Compile(
  Type.Union([
    Type.Object({ invitation: Type.Object(invitation) }),
    Type.Object({
      change: Type.Object({
        staffId: Id,
        role: Words(staffRoleWords),
        storeIds: Type.Optional(Type.Array(Id)),
      }),
    }),
  ]),
);

/**
 * Gives the approved role. Refuses with FORBIDDEN if the requester may no longer give it, CHANGED_SINCE if the member has it already or a
 * higher one, and CONTACT_IN_USE if the invited person has been added since.
 */
export const roleExecutor = approvalExecutor<RolePayload>({
  payloads,
  run: async (db, payload, { requestedBy, now }) => {
    if ('invitation' in payload) {
      const { invitation: invited } = payload;
      await requireManager(db, { by: requestedBy, whom: { id: 0, role: invited.role } });
      await addMember(db, { invited, now });
      return;
    }
    const { staffId: id, role, storeIds } = payload.change;
    await requireManager(db, { by: requestedBy, whom: { id, role } });
    const member = await lockStaff(db, id);
    if (member === undefined) throw new Refusal('NOT_FOUND');
    if (!roleNeedsApproval({ from: member.role, to: role })) throw new Refusal('CHANGED_SINCE');
    await placeMember(db, { id, role, ...(storeIds && { storeIds }), now });
  },
});

/** The requester may have lost the right since. */
async function requireManager(
  db: Db,
  { by, whom }: { by: number; whom: { id: number; role: StaffRole } },
): Promise<void> {
  const requester = await findStaff(db, by);
  if (requester?.staff_state !== 'ACTIVE' || !mayManage(requester, whom)) throw new Refusal('FORBIDDEN');
}
