import type { Window } from './otp-policy.ts';

const minuteMs = 60_000;

/**
 * Failed logins by password: of one email from one network; of one network, which many shoppers of a mobile operator may share; of one
 * email from all networks (how many: a setting).
 */
export const passwordWindows = {
  email: { max: 10, perMs: 15 * minuteMs },
  address: { perMs: 60 * minuteMs },
  account: { perMs: 60 * minuteMs },
} as const satisfies Record<string, Partial<Window>>;
