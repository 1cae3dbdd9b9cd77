import type { Db } from '#database/connect.ts';
import type { Answer, Call, ShopClient } from '../callers/http-client.ts';

/** Whether something held, and the figure that says so; null = it could not be tried on this shop, and why. */
export interface Finding {
  held: boolean | null;
  what: string;
}

export const finding = (held: boolean | null, what: string): Finding => ({ held, what });

/** An attack that worked once (issue 16), bounded in calls and time. */
export interface Attack {
  /** What it tries, for those who read the run. */
  what: string;
  run: (shop: AttackedShop) => Promise<Finding[]>;
}

export interface AttackedShop {
  client: ShopClient;
  /** http://host:port. */
  origin: string;
  /** The code that the demo's phone got last for this number; undefined = the shop's DATA_DIR is not known. */
  codeTo: ((phone: string) => string) | undefined;
  /** An address of the attacker; another `number` is another network: the loopback has IPv4 alone. */
  address: (number?: number) => string;
  /** Its database, to hand an order over and to let time pass; undefined = the shop is not this run's own. */
  database: Db | undefined;
  /** An address that the shop trusts to say whom it brings (TRUSTED_PROXIES); undefined = it trusts none. */
  proxy: string | undefined;
}

/** Only a shop of this machine is attacked. Throws for another. */
export function requireLoopback(origin: string): void {
  const { protocol, hostname } = new URL(origin);
  const isLoopback =
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
  if (!isLoopback || protocol !== 'http:')
    throw new Error(`${origin} is no shop of this machine: only http on the loopback is attacked.`);
}

/** A browser at an address: it keeps its cookies. */
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

/** How many pieces are on sale. */
export async function countOnSale({ client, address }: AttackedShop): Promise<number> {
  const list = await client.inject({ url: '/api/es/v1/es-products?size=1', remoteAddress: address(250) });
  return list.json<Listed>().data.totalItems;
}

/** Pieces on sale, at most so many. */
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

/** Puts this very piece into the browser's cart. */
export async function putPiece(browser: Browser, { id, lineKey }: Offer): Promise<Answer> {
  return browser.call('PUT', `/api/v1/cart/lines/${encodeURIComponent(lineKey)}`, {
    payload: { quantity: 1, itemId: id },
  });
}

/** Orders the whole cart, paid in cash in the first store. Answers 201, or the code of the refusal. */
export const orderCart = async (
  browser: Browser,
  contact: { phone: string; phoneCode?: string },
): Promise<string> => codeOf(await postOrder(browser, contact));

/** Orders as `orderCart` does, and returns the shop's answer. */
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

/** `201`, or the code of the refusal. */
export function codeOf(answer: Answer): string {
  if (answer.statusCode < 400) return String(answer.statusCode);
  return answer.json<{ code?: string }>().code ?? String(answer.statusCode);
}

/** A cart of the right form that no shop gave out. */
export const randomCart = (): string => `${crypto.randomUUID().replaceAll('-', '')}${'a'.repeat(11)}`;

let phones = 0;
/** A number that no other run has, probably. */
export function newPhone(): string {
  phones += 1;
  return `+99897${String((Math.floor(performance.timeOrigin) + phones * 7919) % 10_000_000).padStart(7, '0')}`;
}

/** Runs it for each, so many at a time; the results in the order of the items. */
export async function inTurns<T, R>(
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
