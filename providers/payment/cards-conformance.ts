import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import type { CardVault } from './port.ts';

/** Enters a card into a provider's form in a test, using the provider's own protocol. */
export interface VaultDriver {
  vault: CardVault;
  /** Enters a card into the form and returns the resulting token. */
  type: (outcome: 'accepted' | 'declined') => Promise<string>;
  /** The code that the bank sent to the phone of the card. */
  code: string;
}

const wrongCode = '000000';
const unknownToken = 'nobody-made-this-token';

/** Cases that every card vault must pass, whatever its protocol. */
export const vaultCases: readonly { name: string; run: (driver: VaultDriver) => Promise<void> }[] = [
  {
    name: 'returns the address of a form that contains the way back',
    run: async ({ vault }) => {
      const url = vault.formUrl({ returnPath: '/uz/profile/my-cards', language: 'uz' });
      match(url, /^(https:\/\/|\/)/);
      ok(decodeURIComponent(url).includes('/uz/profile/my-cards'));
    },
  },
  {
    name: 'describes a new card with at most eight of its digits',
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
    name: 'gives each new card a separate token',
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
    name: 'verifies a card by its code, and again if the response was lost',
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
    name: 'allows another attempt after a wrong code',
    run: async ({ vault, type, code }) => {
      const token = await type('accepted');
      await vault.sendCode(token);
      deepEqual(await vault.verify(token, wrongCode), { ok: false, why: 'WRONG_CODE' });
      equal((await vault.verify(token, code)).ok, true);
    },
  },
  {
    name: 'reports a card that the bank declines',
    run: async ({ vault, type, code }) => {
      const token = await type('declined');
      await vault.sendCode(token);
      deepEqual(await vault.verify(token, code), { ok: false, why: 'DECLINED' });
    },
  },
  {
    name: 'removes a card; a repeat is no error',
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
    name: 'an unknown token is not a card, and not an error',
    run: async ({ vault, code }) => {
      equal(await vault.describe(unknownToken), undefined);
      deepEqual(await vault.sendCode(unknownToken), { ok: false, why: 'DECLINED' });
      deepEqual(await vault.verify(unknownToken, code), { ok: false, why: 'DECLINED' });
      await vault.remove(unknownToken);
    },
  },
];
