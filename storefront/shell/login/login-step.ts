import { createContext } from 'react-router';

/** A code that was sent: its purpose, its destination (E.164 or an address), and when another one may be sent (ms since 1970). */
export interface LoginStep {
  kind: 'PHONE' | 'EMAIL' | 'PASSWORD';
  to: string;
  resendAt: number;
}

/** The login in progress of this browser, which survives a reload; valid for ten minutes (decisions 6). */
export interface StepStore {
  readonly current: LoginStep | undefined;
  set: (step: LoginStep) => void;
  clear: () => void;
}

export const stepContext = createContext<StepStore>();

/** The same for the page, in seconds from now because the browser's clock may be wrong. */
export interface SentCode {
  kind: LoginStep['kind'];
  to: string;
  resendAfter: number;
}

export function sentCodeOf({ current }: StepStore): SentCode | null {
  if (current === undefined) return null;
  const resendAfter = Math.max(0, Math.ceil((current.resendAt - Date.now()) / 1000));
  return { kind: current.kind, to: current.to, resendAfter };
}
