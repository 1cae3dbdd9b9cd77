import type { Db } from '#database/connect.ts';
import type { Answer, Call, ShopClient } from '../callers/http-client.ts';

/** Whether a protection held, and the figure that shows it; null = it could not be tried on this shop, with the reason. */
export interface Finding {
  held: boolean | null;
  what: string;
}

export const finding = (held: boolean | null, what: string): Finding => ({ held, what });

/** An attack that once succeeded (issue 16), limited in calls and time. */
export interface Attack {
  /** What it tries, for readers of the output. */
  what: string;
  run: (shop: AttackedShop) => Promise<Finding[]>;
}

export interface AttackedShop {
  client: ShopClient;
  /** http://host:port. */
  origin: string;
  /** Returns the latest code that the demo's phone received for this number; undefined = the shop's DATA_DIR is not known. */
  codeTo: ((phone: string) => string) | undefined;
  /** An address of the attacker; another `number` is in another network: the loopback has only IPv4. */
  address: (number?: number) => string;
  /** The shop's database, to hand over an order and to let time pass; undefined = the shop was not started by this run. */
  database: Db | undefined;
  /** An address that the shop trusts as a proxy (TRUSTED_PROXIES); undefined = none. */
  proxy: string | undefined;
}

/** Makes sure that only a shop on this machine is attacked. Throws for another. */
export function requireLoopback(origin: string): void {
  const { protocol, hostname } = new URL(origin);
  const isLoopback =
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
  if (!isLoopback || protocol !== 'http:')
    throw new Error(`${origin} is not a shop on this machine: only http on the loopback can be attacked.`);
}

/** A browser at an address, with its cookies. */
export interface Browser {
  jar: Record<string, string>;
  call: (method: string, url: string, more?: Pick<Call, 'payload' | 'headers'>) => Promise<Answer>;
}

export function openBrowser({ client }: AttackedShop, remoteAddress: string): Browser {
  const jar: Record<string, string> = {};
  return {
    jar,
    call: async (method, url, more = {}) => {
      const answer = await client.inject({ method, url, remoteAddress, cookies: jar, ...more });
      for (const { name, value } of answer.cookies) jar[name] = value;
      return answer;
    },
  };
}

/** A piece that can be bought. */
export interface Offer {
  id: number;
  lineKey: string;
  slug: string;
}

interface Listed {
  data: { totalItems: number; content: { slugRu: string }[] };
}
interface Product {
  items: { id: number; lineKey: string; productItemState: string; b2CFixed: number | null }[];
}

/** Returns the number of pieces on sale. */
export async function countOnSale({ client, address }: AttackedShop): Promise<number> {
  const list = await client.inject({ url: '/api/es/v1/es-products?size=1', remoteAddress: address(250) });
  return list.json<Listed>().data.totalItems;
}

/** Returns at most this many pieces on sale. */
export async function listOffers({ client, address }: AttackedShop, most: number): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (let page = 0; offers.length < most; page += 1) {
    const url = `/api/es/v1/es-products?page=${page}&size=24`;
    const { content } = (await client.inject({ url, remoteAddress: address(250) })).json<Listed>().data;
    if (content.length === 0) break;
    for (const { slugRu: slug } of content) {
      const product = await client.inject({ url: `/api/v1/products/${slug}`, remoteAddress: address(250) });
      for (const { id, lineKey, productItemState, b2CFixed } of product.json<Product>().items)
        if (productItemState === 'AVAILABLE' && b2CFixed !== null) offers.push({ id, lineKey, slug });
    }
  }
  return offers.slice(0, most);
}

/** Puts this particular piece into the browser's cart. */
export async function putPiece(browser: Browser, { id, lineKey }: Offer): Promise<Answer> {
  return browser.call('PUT', `/api/v1/cart/lines/${encodeURIComponent(lineKey)}`, {
    payload: { quantity: 1, itemId: id },
  });
}

/** Orders the whole cart, paid in cash in the first store. Returns 201, or the code of the refusal. */
export const orderCart = async (
  browser: Browser,
  contact: { phone: string; phoneCode?: string },
): Promise<string> => codeOf(await postOrder(browser, contact));

/** Places an order like `orderCart` and returns the shop's response. */
export async function postOrder(
  browser: Browser,
  { phone, phoneCode }: { phone: string; phoneCode?: string },
): Promise<Answer> {
  const { total } = (await browser.call('GET', '/api/v1/cart')).json<{ total: number }>();
  return browser.call('POST', '/api/v1/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: {
      contact: { name: 'Dilnoza', phone },
      fulfillment: { kind: 'PICKUP', storeId: 1 },
      payment: { method: 'CASH' },
      expectedTotal: total,
      consent: true,
      ...(phoneCode !== undefined && { phoneCode }),
    },
  });
}

/** Returns `201`, or the code of the refusal. */
export function codeOf(answer: Answer): string {
  if (answer.statusCode < 400) return String(answer.statusCode);
  return answer.json<{ code?: string }>().code ?? String(answer.statusCode);
}

/** Returns a valid cart id that no shop has issued. */
export const randomCart = (): string => `${crypto.randomUUID().replaceAll('-', '')}${'a'.repeat(11)}`;

let phones = 0;
/** Returns a phone number that most likely no other run uses. */
export function newPhone(): string {
  phones += 1;
  return `+99897${String((Math.floor(performance.timeOrigin) + phones * 7919) % 10_000_000).padStart(7, '0')}`;
}

/** Runs a function for each item, with this many at a time; the results are in the order of the items. */
export async function runConcurrently<T, R>(
  items: readonly T[],
  { atOnce, run }: { atOnce: number; run: (item: T) => Promise<R> },
): Promise<R[]> {
  const results: R[] = [];
  const left = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

export const countOf = (codes: readonly string[], code: string): number =>
  codes.filter((one) => one === code).length;
