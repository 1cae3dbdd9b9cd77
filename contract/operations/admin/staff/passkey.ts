import {
  AddPasskey,
  FactorParams,
  NewPasskey,
  OwnFactor,
  OwnFactors,
  PasskeyAnswer,
  PasskeyRequest,
} from '../../../admin/staff/passkey.ts';
import { StaffSession } from '../../../admin/staff/staff.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const limitPerMinute = 60;
const ofFactor = <const Action extends string>(action: Action) => ({
  action,
  resource: 'factor',
  record: 'id',
});

/** Passkeys as second factors, in addition to the authenticator app (backoffice.md 3.1, Login). */
export const passkeyOperations = declareStaffOperations({
  beginPasskeyAnswer: {
    method: 'POST',
    path: '/api/admin/v1/session/passkey/options',
    summary: 'What one of the caller’s passkeys has to sign, within five minutes and once.',
    access: 'half-session',
    answer: PasskeyRequest,
    refusals: ['NOT_FOUND'],
    limitPerMinute,
  },
  confirmPasskey: {
    method: 'POST',
    path: '/api/admin/v1/session/passkey',
    summary: 'The signature of a passkey instead of a code: the whole session.',
    access: 'half-session',
    body: PasskeyAnswer,
    answer: StaffSession,
    refusals: ['SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
    limitPerMinute,
  },
  stepUpWithPasskey: {
    method: 'POST',
    path: '/api/admin/v1/session/step-up/passkey',
    summary: 'The signature of a passkey, for what needs the second factor within the last five minutes.',
    access: 'signed-in',
    body: PasskeyAnswer,
    answer: StaffSession,
    refusals: ['SECOND_FACTOR_WRONG', 'RATE_LIMITED'],
    limitPerMinute,
  },
  listOwnFactors: {
    method: 'GET',
    path: '/api/admin/v1/me/factors',
    summary: 'One’s own authenticator app and passkeys.',
    access: 'signed-in',
    answer: OwnFactors,
    refusals: [],
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/admin/v1/me/factors/passkey/options',
    summary: 'What a new passkey is made of.',
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
    summary: 'Removes one of one’s own passkeys.',
    access: 'stepped-up',
    params: FactorParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: ofFactor('staff.passkey-remove'),
  },
});
