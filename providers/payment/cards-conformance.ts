import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import type { CardVault } from './port.ts';

/** How a test types a card into a provider's form, in the provider's own dialect. */
export interface VaultDriver {
  vault: CardVault;
  /** A card was typed into the form: the token that it came back with. */
  type: (outcome: 'accepted' | 'declined') => Promise<string>;
  /** What the bank sent to the phone of the card. */
  code: string;
}

const wrongCode = '000000';
const unknownToken = 'nobody-made-this-token';

/** What every vault must do the same, whatever its dialect. */
export const vaultCases: readonly { name: string; run: (driver: VaultDriver) => Promise<void> }[] = [
  {
    name: 'leads to a form that knows the way back',
    run: async ({ vault }) => {
      const url = vault.formUrl({ returnPath: '/uz/profile/my-cards', language: 'uz' });
      match(url, /^(https:\/\/|\/)/);
      ok(decodeURIComponent(url).includes('/uz/profile/my-cards'));
    },
  },
  {
    name: 'describes a card that was typed by no more than eight of its digits',
    run: async ({ vault, type }) => {
      const token = await type('accepted');
      const card = await vault.describe(token);
      equal(card?.token, token);
      match(card.firstDigits, /^\d{4}$/);
      match(card.lastDigits, /^\d{4}$/);
      match(card.expiry, /^(0[1-9]|1[0-2])\/\d{2}$/);
      equal(card.isVerified, false);
      deepEqual(await vault.describe(token), card);
    },
  },
  {
    name: 'gives each card that is typed a token of its own',
    run: async ({ type }) => notEqual(await type('accepted'), await type('accepted')),
  },
  {
    name: 'sends a code on each request',
    run: async ({ vault, type }) => {
      const token = await type('accepted');
      deepEqual([await vault.sendCode(token), await vault.sendCode(token)], [{ ok: true }, { ok: true }]);
    },
  },
  {
    name: 'verifies a card by its code, and again when the answer got lost',
    run: async ({ vault, type, code }) => {
      const token = await type('accepted');
      await vault.sendCode(token);
      const verdict = await vault.verify(token, code);
      ok(verdict.ok && verdict.card.isVerified);
      deepEqual(await vault.verify(token, code), verdict);
      deepEqual(await vault.describe(verdict.card.token), verdict.card);
    },
  },
  {
    name: 'lets one try again after a wrong code',
    run: async ({ vault, type, code }) => {
      const token = await type('accepted');
      await vault.sendCode(token);
      deepEqual(await vault.verify(token, wrongCode), { ok: false, why: 'WRONG_CODE' });
      equal((await vault.verify(token, code)).ok, true);
    },
  },
  {
    name: 'says which card the bank does not want',
    run: async ({ vault, type, code }) => {
      const token = await type('declined');
      await vault.sendCode(token);
      deepEqual(await vault.verify(token, code), { ok: false, why: 'DECLINED' });
    },
  },
  {
    name: 'forgets a card, once or twice',
    run: async ({ vault, type, code }) => {
      const token = await type('accepted');
      await vault.sendCode(token);
      const verdict = await vault.verify(token, code);
      ok(verdict.ok);
      await vault.remove(verdict.card.token);
      await vault.remove(verdict.card.token);
      equal(await vault.describe(verdict.card.token), undefined);
    },
  },
  {
    name: 'a token that it did not make is no card, and no error',
    run: async ({ vault, code }) => {
      equal(await vault.describe(unknownToken), undefined);
      deepEqual(await vault.sendCode(unknownToken), { ok: false, why: 'DECLINED' });
      deepEqual(await vault.verify(unknownToken, code), { ok: false, why: 'DECLINED' });
      await vault.remove(unknownToken);
    },
  },
];
