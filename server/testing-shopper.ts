import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Cart, PutCartLine } from '#contract/cart.ts';
import type { Db } from '#database/connect.ts';
import type { App } from './kit/http/app-type.ts';
import { type LoggedIn, loggedIn, type NewLogin } from './testing-accounts.ts';

/** A shopper's browser: it stores the cart cookie, and every shopper has a different address. `login`: the headers of a user's calls. */
export function shopper(app: App, language = 'ru', login: Record<string, string> = {}) {
  shoppers += 1;
  const address = `10.0.${Math.floor((shoppers - 1) / 250)}.${((shoppers - 1) % 250) + 1}`;
  return shopperAt(app, address, { 'accept-language': language, ...login });
}

/** Same as `shopper`, at a given address, which other shoppers may share. */
export function shopperAt(app: App, remoteAddress: string, own: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const headers = { ...own, ...options.headers };
    const answer = await app.inject({ ...options, headers, remoteAddress, cookies: Object.fromEntries(jar) });
    for (const cookie of answer.cookies) jar.set(cookie.name, cookie.value);
    return answer;
  };
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE') => (url: string, payload?: object) =>
    send({ method, url, ...(payload !== undefined && { payload }) });
  return { jar, send, get: call('GET'), put: call('PUT'), post: call('POST'), delete: call('DELETE') };
}
export type Shopper = ReturnType<typeof shopper>;
export type UserShopper = Shopper & LoggedIn;

/** A shopper who is logged in, by default as a new user. */
export async function userShopper(shop: { app: App; db: Db }, login: NewLogin = {}): Promise<UserShopper> {
  const user = await loggedIn(shop, login);
  return { ...shopper(shop.app, login.language, user.headers), ...user };
}

/** Logs the guest of a browser in. */
export function logInAs(app: App, { guest, user }: { guest: Shopper; user: LoggedIn }): Shopper {
  const known = shopper(app, 'ru', user.headers);
  for (const [name, value] of guest.jar) known.jar.set(name, value);
  return known;
}

let shoppers = 0;

export async function putLine(by: Shopper, key: string, quantity = 1): Promise<Cart> {
  const answer = await by.put(`/api/v1/cart/lines/${key}`, { quantity });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Puts a line with further fields: options, the exact piece, where it comes from. */
export async function putWith(by: Shopper, key: string, fields: Partial<PutCartLine>): Promise<Cart> {
  const answer = await by.put(`/api/v1/cart/lines/${key}`, { quantity: 1, ...fields });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** A shopper with one of each in the cart. */
export async function shopperWith(app: App, ...keys: string[]): Promise<Shopper> {
  const buyer = shopper(app);
  for (const key of keys) await putLine(buyer, key);
  return buyer;
}

/** A number of shoppers with the same line in their carts. */
export function crowdWith(app: App, { count, key }: { count: number; key: string }): Promise<Shopper[]> {
  return Promise.all(Array.from({ length: count }, () => shopperWith(app, key)));
}

/** Enters the checkout. */
export async function holdCart(by: Shopper): Promise<Cart> {
  const answer = await by.post('/api/v1/cart/hold');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
