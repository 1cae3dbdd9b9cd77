import type { authOperations as declared } from '#contract/operations/auth.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { authenticate } from './sessions/authenticate.ts';
import { refreshTokens } from './sessions/refresh-tokens.ts';
import { registerWithEmail, verifyEmail } from './passwords/register-with-email.ts';
import { forgotPassword, resetPassword } from './passwords/reset-password.ts';
import { type CodeDeps, sendCode } from './codes/send-code.ts';
import { endSession } from './sessions/sessions.ts';
import { verifyOtp } from './codes/verify-otp.ts';

/** Where the call comes from, as the actions of this feature take it. */
const originOf = ({ caller, now }: { caller: Caller; now: Date }) => ({
  ip: caller.ip,
  language: caller.language,
  userAgent: caller.userAgent,
  now,
});

export const authOperations = {
  authenticateWithOtp: (deps, call) =>
    sendCode(deps, { purpose: 'LOGIN', destination: call.input.phone, ...originOf(call) }),

  verifyOtp: (deps, call) => verifyOtp(deps, { proof: call.input, ...originOf(call) }),

  authenticate: (deps, call) => authenticate(deps, { proof: call.input, ...originOf(call) }),

  registerWithEmail: (deps, call) => registerWithEmail(deps, { form: call.input, ...originOf(call) }),

  verifyEmail: (deps, call) => verifyEmail(deps, { proof: call.input, ...originOf(call) }),

  forgotPassword: (deps, call) => forgotPassword(deps, { email: call.input.email, ...originOf(call) }),

  resetPassword: (deps, call) => resetPassword(deps, { form: call.input, ...originOf(call) }),

  refreshTokens: (deps, { input, now }) => refreshTokens(deps, { refreshToken: input.bearerToken, now }),

  async logout({ db }, { caller, now }) {
    const { id: userId, sessionId } = caller.user;
    await endSession(db, { userId, sessionId, because: 'LOGOUT', now });
  },
} satisfies OperationFunctions<typeof declared, CodeDeps>;
