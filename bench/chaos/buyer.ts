import { setTimeout as wait } from 'node:timers/promises';
import type { Order, PlaceOrder } from '#contract/order.ts';

/** The piece a buyer wants, and the pickup store. */
export interface Wish {
  lineKey: string;
  storeId: number;
}

export type Method = PlaceOrder['payment']['method'];

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  body?: object;
  /** The idempotency key, the same when the call is repeated. */
  key?: string;
}

let buyers = 0;

/**
 * A guest with a browser. Every call may be interrupted by the end of a killed shop, and is repeated as a browser repeats it, with the
 * same key. Each buyer has an address of its own.
 */
export class Buyer {
  readonly wish: Wish;
  readonly method: Method;
  order: Order | undefined;
  readonly #url: string;
  readonly #address: string;
  readonly #phone: string;
  /** The code of the last refusal; undefined = none yet. */
  refusal: unknown;
  readonly #orderKey = crypto.randomUUID();
  #cookie = '';
  /** The cart’s first total: a repeated order sends it again, when the cart is already empty. */
  #total: number | undefined;

  constructor(url: string, wish: Wish & { method: Method }) {
    buyers += 1;
    this.#url = url;
    this.wish = wish;
    this.method = wish.method;
    this.#address = `10.9.${buyers >> 8}.${buyers & 255}`;
    this.#phone = `+99890${String(1_000_000 + buyers)}`;
  }

  async fillCart(): Promise<void> {
    await this.#send({
      method: 'PUT',
      path: `/api/v1/cart/lines/${this.wish.lineKey}`,
      body: { quantity: 1 },
    });
  }

  /** Returns whether the shop confirmed the hold. */
  async hold(): Promise<boolean> {
    const cart = await this.#send<{ hold: unknown }>({ method: 'POST', path: '/api/v1/cart/hold' });
    return cart?.hold != null;
  }

  /** Releases the held piece. */
  async release(): Promise<void> {
    await this.#send({ method: 'DELETE', path: '/api/v1/cart/hold' });
  }

  /** Uses the same key each time, so that there is one order. */
  async place(): Promise<void> {
    if (this.order !== undefined) return;
    const cart = await this.#send<{ total: number }>({ method: 'GET', path: '/api/v1/cart' });
    this.#total ??= cart?.total;
    if (this.#total === undefined) return;
    const form: PlaceOrder = {
      contact: { name: 'Dilnoza', phone: this.#phone },
      fulfillment: { kind: 'PICKUP', storeId: this.wish.storeId },
      payment: { method: this.method },
      expectedTotal: this.#total,
      consent: true,
    };
    const order = await this.#send<Order>({
      method: 'POST',
      path: '/api/v1/orders',
      body: form,
      key: this.#orderKey,
    });
    if (order?.number !== undefined) this.order = order;
  }

  async cancel(): Promise<void> {
    if (this.order === undefined) return;
    await this.#send({
      method: 'POST',
      path: `/api/v1/orders/${this.order.number}/cancel?token=${this.order.token}`,
    });
  }

  /** Undefined: the shop did not respond, or refused. */
  async #send<T>(call: Call): Promise<T | undefined> {
    const { method, path, body, key } = call;
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
      const answerBody: unknown = await answer.json();
      if (answer.status === 503) return await this.#again<T>(call);
      if (!answer.ok) this.refusal = answerBody;
      return answer.ok ? (answerBody as T) : undefined; // the shop answers by its contract
    } catch {
      return undefined;
    }
  }

  /** Retries if the shop has just started, or is busy. */
  async #again<T>(call: Call): Promise<T | undefined> {
    await wait(500);
    return this.#send<T>(call);
  }
}
