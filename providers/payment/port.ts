import type { FastifyPluginAsync } from 'fastify';
import type { FiscalReceipt, FiscalSale, ReceiptKind } from './fiscal-port.ts';

/** A bill for a provider to collect. Amounts are whole soʻm; an adapter that uses tiyin converts internally. */
export interface Bill {
  /** The order number that shoppers and the provider's staff use: `Z-261122-00012`. */
  orderNumber: string;
  /** The shop's number of the attempt to pay it. */
  attempt: number;
  amountSom: number;
  language: 'ru' | 'uz' | 'en';
  /** Where the browser is sent afterwards, full addresses of the shop. Reaching them proves nothing. */
  successUrl: string;
  failedUrl: string;
}

/** Why an attempt failed, as far as it matters to shoppers. */
export type PaymentFailure = 'DECLINED' | 'TIMED_OUT' | 'CANCELLED';

/**
 * An attempt to pay as stored by the shop; repeated calls are answered from it. OPEN: the provider has started, and the pieces are
 * reserved. REFUNDED: it was fully refunded.
 */
export interface ProviderTransaction {
  /** The provider's id of the transaction. */
  id: string;
  /** The shop's number, for providers that need one. */
  number: number;
  orderNumber: string;
  amountSom: number;
  state: 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';
  /** When it started, by the provider's clock. */
  startedAt: Date;
  /** By the shop's clock, to the millisecond; null = it did not happen. `endedAt`: failed or fully refunded. */
  openedAt: Date;
  settledAt: Date | null;
  endedAt: Date | null;
  /** Null = it did not fail. */
  failure: PaymentFailure | null;
  /** Data that the adapter stores for itself; no other code reads it. */
  facts: ProviderFacts;
}

export type ProviderFacts = Readonly<Record<string, string | number | null>>;

/**
 * `UNKNOWN`: no such order or transaction. `WRONG_AMOUNT`: not the total of the order. `PAID`: it is already paid. `CLOSED`: it can no
 * longer be paid. `BUSY`: another transaction is paying for it now. `TAKEN`: the transaction exists and pays for another order. In all
 * cases the provider must not take the money.
 */
export type Refused = 'UNKNOWN' | 'WRONG_AMOUNT' | 'PAID' | 'CLOSED' | 'BUSY' | 'TAKEN';

export type CheckAnswer = { ok: true } | { ok: false; why: Refused };
/** `isNew` false: the same call was already made, with the same transaction. */
export type TransactionAnswer<Why extends string> =
  | { ok: true; isNew: boolean; transaction: ProviderTransaction }
  | { ok: false; why: Why };

/** A transaction that the provider starts. */
export interface NewTransaction {
  id: string;
  orderNumber: string;
  amountSom: number;
  /** By the provider's clock. */
  startedAt: Date;
  /** The provider can settle until then, and the pieces stay reserved until then, unless the transaction ends earlier. */
  keepUntil: Date;
  /** True: an open transaction of the same provider ends when this one starts; otherwise this one is BUSY. */
  replaces: boolean;
  facts: ProviderFacts;
}

/**
 * The shop's handlers of providers' calls, independent of any protocol. Each runs in one database transaction and is idempotent; calls may
 * be late, repeated, reordered and concurrent.
 */
export interface PaymentHandlers {
  /**
   * Checks whether this order can be paid now with this amount, or without an amount (if the caller does not know it yet) whether it can
   * be paid at all. With `busyWith` the result is BUSY while a transaction pays for it: any, or only another provider's. Changes nothing.
   */
  check(call: {
    orderNumber: string;
    amountSom?: number;
    busyWith?: 'ANY' | 'OTHER_PROVIDERS';
  }): Promise<CheckAnswer>;
  /**
   * Returns the data of an order's fiscal receipt, for a provider that needs it with the bill. Null if there is no such order, or a piece
   * has no code of the classifier. Changes nothing.
   */
  describeSale(call: { orderNumber: string }): Promise<FiscalSale | null>;
  /** The provider starts a transaction: the order's pieces stay reserved. A known transaction is returned in its current state. */
  open(call: NewTransaction): Promise<TransactionAnswer<Refused>>;
  /** The payment was made. Unless the result is ok, the provider must not take the money. `CLOSED`: the transaction has ended. */
  settle(call: { id: string }): Promise<TransactionAnswer<'UNKNOWN' | 'CLOSED'>>;
  /**
   * The attempt ended without payment or, if it was PAID, the provider refunded it completely on its own initiative. `CLOSED`: the order
   * is being delivered or was received, so the payment stays. `REFUNDED_BY_STAFF`: the shop refunded it, or a part of it, without this
   * provider, which must not refund it again. An ended attempt stays unchanged. `onlyOpen`: a PAID attempt stays unchanged and is
   * returned, for a provider that reports failures and not refunds.
   */
  cancel(call: {
    id: string;
    failure: PaymentFailure;
    facts?: ProviderFacts;
    onlyOpen?: true;
  }): Promise<TransactionAnswer<'UNKNOWN' | 'CLOSED' | 'REFUNDED_BY_STAFF'>>;
  /**
   * The provider's state contradicts the stored one: it may have taken money for an ended attempt, or has none for a PAID one. It is
   * queried until that is resolved; money without an open order is refunded. Does not change the attempt. An unknown id is ignored.
   */
  reportDiscrepancy(call: { id: string }): Promise<void>;
  /** Returns undefined if there is none. Changes nothing. */
  find(id: string): Promise<ProviderTransaction | undefined>;
  /** Returns all transactions that started in this period by the provider's clock, both ends inclusive, oldest first. */
  list(span: { from: Date; to: Date }): Promise<ProviderTransaction[]>;
  /** Stores the fiscal receipt of the payment or the refund. A repeat overwrites it. */
  recordReceipt(call: { id: string; kind: ReceiptKind; receipt: FiscalReceipt }): Promise<boolean>;
}

/**
 * AUTOMATIC: `refund` returns DONE. CABINET: it returns MANUAL, somebody makes the refund in the provider's cabinet, and its callback
 * books it. MANUAL: it returns MANUAL, and the staff make the refund themselves.
 */
export type RefundMethod = 'AUTOMATIC' | 'CABINET' | 'MANUAL';

/** The state of a transaction as queried from the provider. */
export type ProviderState = 'UNKNOWN' | 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';

/** A card as described by its provider; its number and its CVV never reach the shop (decisions 3). */
export interface VaultCard {
  /** The secret token of the card: stored encrypted, never in a response or a log. */
  token: string;
  /** The first four and the last four digits of the number. */
  firstDigits: string;
  lastDigits: string;
  /** Printed on the card: MM/YY. */
  expiry: string;
  brand: 'HUMO' | 'UZCARD' | 'VISA' | 'MASTERCARD';
  /** True: the provider requires no further code for this card. */
  isVerified: boolean;
}

/** `WRONG_CODE`: the shopper can try again. `DECLINED`: the bank does not accept this card here; its token is useless. */
export type CardVerdict = { ok: true; card: VaultCard } | { ok: false; why: 'WRONG_CODE' | 'DECLINED' };

/**
 * Cards that a provider stores for shoppers. All methods except `formUrl` call the provider and throw if it cannot be reached, so they
 * must not be called inside a transaction. An unknown token (mistyped, expired, removed) results in DECLINED or undefined and never
 * throws.
 */
export interface CardVault {
  /**
   * The provider's own form, the only place where a card number is typed. It redirects to `returnPath`, a path of the shop, with
   * `cardToken` in the query; without it if the shopper cancelled. Makes no call.
   */
  formUrl(form: { returnPath: string; language: 'ru' | 'uz' | 'en' }): string;
  /** Returns undefined if there is no such card. Changes nothing. */
  describe(token: string): Promise<VaultCard | undefined>;
  /** Makes the bank send a code to the phone of the card. A repeat sends another one. */
  sendCode(token: string): Promise<{ ok: true } | { ok: false; why: 'DECLINED' }>;
  /** Returns the card with the token to store, which may be a new one. A correct code can be repeated if the response was lost. */
  verify(token: string, code: string): Promise<CardVerdict>;
  /** Removes the card at the provider. Idempotent; an unknown token is no error. */
  remove(token: string): Promise<void>;
  /**
   * Charges a bill to a stored card and calls the handlers as if the provider had called: open before the charge, then settle or cancel.
   * `WAITING`: started, and the result is unknown until reconciliation. Throws if nothing was started.
   */
  charge(
    handlers: PaymentHandlers,
    call: { bill: Bill; token: string },
  ): Promise<'PAID' | 'DECLINED' | 'WAITING' | Refused>;
}

export interface PaymentProvider {
  /** The payment method's name in the contract. */
  name: string;
  /**
   * Where browsers are redirected to, for the content security policy of our pages: `https://checkout.paycom.uz`. Null = our own address.
   */
  origin: string | null;
  /**
   * Returns the payment page of this bill. Makes no call, so it can be used inside a transaction, and repeatedly whenever the link is
   * shown.
   */
  begin(bill: Bill): { redirectUrl: string };
  /** The provider's endpoints: they verify and parse calls, call the handlers, and respond in its protocol. */
  endpoints(handlers: PaymentHandlers): FastifyPluginAsync;
  /**
   * For reconciliation. Throws if the provider cannot be reached; a retry is safe. Left out = the provider only calls the shop and cannot
   * be queried.
   */
  fetchState?(transaction: ProviderTransaction): Promise<ProviderState>;
  /**
   * For providers that cannot be queried: a transaction that is not settled within this time has ended by the provider's rules, and
   * reconciliation ends it.
   */
  openForMs?: number;
  /**
   * Makes a refund. `key` makes it idempotent. `MANUAL`: only people can make it (in the provider's cabinet), or it cannot be partial;
   * nothing happened. Throws if the provider cannot be reached; a retry is safe.
   */
  refund(call: {
    transaction: ProviderTransaction;
    amountSom: number;
    key: string;
  }): Promise<'DONE' | 'MANUAL'>;
  /** Returns the expected result of `refund`, as far as the shop knows without a call; shown to the staff before they decide. */
  previewRefund(call: { transaction: ProviderTransaction; amountSom: number }): RefundMethod;
  /**
   * Creates or fetches the receipt; undefined = nothing new. Repeated until there is one with an address. `noted`: the provider's previous
   * response. Left out = the provider reports it on its own, or never.
   */
  fetchReceipt?(call: {
    transaction: ProviderTransaction;
    kind: ReceiptKind;
    sale: FiscalSale;
    noted: Pick<FiscalReceipt, 'statusCode' | 'message'> | undefined;
  }): Promise<FiscalReceipt | undefined>;
  /** Left out = it stores no cards. */
  cards?: CardVault;
}
