import type { Caller } from '#client/call.ts';
import {
  changeEmail,
  changePassword,
  changePhone,
  deleteMe,
  endSession,
  endSessions,
  updateMe,
  verifyEmailChange,
  verifyPhoneChange,
} from '#client/me.ts';
import { ApiProblem } from '#client/problem.ts';
import type { Me } from '#contract/me.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { fieldErrors, type FieldErrors } from './field-errors.ts';

/** What came of a form of the settings; every section has one of its own and tells its own outcome. */
export interface SettingsOutcome {
  section: string;
  status: number;
  isDone?: true;
  /** The user was logged out with it. */
  isOut?: true;
  errors?: FieldErrors;
  problem?: string;
  /** A code is on its way to this phone or email; the section asks for it. */
  codeSentTo?: string;
  /** As it was typed; passwords and codes are never sent back. */
  typed?: Record<string, string>;
}

type Change = (caller: Caller, form: FormData) => Promise<Partial<SettingsOutcome> | void>;

/** The form's `intent` → what it does. */
const changes: Record<string, { section: string; change: Change }> = {
  person: { section: 'person', change: savePerson },
  consents: { section: 'consents', change: saveConsents },
  phone: { section: 'phone', change: askPhone },
  'phone-code': { section: 'phone', change: provePhone },
  email: { section: 'email', change: askEmail },
  'email-code': { section: 'email', change: proveEmail },
  password: { section: 'password', change: savePassword },
  'end-session': {
    section: 'sessions',
    change: async (caller, form) => endSession(caller, textOf(form, 'id')),
  },
  'end-sessions': { section: 'sessions', change: logOutEverywhere },
  'close-account': { section: 'account', change: closeAccount },
};

/** Does what the form says; a refusal comes back as an outcome, with what was typed. */
export async function changeSettings(caller: Caller, form: FormData): Promise<SettingsOutcome> {
  const { section, change } = changes[textOf(form, 'intent')] ?? {
    section: '',
    change: async () => undefined,
  };
  try {
    return { section, status: 200, isDone: true, ...(await change(caller, form)) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { problem } = error;
    const isAboutCode = problem.code.startsWith('OTP_');
    const to = textOf(form, 'to');
    return {
      section,
      status: problem.status,
      typed: typedIn(form),
      errors: isAboutCode ? { code: problem.detail } : fieldErrors(problem),
      ...(!isAboutCode && !problem.errors && { problem: problem.detail }),
      ...(isAboutCode && to !== '' && { codeSentTo: to }),
    };
  }
}

const secret = new Set(['intent', 'password', 'currentPassword', 'code']);

function typedIn(form: FormData): Record<string, string> {
  const names = [...form.keys()].filter((name) => !secret.has(name));
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** An empty field empties. */
async function savePerson(caller: Caller, form: FormData): Promise<void> {
  const given = (name: string) => textOf(form, name) || null;
  await updateMe(caller, {
    firstName: given('firstName'),
    lastName: given('lastName'),
    birthDate: given('birthDate'),
    gender: given('gender') as Me['gender'], // an unknown word is the API's to refuse
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
  await updateMe(caller, { consents });
}

async function askPhone(caller: Caller, form: FormData): Promise<Partial<SettingsOutcome>> {
  const typed = textOf(form, 'phone');
  const phone = toUzbekPhone(typed) ?? typed;
  await changePhone(caller, phone);
  return { codeSentTo: phone };
}

async function provePhone(caller: Caller, form: FormData): Promise<void> {
  await verifyPhoneChange(caller, { phone: textOf(form, 'to'), code: textOf(form, 'code') });
}

async function askEmail(caller: Caller, form: FormData): Promise<Partial<SettingsOutcome>> {
  const email = textOf(form, 'email');
  await changeEmail(caller, email);
  return { codeSentTo: email };
}

async function proveEmail(caller: Caller, form: FormData): Promise<void> {
  await verifyEmailChange(caller, { email: textOf(form, 'to'), code: textOf(form, 'code') });
}

async function savePassword(caller: Caller, form: FormData): Promise<void> {
  const currentPassword = textOf(form, 'currentPassword');
  await changePassword(caller, {
    password: textOf(form, 'password'),
    ...(currentPassword !== '' && { currentPassword }),
  });
}

async function logOutEverywhere(caller: Caller): Promise<Partial<SettingsOutcome>> {
  await endSessions(caller);
  return { isOut: true };
}

async function closeAccount(caller: Caller, form: FormData): Promise<Partial<SettingsOutcome>> {
  if (form.get('isSure') !== 'on') return { status: 400, errors: { isSure: 'sayYes' } };
  await deleteMe(caller);
  return { isOut: true };
}
