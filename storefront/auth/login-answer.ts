import type { SentCode } from '#storefront/shell/login/login-step.ts';

/** The forms of the login by the names used in addresses and forms. The form for a code that was sent is separate. */
export const loginFormNames = ['phone', 'email', 'registration', 'forgotten'] as const;
export type LoginFormName = (typeof loginFormNames)[number];

export type LoginField = 'phone' | 'email' | 'password' | 'firstName' | 'code';

/** The typed values that may be shown again: no password, no code. */
export interface LoginValues {
  phone: string;
  email: string;
  firstName: string;
}

export type LoginErrors = Partial<Record<LoginField, string>>;

/** The result of a form of the login; texts in the shopper's language. */
export type LoginAnswer =
  | { outcome: 'sent'; code: SentCode }
  | { outcome: 'in' }
  | { outcome: 'refused'; errors: LoginErrors; message: string | null; values: LoginValues | null };
