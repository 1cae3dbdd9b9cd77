import type { accountOperations as declared } from '#contract/operations/account.ts';
import type { Limits } from '#server/config/config-limits.ts';
import type { CodeDeps } from '#server/auth/codes/send-code.ts';
import { logAttempt } from '#server/auth/log-login.ts';
import { endSession, endSessions } from '#server/auth/sessions/sessions.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { ExportParts } from './account-parts.ts';
import { requestContactChange, changeContact } from './change-contact.ts';
import { changePassword } from './change-password.ts';
import { type CloseDeps, closeAccount } from './close-account.ts';
import { exportMe } from './export-me.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { proveUser, requireFreshProof, sendProofCode } from './prove-user.ts';
import { updateMe } from './update-me.ts';

export interface AccountDeps extends CodeDeps, CloseDeps {
  limits: CodeDeps['limits'] & Pick<Limits, 'passwordChanges' | 'proofsPerLogin'>;
  /** The exports of the other features. */
  parts: ExportParts;
}

export const accountOperations = {
  getMe: ({ db }, { caller }) => getMe(db, caller.user.id),

  updateMe: ({ db }, { caller, input, now }) => updateMe(db, { userId: caller.user.id, typed: input, now }),

  async deleteMe(deps, { caller: { user }, now }) {
    await requireFreshProof(deps.db, { user, now });
    await closeAccount(deps, { userId: user.id, now });
  },

  sendProofCode: (deps, { caller: { user, ip }, now }) => sendProofCode(deps, { user, ip, now }),

  proveUser: (deps, { caller, input, now }) => {
    const { user } = caller;
    // users with a phone get the code by SMS (prove-user.ts)
    const code = user.phone === null ? ('EMAIL_CODE' as const) : ('SMS_CODE' as const);
    const by = input.code === undefined ? ('PASSWORD' as const) : code;
    const proving = proveUser(deps, { user, typed: input, now });
    return logAttempt(deps.secret, { caller, act: 'PROVE', by, now }, proving);
  },

  changePassword: (deps, { caller, input, now }) =>
    changePassword(deps, { user: caller.user, typed: input, now }),

  exportMe: (deps, { caller, now }) => exportMe(deps, { user: caller.user, now }),

  listSessions: ({ db }, { caller, now }) => listSessions(db, { user: caller.user, now }),

  async endSession({ db }, { caller: { user, log }, input, now }) {
    // ending the caller's own session is like logging out and needs no proof
    if (input.id !== user.sessionId) await requireFreshProof(db, { user, now });
    const ending = { userId: user.id, sessionId: input.id, because: 'LOGOUT' as const, now };
    if (!(await endSession(db, ending))) throw new Refusal('NOT_FOUND');
    log.info({ event: 'logout', user: user.id, login: input.id }, 'logged out');
  },

  async endSessions({ db }, { caller: { user, log }, now }) {
    await requireFreshProof(db, { user, now });
    await endSessions(db, { userId: user.id, because: 'LOGOUT_EVERYWHERE', now });
    log.info({ event: 'logout', user: user.id, login: 'all' }, 'logged out');
  },

  async changePhone(deps, { caller: { user, ip }, input: { phone }, now }) {
    await requireFreshProof(deps.db, { user, now });
    return requestContactChange(deps, { user, contact: { phone }, ip, now });
  },

  verifyPhoneChange: (deps, { caller, input: { phone, code }, now }) =>
    changeContact(deps, { userId: caller.user.id, contact: { phone }, code, now }),

  async changeEmail(deps, { caller: { user, ip }, input, now }) {
    await requireFreshProof(deps.db, { user, now });
    return requestContactChange(deps, { user, contact: { email: input.email.toLowerCase() }, ip, now });
  },

  verifyEmailChange: (deps, { caller, input: { email, code }, now }) =>
    changeContact(deps, { userId: caller.user.id, contact: { email: email.toLowerCase() }, code, now }),
} satisfies OperationFunctions<typeof declared, AccountDeps>;
