import { deepEqual, doesNotMatch, rejects } from 'node:assert/strict';
import { type Sms, type SmsFailure, SmsFault, type SmsProvider } from './port.ts';

/** How a test looks at a gateway's side, in the gateway's own dialect. */
export interface SmsDriver {
  provider: SmsProvider;
  /** What arrived at the gateway, in the port's words, the oldest first. */
  taken: () => Sms[];
  /** `begin` makes the gateway refuse every message for the reason `why`, for each reason that it can tell apart. */
  refusals: readonly { why: SmsFailure; begin: () => void }[];
}

const sms: Sms = { to: '+998901234567', text: "Zarona: код 123456. O'zbek so'm.\n@zarona.uz #123456" };

/** What every gateway must do the same. Each starts with a gateway that works. */
export const smsCases: readonly { name: string; run: (driver: SmsDriver) => Promise<void> }[] = [
  {
    name: 'brings the text to the phone as it is, letter by letter',
    run: async ({ provider, taken }) => {
      await provider.send(sms);
      deepEqual(taken(), [sms]);
    },
  },
  {
    name: 'brings many at once, each to its phone',
    run: async ({ provider, taken }) => {
      const many = Array.from({ length: 20 }, (_each, index) => ({
        to: `+9989012345${10 + index}`,
        text: `${index}`,
      }));
      await Promise.all(many.map((one) => provider.send(one)));
      const byPhone = (list: readonly Sms[]) => list.toSorted((a, b) => a.to.localeCompare(b.to));
      deepEqual(byPhone(taken()), many);
    },
  },
  {
    name: 'says why a message was not taken, without its phone, its code or a secret',
    run: async ({ provider, taken, refusals }) => {
      for (const { why, begin } of refusals) {
        begin();
        await rejects(provider.send(sms), (error) => {
          doesNotMatch(String(error), /90123|123456|secret/);
          return error instanceof SmsFault && error.why === why;
        });
      }
      deepEqual(taken(), []);
    },
  },
];
