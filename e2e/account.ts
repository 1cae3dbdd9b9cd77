import type { Page } from '@playwright/test';
import { codeSentTo, newPhone } from './inbox.ts';

export interface Account {
  /** E.164; proven. */
  phone: string;
  /** A call of the API as this user; fails where the API refuses. */
  call: (method: string, path: string, body?: object) => Promise<unknown>;
}

/** Logs a browser in by the calls that the login's forms make; left out = a new user. */
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
  return { phone, call };
}

interface Bought {
  number: string;
  serial: string;
  total: number;
}

interface Piece {
  id: number;
  lineKey: string;
  serialNumber: string;
  productItemState: string;
}

/** Buys a piece of a model by the API, to be fetched from a store. */
export async function buy(
  { phone, call }: Account,
  { artikul, method = 'CASH' }: { artikul: string; method?: 'CASH' | 'FAKE' },
): Promise<Bought> {
  const { items } = (await call('GET', `/products/${artikul}`)) as { items: Piece[] };
  const piece = items.findLast(({ productItemState }) => productItemState === 'AVAILABLE');
  if (!piece) throw new Error(`no piece of ${artikul} can be bought`);
  await call('PUT', `/cart/lines/${piece.lineKey}`, { quantity: 1, itemId: piece.id });
  const { goodsTotal } = (await call('GET', '/cart')) as { goodsTotal: number };
  const { number } = (await call('POST', '/orders', {
    contact: { name: 'Малика', phone },
    fulfillment: { kind: 'PICKUP', storeId: 1 },
    payment: { method },
    expectedTotal: goodsTotal,
    consent: true,
  })) as { number: string };
  return { number, serial: piece.serialNumber, total: goodsTotal };
}

/** An address in Tashkent, as the API takes it. */
export const address = {
  regionId: 'tashkent-city',
  districtId: '1726264',
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
