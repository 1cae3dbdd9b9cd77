import { Type, type Static } from 'typebox';
import { Email, PersonName, Phone, Shape } from './primitives.ts';
import { OTP_LENGTH } from './words.ts';

export const Otp = Type.String({ pattern: `^[0-9]{${OTP_LENGTH}}$`, description: 'One-time code' });
/** 8 to 128 characters; common ones are refused with VALIDATION_FAILED and `commonPassword` (decisions 6). */
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });

/** A code was sent. The response is the same whether or not the account exists. Both values are in seconds. */
export const CodeSent = Shape({
  resendAfter: Type.Integer({ minimum: 0 }),
  expiresIn: Type.Integer({ minimum: 0 }),
});
/**
 * `authToken` is sent as a Bearer token and valid for 15 minutes; `refreshToken` is sent only to /refresh-token and works once
 * (product-spec 3).
 */
export const AuthTokens = Shape({ authToken: Type.String(), refreshToken: Type.Optional(Type.String()) });
export const RefreshedTokens = Shape({ authToken: Type.String(), refreshToken: Type.String() });

export const AuthenticateWithOtp = Shape({ phone: Phone });
/** Logs in. Creates the account if the phone is new. */
export const VerifyOtp = Shape({ phone: Phone, code: Otp, firstName: Type.Optional(PersonName) });
export const Authenticate = Shape({ email: Email, password: Type.String({ minLength: 1, maxLength: 128 }) });
export const RegisterWithEmail = Shape({
  email: Email,
  password: NewPassword,
  firstName: PersonName,
  lastName: Type.Optional(PersonName),
});
export const VerifyEmail = Shape({ email: Email, code: Otp });
export const ForgotPassword = Shape({ email: Email });
export const ResetPassword = Shape({ email: Email, code: Otp, password: NewPassword });

export type CodeSent = Static<typeof CodeSent>;
export type AuthTokens = Static<typeof AuthTokens>;
export type RefreshedTokens = Static<typeof RefreshedTokens>;
export type AuthenticateWithOtp = Static<typeof AuthenticateWithOtp>;
export type VerifyOtp = Static<typeof VerifyOtp>;
export type Authenticate = Static<typeof Authenticate>;
export type RegisterWithEmail = Static<typeof RegisterWithEmail>;
export type VerifyEmail = Static<typeof VerifyEmail>;
export type ResetPassword = Static<typeof ResetPassword>;
