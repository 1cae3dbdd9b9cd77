import type { RefreshedTokens } from '#contract/auth.ts';
import type { authOperations as declared } from '#contract/operations/auth.ts';
import { browserRequester } from '#server/kit/session/requester.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { authenticate } from './sessions/authenticate.ts';
import { networkHmac } from './codes/code-limits.ts';
import { isKnownBrowser, rememberBrowser } from './sessions/known-browser.ts';
import { refreshTokens } from './sessions/refresh-tokens.ts';
import { registerWithEmail, verifyEmail } from './passwords/register-with-email.ts';
import { forgotPassword, resetPassword } from './passwords/reset-password.ts';
import { type CodeDeps, sendCode } from './codes/send-code.ts';
import { endSession } from './sessions/sessions.ts';
import { verifyOtp } from './codes/verify-otp.ts';

interface Call {
  caller: Caller;
  now: Date;
}

/** Where the call comes from, as the actions of this feature take it; `contact`: the phone or email that it is about. */
const originOf = ({ secret }: CodeDeps, { caller, now }: Call, contact: string) => ({
  requester: browserRequester(caller.cookies, secret),
  network: networkHmac(secret, caller.ip),
  isKnown: isKnownBrowser(caller.cookies, secret, contact.toLowerCase()),
  ip: caller.ip,
  language: caller.language,
  userAgent: caller.userAgent,
  now,
});

/** The tokens of who has just logged in by this phone or email, which their browser remembers. */
async function remembered(
  { secret }: CodeDeps,
  { caller, contact }: { caller: Caller; contact: string },
  loggingIn: Promise<RefreshedTokens>,
): Promise<RefreshedTokens> {
  const tokens = await loggingIn;
  rememberBrowser(caller.cookies, secret, contact.toLowerCase());
  return tokens;
}

export const authOperations = {
  authenticateWithOtp: (deps, call) => {
    const { phone } = call.input;
    return sendCode(deps, { purpose: 'LOGIN', destination: phone, ...originOf(deps, call, phone) });
  },

  verifyOtp: (deps, call) => {
    const contact = call.input.phone;
    const proving = verifyOtp(deps, { proof: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { caller: call.caller, contact }, proving);
  },

  authenticate: (deps, call) => {
    const contact = call.input.email;
    const proving = authenticate(deps, { proof: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { caller: call.caller, contact }, proving);
  },

  registerWithEmail: (deps, call) =>
    registerWithEmail(deps, { form: call.input, ...originOf(deps, call, call.input.email) }),

  verifyEmail: (deps, call) => {
    const contact = call.input.email;
    const proving = verifyEmail(deps, { proof: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { caller: call.caller, contact }, proving);
  },

  forgotPassword: (deps, call) => {
    const { email } = call.input;
    return forgotPassword(deps, { email, ...originOf(deps, call, email) });
  },

  resetPassword: (deps, call) => {
    const contact = call.input.email;
    const proving = resetPassword(deps, { form: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { caller: call.caller, contact }, proving);
  },

  refreshTokens: (deps, { input, now }) => refreshTokens(deps, { refreshToken: input.bearerToken, now }),

  async logout({ db }, { caller, now }) {
    const { id: userId, sessionId } = caller.user;
    await endSession(db, { userId, sessionId, because: 'LOGOUT', now });
  },
} satisfies OperationFunctions<typeof declared, CodeDeps>;
