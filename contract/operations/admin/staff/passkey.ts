import {
  AddPasskey,
  FactorParams,
  NewPasskey,
  OwnFactor,
  OwnFactors,
  PasskeyAnswer,
  PasskeyRequest,
} from '../../../admin/staff/passkey.ts';
import { FactorAnswer, NewTotpFactor, RecoveryCodes, StaffSession } from '../../../admin/staff/staff.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const limitPerMinute = 60;
const ofFactor = <const Action extends string>(action: Action) => ({
  action,
  resource: 'factor',
  record: 'id',
});

/** Passkeys as second factors, in addition to the authenticator app, which its owner can replace (backoffice.md 3.1, Login). */
export const passkeyOperations = declareStaffOperations({
  beginPasskeyAnswer: {
    method: 'POST',
    path: '/api/admin/v1/session/passkey/options',
    summary: 'Returns the challenge for one of the caller’s passkeys, valid once within five minutes.',
    access: 'half-session',
    answer: PasskeyRequest,
    refusals: ['NOT_FOUND'],
    limitPerMinute,
  },
  confirmPasskey: {
    method: 'POST',
    path: '/api/admin/v1/session/passkey',
    summary: 'Completes the session by the signature of a passkey instead of a code.',
    access: 'half-session',
    body: PasskeyAnswer,
    answer: StaffSession,
    refusals: ['SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
    limitPerMinute,
  },
  stepUpWithPasskey: {
    method: 'POST',
    path: '/api/admin/v1/session/step-up/passkey',
    summary:
      'Checks the signature of a passkey, for operations that require the second factor within the last five minutes.',
    access: 'signed-in',
    body: PasskeyAnswer,
    answer: StaffSession,
    refusals: ['SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
    limitPerMinute,
  },
  listOwnFactors: {
    method: 'GET',
    path: '/api/admin/v1/me/factors',
    summary: 'Lists the caller’s authenticator app and passkeys.',
    access: 'signed-in',
    answer: OwnFactors,
    refusals: [],
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/passkey/options',
    summary: 'Returns the options for creating a new passkey.',
    access: 'stepped-up',
    answer: NewPasskey,
    refusals: ['FORBIDDEN'],
    limitPerMinute,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/passkey',
    summary: 'Adds the new passkey.',
    access: 'stepped-up',
    body: AddPasskey,
    answer: OwnFactor,
    status: 201,
    refusals: ['SECOND_FACTOR_WRONG'],
    audit: ofFactor('staff.passkey-add'),
    limitPerMinute,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/admin/v1/me/factors/:id',
    summary: 'Removes one of the caller’s passkeys.',
    access: 'stepped-up',
    params: FactorParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: ofFactor('staff.passkey-remove'),
  },
  beginNewApp: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/totp/replacement',
    summary:
      'Returns the secret of another authenticator app. The present one works until a code of the new one has been confirmed.',
    access: 'stepped-up',
    answer: NewTotpFactor,
    refusals: [],
    limitPerMinute,
  },
  confirmNewApp: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/totp/replacement/confirm',
    summary:
      'Confirms a code of the new authenticator app: the previous app and its recovery codes end, and new codes are returned.',
    access: 'stepped-up',
    body: FactorAnswer,
    answer: RecoveryCodes,
    refusals: ['SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
    limitPerMinute,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/admin/v1/me/recovery-codes',
    summary: 'Returns ten new recovery codes; the previous ones end.',
    access: 'stepped-up',
    answer: RecoveryCodes,
    refusals: ['NOT_FOUND'],
    limitPerMinute,
  },
});
