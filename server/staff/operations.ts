import type {
  demoOperations as declaredDemo,
  sessionOperations,
} from '#contract/operations/admin/session.ts';
import type { staffMemberOperations } from '#contract/operations/admin/staff/staff.ts';
import { deviceName } from '#domain/auth/device-name.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { clearStaffCookie, endStaffSession } from '#server/kit/session/staff-session.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { startFullSession, recordSession, sessionAnswer } from './begin-session.ts';
import { findDemoStaff, listDemoAccounts } from './demo.ts';
import { beginTotp, checkFactor, confirmTotp } from './factor.ts';
import { logIn } from './log-in.ts';
import { changeStaff, inviteAgain, inviteStaff, listStaff, resetFactors } from './members.ts';
import { rolesFor } from './roles/allowed-to-staff.ts';
import { findStaff, selectSessions, selectStaff } from './queries.ts';
import { hasFactor } from './queries-factor.ts';
import type { StaffDeps } from './staff-deps.ts';

/** The back-office operations on the staff themselves. */
export const staffOperations = {
  logIn: (deps, { caller, input, now }) => logIn(deps, { ...input, caller, now }),

  async confirmFactor(deps, { caller, input, now }) {
    await checkFactor(deps, { staff: caller.staff, code: input.code, now });
    return startFullSession(deps, {
      staff: caller.staff,
      caller,
      kind: 'WHOLE',
      replaces: caller.session,
      now,
    });
  },

  async stepUp(deps, { caller, input, now }) {
    await checkFactor(deps, { staff: caller.staff, code: input.code, now });
    return startFullSession(deps, {
      staff: caller.staff,
      caller,
      kind: 'STEPPED_UP',
      replaces: caller.session,
      now,
    });
  },

  getSession: ({ db }, { caller }) => sessionAnswer(db, caller.staff, caller.session),

  async logOut(deps, { caller, now }) {
    await endStaffSession(deps.db, caller.session.idHash, now);
    clearStaffCookie(caller.cookies);
    await recordSession(deps, caller, 'session.end');
  },

  acceptInvitation: (deps, { caller, input, now }) => acceptInvitation(deps, { ...input, caller, now }),

  async beginTotp(deps, { caller, now }) {
    await refuseSecondFactor(deps, caller);
    return beginTotp(deps, { staff: caller.staff, now });
  },

  async confirmTotp(deps, { caller, input, now }) {
    await refuseSecondFactor(deps, caller);
    const { staff, session } = caller;
    const codes = await confirmTotp(deps, { caller, code: input.code, now });
    await startFullSession(deps, { staff, caller, kind: 'STEPPED_UP', replaces: session, now });
    return { codes };
  },

  async listOwnSessions({ db }, { caller, now }) {
    const own = caller.session.idHash.toString('hex');
    const rows = await selectSessions(db, caller.staff.id, now);
    return rows.map(({ id, device, ip, created_at, seen_at }) => ({
      id,
      device: deviceName(device),
      ip,
      createdAt: created_at.toISOString(),
      seenAt: seen_at.toISOString(),
      isThisOne: id === own,
    }));
  },

  async endOwnSession({ db }, { caller, input, now }) {
    const rows = await selectSessions(db, caller.staff.id, now);
    if (!rows.some(({ id }) => id === input.id)) throw new Refusal('NOT_FOUND');
    await endStaffSession(db, Buffer.from(input.id, 'hex'), now);
  },

  listStaff: ({ db }, { caller, input: query, now }) => listStaff(db, { query, by: caller.staff, now }),
  listInvitedRoles: (_deps, { caller }) => Promise.resolve(rolesFor(null, caller.staff)),
  inviteStaff: ({ db }, { caller, input, now }) => inviteStaff(db, { ...input, by: caller.staff, now }),
  changeStaff: ({ db }, { caller, input, now }) => changeStaff(db, { ...input, by: caller.staff, now }),
  sendInvitationAgain: ({ db }, { caller, input, now }) =>
    inviteAgain(db, { ...input, by: caller.staff, now }),
  resetStaffFactors: ({ db }, { caller, input, now }) =>
    resetFactors(db, { ...input, by: caller.staff, now }),
} satisfies StaffFunctions<typeof sessionOperations & typeof staffMemberOperations, StaffDeps>;

/** The demo's login without a password, from the same machine only. */
export const demoStaffOperations = {
  listDemoAccounts: async ({ db }, { caller }) => (isLoopback(caller.ip) ? listDemoAccounts(db) : []),

  async enterDemo(deps, { caller, input, now }) {
    if (input.token === undefined && !isLoopback(caller.ip)) throw new Refusal('FORBIDDEN');
    const id = await findDemoStaff(deps.db, { ...input, now });
    const [row] = await selectStaff(deps.db, { id, now });
    if (row === undefined) throw new Refusal('NOT_FOUND');
    const { name, email, role, language, store_ids: storeIds } = row;
    const staff = { id, name, email, role, language, storeIds };
    return startFullSession(deps, { staff, caller, kind: 'STEPPED_UP', now });
  },
} satisfies StaffFunctions<typeof declaredDemo, StaffDeps>;

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/** A further authenticator app can be added only after a reset, so that a stolen half session cannot add one. */
async function refuseSecondFactor({ db }: StaffDeps, { staff }: StaffCaller): Promise<void> {
  const row = await findStaff(db, staff.id);
  if (row?.staff_state !== 'ACTIVE' || (await hasFactor(db, staff.id))) throw new Refusal('FORBIDDEN');
}
