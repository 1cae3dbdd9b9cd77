import type { Order, PlaceOrder } from '#contract/order.ts';

/** What a buyer wants, and where it is picked up. */
export interface Wish {
  lineKey: string;
  storeId: number;
}

export type Method = PlaceOrder['payment']['method'];

let buyers = 0;

/**
 * A guest with a browser: every call may be cut off by a shop that dies, and is repeated as a browser repeats it, with the same key.
 * Each has an address of its own.
 */
export class Buyer {
  readonly wish: Wish;
  readonly method: Method;
  order: Order | undefined;
  readonly #url: string;
  readonly #address: string;
  readonly #orderKey = crypto.randomUUID();
  #cookie = '';

  constructor(url: string, wish: Wish & { method: Method }) {
    buyers += 1;
    this.#url = url;
    this.wish = wish;
    this.method = wish.method;
    this.#address = `10.9.${buyers >> 8}.${buyers & 255}`;
  }

  async fillCart(): Promise<void> {
    await this.#send('PUT', `/api/v1/cart/lines/${this.wish.lineKey}`, { quantity: 1 });
  }

  async hold(): Promise<void> {
    await this.#send('POST', '/api/v1/cart/hold');
  }

  /** The same key each time: one order. */
  async place(): Promise<void> {
    if (this.order !== undefined) return;
    const cart = await this.#send<{ total: number }>('GET', '/api/v1/cart');
    const form: PlaceOrder = {
      contact: { name: 'Dilnoza', phone: '+998901234567' },
      fulfillment: { kind: 'PICKUP', storeId: this.wish.storeId },
      payment: { method: this.method },
      expectedTotal: this.#lastTotal ?? cart?.total ?? 0,
      consent: true,
    };
    this.#lastTotal = form.expectedTotal;
    const order = await this.#send<Order>('POST', '/api/v1/orders', form, this.#orderKey);
    if (order?.number !== undefined) this.order = order;
  }
  /** A repeat of an order says the sum of the first try: the cart is empty by then. */
  #lastTotal: number | undefined;

  async cancel(): Promise<void> {
    if (this.order === undefined) return;
    await this.#send('POST', `/api/v1/orders/${this.order.number}/cancel?token=${this.order.token}`);
  }

  /** Undefined: the shop did not answer, or refused. */
  async #send<T>(method: string, path: string, body?: object, key?: string): Promise<T | undefined> {
    try {
      const answer = await fetch(this.#url + path, {
        method,
        headers: {
          'x-forwarded-for': this.#address,
          cookie: this.#cookie,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const [cookie] = answer.headers.getSetCookie();
      if (cookie !== undefined) [this.#cookie = ''] = cookie.split(';');
      const said: unknown = await answer.json();
      return answer.ok ? (said as T) : undefined; // the shop answers by its contract
    } catch {
      return undefined;
    }
  }
}
