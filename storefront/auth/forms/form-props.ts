import type { LoginFlow } from '../use-login-flow.ts';

export interface FormProps {
  flow: LoginFlow;
  /** The address to redirect to after the login, for forms without JavaScript. */
  to: string | null;
}
