import { createContext } from 'react-router';

/** A code is on its way: what it will do, whom it was sent to (E.164 or an address), when another may be sent (ms since 1970). */
export interface LoginStep {
  kind: 'PHONE' | 'EMAIL' | 'PASSWORD';
  to: string;
  resendAt: number;
}

/** The login that this browser has begun; it survives a reload, ten minutes long (decisions 6). */
export interface StepStore {
  readonly current: LoginStep | undefined;
  keep: (step: LoginStep) => void;
  clear: () => void;
}

export const stepContext = createContext<StepStore>();
