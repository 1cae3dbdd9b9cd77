import { Type } from 'typebox';
import {
  AcceptInvitation,
  DemoAccount,
  DemoEntry,
  FactorAnswer,
  LoginStep,
  NewTotpFactor,
  OwnSession,
  RecoveryCodes,
  SessionParams,
  StaffLogin,
  StaffSession,
} from '../../admin/staff/staff.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const factorRefusals = ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_USED', 'RATE_LIMITED'] as const;
const limitPerMinute = 60;

/** Logging in, the second factor, and one's own sessions (backoffice.md 3.1, Login). */
export const sessionOperations = declareStaffOperations({
  logIn: {
    method: 'POST',
    path: '/api/admin/v1/session',
    summary:
      'The password: begins half a session, which is good for the second factor only, for five minutes.',
    access: 'anyone',
    body: StaffLogin,
    answer: LoginStep,
    status: 202,
    refusals: ['CREDENTIALS_INVALID', 'RATE_LIMITED'],
    limitPerMinute,
  },
  confirmFactor: {
    method: 'POST',
    path: '/api/admin/v1/session/factor',
    summary: 'The code of the authenticator app, or a recovery code: the whole session.',
    access: 'half-session',
    body: FactorAnswer,
    answer: StaffSession,
    refusals: factorRefusals,
    limitPerMinute,
  },
  stepUp: {
    method: 'POST',
    path: '/api/admin/v1/session/step-up',
    summary: 'The second factor once more, for what needs it within the last five minutes.',
    access: 'signed-in',
    body: FactorAnswer,
    answer: StaffSession,
    refusals: factorRefusals,
    limitPerMinute,
  },
  getSession: {
    method: 'GET',
    path: '/api/admin/v1/session',
    summary: 'Who is logged in, and what they may do.',
    access: 'signed-in',
    answer: StaffSession,
    refusals: [],
  },
  logOut: {
    method: 'DELETE',
    path: '/api/admin/v1/session',
    summary: 'Ends this session.',
    access: 'half-session',
    answer: Nothing,
    refusals: [],
    endsLogin: true,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/admin/v1/invitations/accept',
    summary: 'A new member of the staff chooses a password: half a session, in which they add a factor.',
    access: 'anyone',
    body: AcceptInvitation,
    answer: LoginStep,
    status: 202,
    refusals: ['GONE'],
    limitPerMinute,
  },
  beginTotp: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/totp',
    summary: 'The secret of a new authenticator app. It counts once a code of it was confirmed.',
    access: 'half-session',
    answer: NewTotpFactor,
    refusals: ['FORBIDDEN'],
    limitPerMinute,
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/totp/confirm',
    summary:
      'A code of the new authenticator app: the factor counts, the session is whole; answers the recovery codes.',
    access: 'half-session',
    body: FactorAnswer,
    answer: RecoveryCodes,
    refusals: ['FORBIDDEN', ...factorRefusals],
    limitPerMinute,
  },
  listOwnSessions: {
    method: 'GET',
    path: '/api/admin/v1/me/sessions',
    summary: 'Where one is logged in.',
    access: 'signed-in',
    answer: Type.Array(OwnSession),
    refusals: [],
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/api/admin/v1/me/sessions/:id',
    summary: 'Ends one of one’s own sessions, with the second factor shown again.',
    access: 'stepped-up',
    params: SessionParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: { action: 'session.end-other', resource: 'session', record: 'id' },
  },
});

/** Only a demo has them: a real shop does not mount these routes. */
export const demoOperations = declareStaffOperations({
  listDemoAccounts: {
    method: 'GET',
    path: '/api/admin/v1/demo/accounts',
    summary: 'The demo’s accounts, for a login page on the same machine.',
    access: 'anyone',
    answer: Type.Array(DemoAccount),
    refusals: [],
  },
  enterDemo: {
    method: 'POST',
    path: '/api/admin/v1/demo/session',
    summary: 'Enters the demo by the link that its start printed, or as one of its accounts.',
    access: 'anyone',
    body: DemoEntry,
    answer: StaffSession,
    refusals: ['GONE', 'NOT_FOUND', 'FORBIDDEN'],
    limitPerMinute,
  },
});
