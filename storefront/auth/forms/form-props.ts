import type { LoginFlow } from '../use-login-flow.ts';

export interface FormProps {
  flow: LoginFlow;
  /** Where the shopper lands, for the forms without JavaScript. */
  to: string | null;
}
