import { deepEqual, doesNotMatch, rejects } from 'node:assert/strict';
import { type Sms, type SmsFailure, SmsFault, type SmsProvider } from './port.ts';

/** Access of a test to the gateway's side, in the gateway's own protocol. */
export interface SmsDriver {
  provider: SmsProvider;
  /** Messages received by the gateway, in terms of the port, oldest first. */
  taken: () => Sms[];
  /** `begin` makes the gateway refuse every message for the reason `why`; one entry for each reason it can distinguish. */
  refusals: readonly { why: SmsFailure; begin: () => void }[];
}

const sms: Sms = { to: '+998901234567', text: "Zarona: код 123456. O'zbek so'm.\n@zarona.uz #123456" };

/** Cases that every gateway must pass. Each starts with a gateway that works. */
export const smsCases: readonly { name: string; run: (driver: SmsDriver) => Promise<void> }[] = [
  {
    name: 'delivers the text unchanged',
    run: async ({ provider, taken }) => {
      await provider.send(sms);
      deepEqual(taken(), [sms]);
    },
  },
  {
    name: 'delivers many at once, each to its phone',
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
    name: 'reports why a message was not accepted, without its phone, its code or a secret',
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
