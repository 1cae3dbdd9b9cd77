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

/** Login, the second factor, and the caller's own sessions (backoffice.md 3.1, Login). */
export const sessionOperations = declareStaffOperations({
  logIn: {
    method: 'POST',
    path: '/api/admin/v1/session',
    summary:
      'Checks the password and starts a half session, which only allows the second factor, for five minutes.',
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
    summary: 'Completes the session by a code of the authenticator app, or a recovery code.',
    access: 'half-session',
    body: FactorAnswer,
    answer: StaffSession,
    refusals: factorRefusals,
    limitPerMinute,
  },
  stepUp: {
    method: 'POST',
    path: '/api/admin/v1/session/step-up',
    summary: 'Checks the second factor again, for operations that require it within the last five minutes.',
    access: 'signed-in',
    body: FactorAnswer,
    answer: StaffSession,
    refusals: factorRefusals,
    limitPerMinute,
  },
  getSession: {
    method: 'GET',
    path: '/api/admin/v1/session',
    summary: 'Returns the logged-in staff member and their permissions.',
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
    summary: 'Sets the password of a new staff member and starts a half session, in which they add a factor.',
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
    summary:
      'Returns the secret of a new authenticator app. The factor is active after a code of it has been confirmed.',
    access: 'half-session',
    answer: NewTotpFactor,
    refusals: ['FORBIDDEN'],
    limitPerMinute,
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/totp/confirm',
    summary:
      'Confirms a code of the new authenticator app: activates the factor, completes the session and returns the recovery codes.',
    access: 'half-session',
    body: FactorAnswer,
    answer: RecoveryCodes,
    refusals: ['FORBIDDEN', ...factorRefusals],
    limitPerMinute,
  },
  listOwnSessions: {
    method: 'GET',
    path: '/api/admin/v1/me/sessions',
    summary: 'Lists the caller’s sessions.',
    access: 'signed-in',
    answer: Type.Array(OwnSession),
    refusals: [],
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/api/admin/v1/me/sessions/:id',
    summary: 'Ends one of the caller’s sessions; requires the second factor again.',
    access: 'stepped-up',
    params: SessionParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: { action: 'session.end-other', resource: 'session', record: 'id' },
  },
});

/** Only mounted in a demo; a real shop does not have these routes. */
export const demoOperations = declareStaffOperations({
  listDemoAccounts: {
    method: 'GET',
    path: '/api/admin/v1/demo/accounts',
    summary: 'Lists the demo’s accounts, for a login page on the same machine.',
    access: 'anyone',
    answer: Type.Array(DemoAccount),
    refusals: [],
  },
  enterDemo: {
    method: 'POST',
    path: '/api/admin/v1/demo/session',
    summary: 'Logs in to the demo by the link printed at its start, or as one of its accounts.',
    access: 'anyone',
    body: DemoEntry,
    answer: StaffSession,
    refusals: ['GONE', 'NOT_FOUND', 'FORBIDDEN'],
    limitPerMinute,
  },
});
