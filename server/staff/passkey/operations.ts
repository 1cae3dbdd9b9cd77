import type { passkeyOperations as declared } from '#contract/operations/admin/staff/passkey.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { startFullSession } from '../begin-session.ts';
import { beginTotp, confirmTotp, renewRecoveryCodes } from '../factor.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { addPasskey, beginAnswer, beginPasskey, checkPasskey, toOwnFactor } from './passkeys.ts';
import { deletePasskey, selectOwnFactors } from './queries-passkey.ts';
import { rpIdOf } from './signature.ts';

/** The operations on the caller's own second factors. */
export const passkeyOperations = {
  beginPasskeyAnswer: (deps, { caller, now }) => beginAnswer(deps, { caller, now }),

  async confirmPasskey(deps, { caller, input, now }) {
    await checkPasskey(deps, { caller, answer: input, now });
    const { staff, session } = caller;
    return startFullSession(deps, { staff, caller, kind: 'WHOLE', replaces: session, now });
  },

  async stepUpWithPasskey(deps, { caller, input, now }) {
    await checkPasskey(deps, { caller, answer: input, now });
    const { staff, session } = caller;
    return startFullSession(deps, { staff, caller, kind: 'STEPPED_UP', replaces: session, now });
  },

  async listOwnFactors({ db, publicUrl }, { caller }) {
    const factors = (await selectOwnFactors(db, caller.staff.id)).map(toOwnFactor);
    return { factors, mayAddPasskey: rpIdOf(publicUrl) !== undefined };
  },

  beginPasskey: (deps, { caller, now }) => beginPasskey(deps, { caller, now }),
  addPasskey: (deps, { caller, input, now }) => addPasskey(deps, { caller, made: input, now }),

  async removePasskey({ db }, { caller, input }) {
    if (!(await deletePasskey(db, { id: input.id, staffId: caller.staff.id })))
      throw new Refusal('NOT_FOUND');
  },

  beginNewApp: (deps, { caller, now }) => beginTotp(deps, { staff: caller.staff, now }),

  async confirmNewApp(deps, { caller, input, now }) {
    return { codes: await confirmTotp(deps, { caller, code: input.code, now }) };
  },

  async renewRecoveryCodes(deps, { caller }) {
    return { codes: await renewRecoveryCodes(deps, { caller }) };
  },
} satisfies StaffFunctions<typeof declared, StaffDeps>;
