import type { Window } from './otp-policy.ts';

const minuteMs = 60_000;

/** Failed logins by password: of one email, and from one network address, which many shoppers of a mobile network may share. */
export const passwordWindows = {
  email: { max: 10, perMs: 15 * minuteMs },
  address: { max: 100, perMs: 60 * minuteMs },
} as const satisfies Record<string, Window>;
