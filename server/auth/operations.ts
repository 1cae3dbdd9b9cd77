import type { RefreshedTokens } from '#contract/auth.ts';
import type { authOperations as declared } from '#contract/operations/auth.ts';
import { tokenCookieNames } from '#server/kit/http/cookie-names.ts';
import { browserRequester } from '#server/kit/session/requester.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { authenticate } from './sessions/authenticate.ts';
import { type Attempt, logAttempt } from './log-login.ts';
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

/** The origin of the call as the actions of this feature take it; `contact` is the phone or email concerned. */
const originOf = ({ secret }: CodeDeps, { caller, now }: Call, contact: string) => ({
  requester: browserRequester(caller.cookies, secret),
  network: networkHmac(secret, caller.ip),
  isKnown: isKnownBrowser(caller.cookies, secret, contact.toLowerCase()),
  replaces: caller.cookies.get(tokenCookieNames.refreshToken),
  ip: caller.ip,
  language: caller.language,
  userAgent: caller.userAgent,
  now,
});

type Login = Pick<Attempt, 'act' | 'by'> & { contact: string };

/** Returns the tokens of a new login and marks the browser as known for this phone or email. */
async function remembered(
  { secret }: CodeDeps,
  { caller, now, ...login }: Call & Login,
  loggingIn: Promise<RefreshedTokens>,
): Promise<RefreshedTokens> {
  const tokens = await logAttempt(secret, { caller, now, ...login }, loggingIn);
  rememberBrowser(caller.cookies, secret, login.contact.toLowerCase());
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
    return remembered(deps, { ...call, contact, act: 'LOG_IN', by: 'SMS_CODE' }, proving);
  },

  authenticate: (deps, call) => {
    const contact = call.input.email;
    const proving = authenticate(deps, { proof: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { ...call, contact, act: 'LOG_IN', by: 'PASSWORD' }, proving);
  },

  registerWithEmail: (deps, call) =>
    registerWithEmail(deps, { form: call.input, ...originOf(deps, call, call.input.email) }),

  verifyEmail: (deps, call) => {
    const contact = call.input.email;
    const proving = verifyEmail(deps, { proof: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { ...call, contact, act: 'REGISTER', by: 'EMAIL_CODE' }, proving);
  },

  forgotPassword: (deps, call) => {
    const { email } = call.input;
    return forgotPassword(deps, { email, ...originOf(deps, call, email) });
  },

  resetPassword: (deps, call) => {
    const contact = call.input.email;
    const proving = resetPassword(deps, { form: call.input, ...originOf(deps, call, contact) });
    return remembered(deps, { ...call, contact, act: 'RESET_PASSWORD', by: 'EMAIL_CODE' }, proving);
  },

  refreshTokens: (deps, { caller, input, now }) =>
    logAttempt(
      deps.secret,
      { caller, act: 'REFRESH', by: 'REFRESH_TOKEN', now },
      refreshTokens(deps, { refreshToken: input.bearerToken, now }),
    ),

  async logout({ db }, { caller, now }) {
    const { id: userId, sessionId } = caller.user;
    await endSession(db, { userId, sessionId, because: 'LOGOUT', now });
    caller.log.info({ event: 'logout', user: userId, login: sessionId }, 'logged out');
  },
} satisfies OperationFunctions<typeof declared, CodeDeps>;
