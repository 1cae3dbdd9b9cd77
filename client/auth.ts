import type {
  Authenticate,
  AuthTokens,
  CodeSent,
  RefreshedTokens,
  RegisterWithEmail,
  ResetPassword,
  VerifyEmail,
  VerifyOtp,
} from '#contract/auth.ts';
import { send, type Caller } from './call.ts';

const post = <T>(caller: Caller, path: string, body?: unknown) =>
  send<T>(caller, { method: 'POST', path: `/api/v1${path}`, body });

/** Sends a code by SMS. `phone` in E.164. */
export const authenticateWithOtp = (caller: Caller, phone: string) =>
  post<CodeSent>(caller, '/authenticate-with-otp', { phone });

export const verifyOtp = (caller: Caller, proof: VerifyOtp) => post<AuthTokens>(caller, '/verify-otp', proof);

export const authenticate = (caller: Caller, proof: Authenticate) =>
  post<AuthTokens>(caller, '/authenticate', proof);

export const registerWithEmail = (caller: Caller, form: RegisterWithEmail) =>
  post<CodeSent>(caller, '/register-with-email', form);

export const verifyEmail = (caller: Caller, proof: VerifyEmail) =>
  post<AuthTokens>(caller, '/verify-email', proof);

export const forgotPassword = (caller: Caller, email: string) =>
  post<CodeSent>(caller, '/forgot-password', { email });

export const resetPassword = (caller: Caller, form: ResetPassword) =>
  post<AuthTokens>(caller, '/reset-password', form);

/** No body; the refresh token itself is the authorization (product-spec 7). */
export const refreshTokens = (caller: Caller, refreshToken: string) =>
  send<RefreshedTokens>(caller, { method: 'POST', path: '/api/v1/refresh-token', bearer: refreshToken });

/** Ends this login on the server. */
export const logout = (caller: Caller) => post<void>(caller, '/logout');
