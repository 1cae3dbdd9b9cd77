import type { FastifyPluginAsync } from 'fastify';

/** A bill: what a provider is to collect. Money is whole soʻm; an adapter that counts in tiyin converts inside its file. */
export interface Bill {
  /** What is being paid for, as shoppers and the provider's cashiers name it: `Z-261122-00012`. */
  orderNumber: string;
  /** Ours: which try to pay it is. */
  attempt: number;
  amountSom: number;
  language: 'ru' | 'uz' | 'en';
  /** Where the browser goes afterwards, whole addresses of the shop. Coming there proves nothing. */
  successUrl: string;
  failedUrl: string;
}

/** Why an attempt failed, as far as shoppers see a difference. */
export type PaymentFailure = 'DECLINED' | 'TIMED_OUT' | 'CANCELLED';

/**
 * An attempt to pay as the shop has written it down: what a repeated call is answered from. OPEN: the provider has begun, its pieces are
 * kept. REFUNDED: all of the money went back.
 */
export interface ProviderTransaction {
  /** The provider's own name for it. */
  id: string;
  /** Ours: for providers that want a number. */
  number: number;
  orderNumber: string;
  amountSom: number;
  state: 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';
  /** The provider's clock when it began. */
  startedAt: Date;
  /** Our clock, to the millisecond; null = it did not happen. `endedAt`: failed, or all of the money went back. */
  openedAt: Date;
  settledAt: Date | null;
  endedAt: Date | null;
  /** Null = it did not fail. */
  failure: PaymentFailure | null;
  /** What the adapter wrote down for itself; nobody else reads it. */
  facts: ProviderFacts;
}

export type ProviderFacts = Readonly<Record<string, string | number | null>>;

/**
 * `UNKNOWN`: no such order or transaction. `WRONG_AMOUNT`: not the sum of the order. `PAID`: it is paid already. `CLOSED`: it cannot be
 * paid any more. `BUSY`: another transaction pays for it right now. `TAKEN`: the transaction is known, and pays for another order. In each
 * case no money may be taken.
 */
export type Refused = 'UNKNOWN' | 'WRONG_AMOUNT' | 'PAID' | 'CLOSED' | 'BUSY' | 'TAKEN';

export type CheckAnswer = { ok: true } | { ok: false; why: Refused };
/** `isNew` false: this very call was answered before, with the same transaction. */
export type TransactionAnswer<Why extends string> =
  | { ok: true; isNew: boolean; transaction: ProviderTransaction }
  | { ok: false; why: Why };

/** A transaction as the provider begins it. */
export interface NewTransaction {
  id: string;
  orderNumber: string;
  amountSom: number;
  /** The provider's clock. */
  startedAt: Date;
  /** The pieces stay reserved until then, unless it ends before: the provider may settle until then. */
  keepUntil: Date;
  /** True: an open transaction of the same provider is over when this one begins; else this one is BUSY. */
  replaces: boolean;
  facts: ProviderFacts;
}

/**
 * What the shop answers to a provider's own calls, in nobody's dialect. Each is one transaction of the database; the same call twice gets
 * the same answer; calls may come late, twice, reordered and at once.
 */
export interface PaymentHandlers {
  /**
   * May this order be paid with this sum now? Without a sum (who asks does not know it yet): may it be paid at all? With `busyWith`, BUSY
   * while a transaction pays for it: any, or another provider's. Changes nothing.
   */
  check(call: {
    orderNumber: string;
    amountSom?: number;
    busyWith?: 'ANY' | 'OTHER_PROVIDERS';
  }): Promise<CheckAnswer>;
  /**
   * What goes into the fiscal receipt of an order, for a provider that wants it with the bill. Null: there is no such order, or a piece has
   * no code of the classifier. Changes nothing.
   */
  describeSale(call: { orderNumber: string }): Promise<FiscalSale | null>;
  /** The provider begins: the order's pieces stay reserved. A known transaction is answered in its current state. */
  open(call: NewTransaction): Promise<TransactionAnswer<Refused>>;
  /** The money is there. Unless it answers ok, the provider must not take it. `CLOSED`: the transaction has ended. */
  settle(call: { id: string }): Promise<TransactionAnswer<'UNKNOWN' | 'CLOSED'>>;
  /**
   * The attempt ended without money or, when it was PAID, all of its money went back, by the provider's own deed. `CLOSED`: the order is
   * on its way or received, the money stays. `REFUNDED_BY_STAFF`: the shop gave the money, or a part of it, back without this provider,
   * which must not do so again. Ended already: as it is. `onlyOpen`: what is PAID stays so and is answered as it is, for a provider that
   * reports failures, not money that went back.
   */
  cancel(call: {
    id: string;
    failure: PaymentFailure;
    facts?: ProviderFacts;
    onlyOpen?: true;
  }): Promise<TransactionAnswer<'UNKNOWN' | 'CLOSED' | 'REFUNDED_BY_STAFF'>>;
  /**
   * The provider's word contradicts what is written down: it may have taken money for an attempt that has ended, or has none for one that is
   * PAID. It is queried until it says which; money without an open order is refunded. Changes nothing of the attempt. Unknown: nothing.
   */
  reportDiscrepancy(call: { id: string }): Promise<void>;
  /** Undefined: there is none. Changes nothing. */
  find(id: string): Promise<ProviderTransaction | undefined>;
  /** All that began in this time by the provider's clock, both ends included, the oldest first. */
  list(span: { from: Date; to: Date }): Promise<ProviderTransaction[]>;
  /** The fiscal receipt of the payment or of the money that went back. A repeat overwrites. */
  noteReceipt(call: { id: string; kind: ReceiptKind; receipt: FiscalReceipt }): Promise<boolean>;
}

/**
 * BY_ITSELF: `refund` answers DONE. CABINET: it answers MANUAL, somebody does it in the provider's cabinet, whose call books it. BY_HAND: it
 * answers MANUAL, and the staff give the money back themselves.
 */
export type RefundWay = 'BY_ITSELF' | 'CABINET' | 'BY_HAND';

/** SALE = money that came in, REFUND = money that went back. */
export type ReceiptKind = 'SALE' | 'REFUND';

/** A receipt of the online cash register, as the provider reports it (integrations.md 6.3). Null = not reported. */
export interface FiscalReceipt {
  /** Where the buyer looks at it. */
  url: string | null;
  receiptNumber: string | null;
  terminal: string | null;
  fiscalSign: string | null;
  issuedAt: Date | null;
  /** The status in the provider's own register: 0 or null = in order. */
  statusCode: number | null;
  message: string | null;
}

/** What goes into a receipt. Σ (unitPriceSom × count − discountSom) + delivery = the amount, to the soʻm. */
export interface FiscalSale {
  /** The language of the titles: that of the order. */
  language: 'ru' | 'uz' | 'en';
  lines: readonly FiscalLine[];
  /** Whole soʻm with VAT; 0 = none. */
  deliverySom: number;
  deliveryVatPercent: number;
  /** The VAT inside it, whole soʻm. */
  deliveryVatSom: number;
}

export interface FiscalLine {
  /** In the language of the order. */
  title: string;
  /** 17 digits of the classifier (IKPU, MXIK), and the code of the package that belongs to it. */
  ikpu: string;
  packageCode: string;
  vatPercent: number;
  unitPriceSom: number;
  count: number;
  /** The discount of the whole line. */
  discountSom: number;
  /** The VAT inside what is paid for the whole line, whole soʻm. */
  vatSom: number;
}

/** The state of a transaction as queried from the provider. */
export type ProviderState = 'UNKNOWN' | 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';

/** A card as its provider describes it; its number and its CVV never reach the shop (decisions 3). */
export interface VaultCard {
  /** The secret token of the card: stored encrypted, in no answer and no log. */
  token: string;
  /** The first four digits of the number, and the last four. */
  firstDigits: string;
  lastDigits: string;
  /** Printed on the card: MM/YY. */
  expiry: string;
  brand: 'HUMO' | 'UZCARD' | 'VISA' | 'MASTERCARD';
  /** True: the provider asks no code of this card any more. */
  isVerified: boolean;
}

/** `WRONG_CODE`: the shopper may try again. `DECLINED`: the bank does not want this card here; its token is of no more use. */
export type CardVerdict = { ok: true; card: VaultCard } | { ok: false; why: 'WRONG_CODE' | 'DECLINED' };

/**
 * Cards that a provider stores for shoppers. Each call but `formUrl` calls the provider and throws when it cannot be reached: never inside
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
  /** The card comes with the token to store from now on: it may be another. A right code may be repeated, when its answer got lost. */
  verify(token: string, code: string): Promise<CardVerdict>;
  /** The provider forgets the card. A repeat, and a token that it does not know, are no error. */
  remove(token: string): Promise<void>;
  /**
   * Charges a bill to a saved card and calls the handlers as if the provider had called: open before any money moves, then
   * settle or cancel. `WAITING`: begun, and nobody knows yet; reconciliation will. Throws when nothing began.
   */
  charge(
    handlers: PaymentHandlers,
    call: { bill: Bill; token: string },
  ): Promise<'PAID' | 'DECLINED' | 'WAITING' | Refused>;
}

export interface PaymentProvider {
  /** The word of the contract's payment methods. */
  name: string;
  /** Where browsers are led to, for the policy of our pages: `https://checkout.paycom.uz`. Null = our own address. */
  origin: string | null;
  /** Where the shopper pays this bill. Asks nobody: it may be called inside a transaction, and again whenever the link is shown. */
  begin(bill: Bill): { redirectUrl: string };
  /** The provider's own endpoints: verify, parse, call the handlers, answer in its dialect. */
  endpoints(handlers: PaymentHandlers): FastifyPluginAsync;
  /** For reconciliation. Throws when the provider cannot be reached; a retry is safe. Left out = the provider only calls us and cannot be queried. */
  fetchState?(transaction: ProviderTransaction): Promise<ProviderState>;
  /** For providers that cannot be queried: a transaction that is not settled within this time has ended by the provider's own rule, and reconciliation ends it. */
  openForMs?: number;
  /**
   * Gives money back. `key` names this refund: with the same key it is one refund. `MANUAL`: the provider does it for people only (in its
   * cabinet), or not in part; nothing happened. Throws when the provider cannot be reached; a repeat is safe.
   */
  refund(call: {
    transaction: ProviderTransaction;
    amountSom: number;
    key: string;
  }): Promise<'DONE' | 'MANUAL'>;
  /** What `refund` would do, as far as the shop knows without a call: the staff read it before they decide. */
  foretellRefund(call: { transaction: ProviderTransaction; amountSom: number }): RefundWay;
  /**
   * Makes or fetches the receipt; undefined = nothing new. Repeated until there is one with an address. `noted`: the provider's answer
   * of the last time. Left out = the provider reports it by itself, or never.
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
