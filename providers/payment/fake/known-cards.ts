import type { VaultCard } from '../port.ts';

/** The code that the test bank "sends" to the phone of every card, as in Payme's sandbox. */
export const fakeCode = '666666';

/** How a card of the test bank behaves; `away`: the bank does not respond when it should send the code. */
export type FakeOutcome = 'accepted' | 'declined' | 'expired' | 'expiring' | 'away';

export interface FakeCard {
  number: string;
  brand: VaultCard['brand'];
  outcome: FakeOutcome;
}

/** The cards of the test bank, by the name used in their tokens. */
export const fakeVaultCards = {
  humo: { number: '9860000000000011', brand: 'HUMO', outcome: 'accepted' },
  uzcard: { number: '8600000000000012', brand: 'UZCARD', outcome: 'accepted' },
  visa: { number: '4000000000000013', brand: 'VISA', outcome: 'accepted' },
  mastercard: { number: '5100000000000014', brand: 'MASTERCARD', outcome: 'accepted' },
  expiring: { number: '9860000000000015', brand: 'HUMO', outcome: 'expiring' },
  declined: { number: '8600000000000016', brand: 'UZCARD', outcome: 'declined' },
  expired: { number: '8600000000000017', brand: 'UZCARD', outcome: 'expired' },
  away: { number: '9860000000000018', brand: 'HUMO', outcome: 'away' },
} as const satisfies Record<string, FakeCard>;
