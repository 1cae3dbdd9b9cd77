import type { RouterContextProvider } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import type { AuthTokens, CodeSent, ResetPassword } from '#contract/auth.ts';
import { callerContext, reporterContext, type Caller } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { stepContext, type LoginStep, type StepStore } from '#storefront/shell/login/login-step.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { tokensContext } from '#storefront/shell/login/user.ts';
import type { LoginAnswer, LoginErrors, LoginField } from './login-answer.ts';
import { refusalMessages, type RefusalMessages } from './refuse-login.ts';

/** A shorter password is refused before the request is sent (decisions 6). */
const minPasswordLength = 8;

export interface Attempt {
  context: Readonly<RouterContextProvider>;
  form: FormData;
  hasCart: boolean;
}

/**
 * Handles one form of the login, chosen by its `intent`: sends a code, or logs in. Refusals are returned as messages,
 * with the typed values.
 */
export async function logIn(attempt: Attempt): Promise<LoginAnswer> {
  try {
    return await take(attempt);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return refused(attempt, refusalMessages(error.problem, wordsOf(attempt)));
  }
}

function take(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  switch (textOf(attempt.form, 'intent')) {
    case 'phone':
      return sendToPhone(attempt);
    case 'registration':
      return register(attempt);
    case 'forgotten':
      return sendToEmail(attempt);
    case 'resend':
      return sendAgain(attempt);
    case 'code':
      return proveCode(attempt);
    default:
      return provePassword(attempt);
  }
}

function sendToPhone(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  const typed = textOf(attempt.form, 'phone');
  const phone = toUzbekPhone(typed);
  if (phone === null)
    return wrong(attempt, { phone: typed === '' ? 'auth:fieldRequired' : 'auth:phoneWrong' });
  return sent(attempt, { kind: 'PHONE', to: phone }, callerOf(attempt).api.authenticateWithOtp({ phone }));
}

function register(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  const [email, firstName] = [textOf(attempt.form, 'email'), textOf(attempt.form, 'firstName')];
  const password = passwordOf(attempt.form);
  const errors = { ...empty(attempt.form, ['firstName', 'email']), ...shortPassword(password) };
  if (Object.keys(errors).length > 0) return wrong(attempt, errors);
  const sending = callerOf(attempt).api.registerWithEmail({ email, firstName, password });
  return sent(attempt, { kind: 'EMAIL', to: email }, sending);
}

function sendToEmail(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  const email = textOf(attempt.form, 'email');
  if (email === '') return wrong(attempt, { email: 'auth:fieldRequired' });
  return sent(attempt, { kind: 'PASSWORD', to: email }, callerOf(attempt).api.forgotPassword({ email }));
}

/** Sends the code again. A registration is submitted again as a whole, by its own form. */
function sendAgain(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  const { current } = stepOf(attempt);
  if (current === undefined || current.kind === 'EMAIL') return overdue(attempt);
  const { api } = callerOf(attempt);
  const { kind, to } = current;
  const sending =
    kind === 'PHONE' ? api.authenticateWithOtp({ phone: to }) : api.forgotPassword({ email: to });
  return sent(attempt, current, sending);
}

/**
 * Checks the code for the phone or email stored in the cookie, so that a code requested in another browser is not
 * accepted (integrations 4.4).
 */
function proveCode(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  const { current } = stepOf(attempt);
  if (current === undefined) return overdue(attempt);
  const [code, password] = [textOf(attempt.form, 'code'), passwordOf(attempt.form)];
  const { api } = callerOf(attempt);
  switch (current.kind) {
    case 'PHONE':
      return enter(attempt, api.verifyOtp({ phone: current.to, code }));
    case 'EMAIL':
      return enter(attempt, api.verifyEmail({ email: current.to, code }));
    case 'PASSWORD':
      return proveReset(attempt, { email: current.to, code, password });
  }
}

function proveReset(attempt: Attempt, proof: ResetPassword): Promise<LoginAnswer> | LoginAnswer {
  const errors = { ...empty(attempt.form, ['code']), ...shortPassword(proof.password) };
  if (Object.keys(errors).length > 0) return wrong(attempt, errors);
  return enter(attempt, callerOf(attempt).api.resetPassword(proof));
}

function provePassword(attempt: Attempt): Promise<LoginAnswer> | LoginAnswer {
  const [email, password] = [textOf(attempt.form, 'email'), passwordOf(attempt.form)];
  const errors = empty(attempt.form, ['email', 'password']);
  if (Object.keys(errors).length > 0) return wrong(attempt, errors);
  return enter(attempt, callerOf(attempt).api.authenticate({ email, password }));
}

/** Stores in the cookie where the code was sent. */
async function sent(
  attempt: Attempt,
  { kind, to }: Pick<LoginStep, 'kind' | 'to'>,
  sending: Promise<CodeSent>,
): Promise<LoginAnswer> {
  const { resendAfter } = await sending;
  stepOf(attempt).set({ kind, to, resendAt: Date.now() + resendAfter * 1000 });
  return { outcome: 'sent', code: { kind, to, resendAfter } };
}

/** Completes the login: sets the session cookies, removes the login in progress, and merges the guest's cart into the user's. */
async function enter(attempt: Attempt, proving: Promise<AuthTokens>): Promise<LoginAnswer> {
  const tokens = await proving;
  attempt.context.get(tokensContext).set(tokens);
  stepOf(attempt).clear();
  if (attempt.hasCart) await callerOf(attempt).api.mergeCarts().catch(attempt.context.get(reporterContext));
  return { outcome: 'in' };
}

const overdue = (attempt: Attempt): LoginAnswer =>
  refused(attempt, { errors: {}, message: wordsOf(attempt)('auth:startAgain') });

/** Builds the answer for invalid fields; the values are keys of messages. */
function wrong(attempt: Attempt, keys: LoginErrors): LoginAnswer {
  const t = wordsOf(attempt);
  const errors = Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, t(key)]));
  return refused(attempt, { errors, message: null });
}

const empty = (form: FormData, fields: LoginField[]): LoginErrors =>
  Object.fromEntries(
    fields.filter((field) => textOf(form, field) === '').map((field) => [field, 'auth:fieldRequired']),
  );

const shortPassword = (password: string): LoginErrors =>
  password.length < minPasswordLength ? { password: 'auth:passwordShort' } : {};

function refused({ form }: Attempt, { errors, message }: RefusalMessages): LoginAnswer {
  const text = (name: string) => textOf(form, name);
  const values = { phone: text('phone'), email: text('email'), firstName: text('firstName') };
  return { outcome: 'refused', errors, message, values };
}

const callerOf = ({ context }: Attempt): Caller => context.get(callerContext);
const stepOf = ({ context }: Attempt): StepStore => context.get(stepContext);
const wordsOf = (attempt: Attempt) => tIn(callerOf(attempt).language);

/** The password as typed, not trimmed: spaces are part of it. */
function passwordOf(form: FormData): string {
  const typed = form.get('password');
  return typeof typed === 'string' ? typed : '';
}
