import {
  Authenticate,
  AuthenticateWithOtp,
  AuthTokens,
  CodeSent,
  ForgotPassword,
  RefreshedTokens,
  RegisterWithEmail,
  ResetPassword,
  VerifyEmail,
  VerifyOtp,
} from '#contract/auth.ts';
import { declareOperations, Nothing } from './operation.ts';

/** Limit for calls that send or try a code or a password. */
const limitPerMinute = 60;
/**
 * Limit for calls that send or try a phone's code. It is higher because many users of a mobile operator share an IP address, and codes
 * have limits of their own.
 */
const codesPerMinute = 5 * limitPerMinute;
const wrongCode = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_ATTEMPTS'] as const;

/** Login, registration and logout (product-spec 7, api.md Authentication). */
export const authOperations = declareOperations({
  authenticateWithOtp: {
    method: 'POST',
    path: '/api/v1/authenticate-with-otp',
    summary: 'Sends a one-time code by SMS. The response does not reveal whether the phone has an account.',
    actor: 'guest',
    body: AuthenticateWithOtp,
    answer: CodeSent,
    status: 202,
    refusals: [],
    limitPerMinute: codesPerMinute,
    cache: 'private',
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/v1/verify-otp',
    summary: 'Logs in with the code, and creates the account if the phone is new.',
    actor: 'guest',
    body: VerifyOtp,
    answer: AuthTokens,
    refusals: wrongCode,
    limitPerMinute: codesPerMinute,
    cache: 'private',
  },
  authenticate: {
    method: 'POST',
    path: '/api/v1/authenticate',
    summary: 'Logs in with email and password.',
    actor: 'guest',
    body: Authenticate,
    answer: AuthTokens,
    refusals: ['CREDENTIALS_INVALID'],
    limitPerMinute,
    cache: 'private',
  },
  registerWithEmail: {
    method: 'POST',
    path: '/api/v1/register-with-email',
    summary:
      'Starts a registration: sends a code by email. The response does not reveal whether the email has an account.',
    actor: 'guest',
    body: RegisterWithEmail,
    answer: CodeSent,
    status: 202,
    refusals: [],
    limitPerMinute,
    cache: 'private',
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/v1/verify-email',
    summary: 'Completes a registration with the code, and logs in.',
    actor: 'guest',
    body: VerifyEmail,
    answer: AuthTokens,
    refusals: [...wrongCode, 'CONTACT_IN_USE'],
    limitPerMinute,
    cache: 'private',
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/v1/forgot-password',
    summary:
      'Sends a code for a new password by email. The response does not reveal whether the email has an account.',
    actor: 'guest',
    body: ForgotPassword,
    answer: CodeSent,
    status: 202,
    refusals: [],
    limitPerMinute,
    cache: 'private',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/reset-password',
    summary: 'Sets the new password, ends all other sessions, and logs in.',
    actor: 'guest',
    body: ResetPassword,
    answer: AuthTokens,
    refusals: wrongCode,
    limitPerMinute,
    cache: 'private',
  },
  refreshTokens: {
    method: 'POST',
    path: '/api/v1/refresh-token',
    summary:
      'Exchanges the refresh token, which is the Bearer of the call, for new tokens. A token that was already exchanged ends the session: TOKEN_REUSED.',
    actor: 'guest',
    bearerIsInput: true,
    answer: RefreshedTokens,
    refusals: ['TOKEN_REUSED'],
    // higher than usual: a token cannot be guessed, and every shopper of a mobile network sends one every quarter of an hour
    limitPerMinute: 10 * limitPerMinute,
    cache: 'private',
  },
  logout: {
    method: 'POST',
    path: '/api/v1/logout',
    summary: 'Ends this session.',
    actor: 'user',
    answer: Nothing,
    refusals: [],
    endsLogin: true,
    cache: 'private',
  },
});
