import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { Me } from '#contract/me.ts';
import type { Problem } from '#contract/problem.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { tIn, type T } from '#storefront/shell/i18n/texts.ts';
import {
  proveWith,
  readRequestedProof,
  type RequestedProof,
  requestProof,
  type Sender,
} from './prove-user.ts';
import { fieldErrors, type FieldErrors } from '../field-errors.ts';

/** The result of a form of the settings; every section has its own form and result. */
export interface SettingsOutcome {
  /** Unique for each outcome. */
  id: string;
  section: string;
  status: number;
  isDone?: true;
  /** The change logged the user out. */
  isOut?: true;
  errors?: FieldErrors;
  problem?: string;
  /** A code was sent to this phone or email; the section shows a field for it. */
  codeSentTo?: string;
  /** The change needs a fresh proof: the form shows fields for it and is submitted again. */
  proof?: RequestedProof;
  /** The typed values, which the form shows again; passwords and codes are never sent back. */
  typed?: Record<string, string>;
}

/** The fields of the outcome in addition to "done". */
type Change = (caller: Caller, form: FormData) => Promise<Partial<SettingsOutcome> | void>;

/** The changes by the form's `intent`. */
const changes: Record<string, { section: string; change: Change }> = {
  person: { section: 'person', change: savePerson },
  consents: { section: 'consents', change: saveConsents },
  phone: { section: 'phone', change: requestPhoneChange },
  'phone-code': { section: 'phone', change: provePhone },
  email: { section: 'email', change: requestEmailChange },
  'email-code': { section: 'email', change: proveEmail },
  password: { section: 'password', change: savePassword },
  'end-session': {
    section: 'sessions',
    change: async (caller, form) => caller.api.endSession({ id: textOf(form, 'id') }),
  },
  'end-sessions': { section: 'sessions', change: logOutEverywhere },
  'close-account': { section: 'account', change: closeAccount },
};

/** Handles a form of the settings; a refusal is returned as an outcome, with the typed values. */
export async function changeSettings(sender: Sender, form: FormData): Promise<SettingsOutcome> {
  const { caller } = sender;
  const intent = textOf(form, 'intent');
  const known = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  const { section, change } = known ?? { section: '', change: async () => undefined };
  const id = crypto.randomUUID();
  const t = tIn(caller.language);
  try {
    await proveWith(sender, form);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return { id, section, ...wrongProof(form, error.problem, t) };
  }
  try {
    return { id, section, status: 200, ...((await change(caller, form)) ?? { isDone: true }) };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    if (error.problem.code !== 'PROOF_NEEDED') return { id, section, ...refused(form, error.problem, t) };
    return { id, section, ...(await proofNeeded(caller, form, error.problem)) };
  }
}

type Refused = Omit<SettingsOutcome, 'id' | 'section'>;

/** The form keeps its values and requires the proof in addition. */
async function proofNeeded(caller: Caller, form: FormData, { status, facts }: Problem): Promise<Refused> {
  const requested = await requestProof(caller, { form, hasPassword: facts?.['hasPassword'] === true });
  if ('proof' in requested) return { status, typed: typedIn(form), proof: requested.proof };
  if (!isApiProblem(requested.problem)) throw requested.problem;
  return refused(form, requested.problem.problem, tIn(caller.language));
}

/** Errors of the code or the password appear at their field. */
function wrongProof(form: FormData, problem: Problem, t: T): Refused {
  const proof = readRequestedProof(form);
  const message = problem.errors?.[0]?.message ?? whatIsLeft(problem, t);
  const field = proof?.by === 'CODE' ? 'proofCode' : 'proofPassword';
  return {
    status: problem.status,
    typed: typedIn(form),
    errors: { [field]: message },
    ...(proof !== undefined && { proof }),
  };
}

/** A code that was sent is still required, unless the new contact itself was refused. */
function refused(form: FormData, problem: Problem, t: T): Refused {
  const { status, code } = problem;
  const message = whatIsLeft(problem, t);
  const isAboutCode = code.startsWith('OTP_');
  const to = textOf(form, 'to');
  return {
    status,
    typed: typedIn(form),
    errors: isAboutCode ? { code: message } : fieldErrors(problem, form, t),
    ...(!isAboutCode && !problem.errors && { problem: message }),
    ...(to !== '' && code !== 'CONTACT_IN_USE' && { codeSentTo: to }),
  };
}

/** Says how many tries are left, or when the next one is allowed. */
function whatIsLeft(problem: Problem, t: T): string {
  const { title, facts } = problem;
  const [left, seconds] = [facts?.['attemptsLeft'], facts?.['retryAfterSeconds']];
  if (typeof left === 'number')
    return `${problemMessage(problem)} ${t('auth:attemptsLeft', { count: left })}`;
  if (typeof seconds === 'number')
    return `${title}. ${t('auth:tryAgainIn', { count: Math.max(1, Math.ceil(seconds / 60)) })}`;
  return problemMessage(problem);
}

const secret = new Set(['intent', 'password', 'currentPassword', 'code', 'proofCode', 'proofPassword']);

function typedIn(form: FormData): Record<string, string> {
  const names = [...form.keys()].filter((name) => !secret.has(name));
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** The password as typed, not trimmed: spaces are part of it. */
function passwordIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}

/** An empty field clears the value. */
async function savePerson(caller: Caller, form: FormData): Promise<void> {
  const given = (name: string) => textOf(form, name) || null;
  await caller.api.updateMe({
    firstName: given('firstName'),
    lastName: given('lastName'),
    birthDate: given('birthDate'),
    gender: given('gender') as Me['gender'], // the API refuses an unknown value
    language: textOf(form, 'language') as Me['language'], // see above
  });
}

async function saveConsents(caller: Caller, form: FormData): Promise<void> {
  const isOn = (name: string) => form.get(name) === 'on';
  const consents = {
    newsSms: isOn('newsSms'),
    newsEmail: isOn('newsEmail'),
    remindersSms: isOn('remindersSms'),
    remindersEmail: isOn('remindersEmail'),
  };
  await caller.api.updateMe({ consents });
}

async function requestPhoneChange(caller: Caller, form: FormData): Promise<Partial<SettingsOutcome>> {
  const typed = textOf(form, 'phone');
  const phone = toUzbekPhone(typed) ?? typed;
  await caller.api.changePhone({ phone });
  return { codeSentTo: phone };
}

async function provePhone(caller: Caller, form: FormData): Promise<void> {
  await caller.api.verifyPhoneChange({ phone: textOf(form, 'to'), code: textOf(form, 'code') });
}

async function requestEmailChange(caller: Caller, form: FormData): Promise<Partial<SettingsOutcome>> {
  const email = textOf(form, 'email');
  await caller.api.changeEmail({ email });
  return { codeSentTo: email };
}

async function proveEmail(caller: Caller, form: FormData): Promise<void> {
  await caller.api.verifyEmailChange({ email: textOf(form, 'to'), code: textOf(form, 'code') });
}

async function savePassword(caller: Caller, form: FormData): Promise<void> {
  const currentPassword = passwordIn(form, 'currentPassword');
  await caller.api.changePassword({
    password: passwordIn(form, 'password'),
    ...(currentPassword !== '' && { currentPassword }),
  });
}

async function logOutEverywhere(caller: Caller): Promise<Partial<SettingsOutcome>> {
  await caller.api.endSessions();
  return { isOut: true };
}

async function closeAccount(caller: Caller, form: FormData): Promise<Partial<SettingsOutcome>> {
  if (form.get('isSure') !== 'on') return { status: 400, errors: { isSure: 'sayYes' } };
  await caller.api.deleteMe();
  return { isOut: true };
}
