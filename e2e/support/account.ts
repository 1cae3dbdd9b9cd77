import type { Page } from '@playwright/test';
import { takePiece } from './cart.ts';
import { codeSentTo, newPhone } from './inbox.ts';

export interface Account {
  /** E.164, proven. */
  phone: string;
  /** Calls the API as this user; fails if the API refuses. */
  call: (method: string, path: string, body?: object) => Promise<unknown>;
  /** Adds an available piece of a model to this user's cart; returns its serial number. */
  putIntoCart: (artikul: string) => Promise<string>;
}

/** Logs a browser in by the calls that the login forms make; without a phone as a new user. */
export async function logIn(page: Page, phone = newPhone()): Promise<Account> {
  await page.request.post('/api/v1/authenticate-with-otp', { data: { phone } });
  const answer = await page.request.post('/api/v1/verify-otp', {
    data: { phone, code: await codeSentTo(phone) },
  });
  const { authToken, refreshToken } = (await answer.json()) as { authToken: string; refreshToken: string }; // api.md
  const { origin: url } = new URL(answer.url());
  await page.context().addCookies([
    { name: 'access_token', value: authToken, url },
    { name: 'refresh_token', value: refreshToken, url },
  ]);
  const call: Account['call'] = async (method, path, data) => {
    const headers = { authorization: `Bearer ${authToken}`, 'idempotency-key': crypto.randomUUID() };
    const response = await page.request.fetch(`/api/v1${path}`, { method, headers, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.status() === 204 ? null : response.json();
  };
  const putIntoCart: Account['putIntoCart'] = async (artikul) => {
    const { id, lineKey, serialNumber } = await takePiece(page.request, artikul);
    await call('PUT', `/cart/lines/${lineKey}`, { quantity: 1, itemId: id });
    return serialNumber;
  };
  return { phone, call, putIntoCart };
}

interface Bought {
  number: string;
  /** Grants access to the order without a login. */
  token: string;
  serial: string;
  total: number;
}

/** Buys a piece of a model through the API, for pickup in a store. */
export async function buy(
  { phone, call, putIntoCart }: Account,
  { artikul, method = 'CASH' }: { artikul: string; method?: 'CASH' | 'FAKE' },
): Promise<Bought> {
  const serial = await putIntoCart(artikul);
  const { goodsTotal } = (await call('GET', '/cart')) as { goodsTotal: number };
  const { number, token } = (await call('POST', '/orders', {
    contact: { name: 'Малика', phone },
    fulfillment: { kind: 'PICKUP', storeId: 1 },
    payment: { method },
    expectedTotal: goodsTotal,
    consent: true,
  })) as { number: string; token: string };
  return { number, token, serial, total: goodsTotal };
}

/** An address in Tashkent in the API's format. */
export const address = {
  regionId: 1726,
  districtId: 1_726_264,
  street: 'улица Ойбек',
  house: '14',
  apartment: '',
  entrance: '',
  floor: '',
  landmark: '',
  recipientName: '',
  recipientPhone: null,
  comment: '',
  isDefault: false,
};
