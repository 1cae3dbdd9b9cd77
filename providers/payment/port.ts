import type { FastifyPluginAsync } from 'fastify';

/** What a provider is asked to collect. Money is whole soʻm; an adapter that counts in tiyin converts inside its file. */
export interface Bill {
  /** Ours, unguessable, one per attempt to pay. */
  reference: string;
  amountSom: number;
  orderNumber: string;
  language: 'ru' | 'uz' | 'en';
  /** Where the browser goes afterwards; paths of the shop. */
  successPath: string;
  failedPath: string;
}

/** Why a bill did not get paid, as far as the shop tells its shoppers apart. */
export type PaymentFailure = 'DECLINED' | 'TIMED_OUT' | 'CANCELLED';

/** `UNKNOWN`: no such bill. `WRONG_AMOUNT`: not the sum of the bill. `CLOSED`: it cannot be paid any more; take no money. */
export type Refused = 'UNKNOWN' | 'WRONG_AMOUNT' | 'CLOSED';

export type CheckAnswer =
  | { ok: true; bill: Bill; state: 'PENDING' | 'PAID' | 'FAILED' }
  | { ok: false; why: 'UNKNOWN' };
export type SettleAnswer = { ok: true } | { ok: false; why: Refused };
export type FailAnswer = { ok: true } | { ok: false; why: 'UNKNOWN' | 'CLOSED' };

/**
 * What the shop answers to a provider's own calls, in nobody's dialect. Each is one transaction; the same call twice gets the same
 * answer; calls may come late, twice, reordered and at once.
 */
export interface PaymentHandlers {
  /** `CLOSED` bills are told by their state. Changes nothing. */
  check(reference: string): Promise<CheckAnswer>;
  /** The money is there. Unless it answers ok, the provider must not take it. */
  settle(call: { reference: string; amountSom: number }): Promise<SettleAnswer>;
  /** The attempt ended without money. */
  fail(call: { reference: string; failure: PaymentFailure }): Promise<FailAnswer>;
}

/** What a provider says about an attempt when it is asked. */
export type ProviderState = 'UNKNOWN' | 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';

/** A card as its provider describes it; its number and its CVV never reach the shop (decisions 3). */
export interface VaultCard {
  /** The secret that stands for the card: kept sealed, in no answer and no log. */
  token: string;
  /** The first four digits of the number, and the last four. */
  firstDigits: string;
  lastDigits: string;
  /** As printed, MM/YY. */
  expiry: string;
  brand: 'HUMO' | 'UZCARD' | 'VISA' | 'MASTERCARD';
  /** True: the provider asks no code of this card any more. */
  isVerified: boolean;
}

/** `WRONG_CODE`: the shopper may try again. `DECLINED`: the bank does not want this card here; its token is of no more use. */
export type CardVerdict = { ok: true; card: VaultCard } | { ok: false; why: 'WRONG_CODE' | 'DECLINED' };

/**
 * Cards that a provider keeps for shoppers. Each call but `formUrl` asks the provider and throws when it cannot be reached: never inside
 * a transaction. A token that the provider does not know (mistyped, too old, removed) is DECLINED or undefined, never thrown.
 */
export interface CardVault {
  /**
   * The provider's own form, the only place where a number is typed. It comes back to `returnPath`, a path of the shop, with
   * `cardToken` in its query; without it when the shopper turned back. Asks nobody.
   */
  formUrl(form: { returnPath: string; language: 'ru' | 'uz' | 'en' }): string;
  /** Undefined: no such card. A repeat changes nothing. */
  describe(token: string): Promise<VaultCard | undefined>;
  /** The bank sends a code to the phone of the card. A repeat sends another one. */
  sendCode(token: string): Promise<{ ok: true } | { ok: false; why: 'DECLINED' }>;
  /** The card comes with the token to keep from now on: it may be another. A right code may be repeated, when its answer got lost. */
  verify(token: string, code: string): Promise<CardVerdict>;
  /** The provider forgets the card. A repeat, and a token that it does not know, are no error. */
  remove(token: string): Promise<void>;
}

export interface PaymentProvider {
  /** The word of the contract's payment methods. */
  name: string;
  /** Where the shopper pays this bill. Asks nobody: it may be called inside a transaction, and again whenever the link is shown. */
  begin(bill: Bill): { redirectUrl: string };
  /** The provider's own endpoints: verify, parse, call the handlers, answer in its dialect. */
  endpoints(handlers: PaymentHandlers): FastifyPluginAsync;
  /** For reconciliation. Throws when the provider cannot be reached; asking again is safe. */
  fetchState(reference: string): Promise<ProviderState>;
  /** Gives all of the money back. The same bill twice is one refund. Throws when the provider cannot be reached; a repeat is safe. */
  refund(call: { reference: string; amountSom: number }): Promise<void>;
  /** Left out = it keeps no cards. */
  cards?: CardVault;
}
