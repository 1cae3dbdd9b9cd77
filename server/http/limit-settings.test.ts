import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, type Shopper, shopperWith } from '#server/testing-shopper.ts';

// A shop whose owner has changed the limits from their defaults (docs/security.md, Limits).
let sale: Sale;
beforeAll(async () => {
  sale = await testSale({
    environment: {
      HOLDS_PER_HOUR: '2',
      HOLD_MINUTES_AFTER_ONE: '3',
      PROMO_CODES_PER_CART: '1',
      CODE_PAUSE_SECONDS: '120',
      ORDER_LINKS_PER_PHONE_HOUR: '1',
      CALLBACKS_PER_CONTACT_HOUR: '1',
    },
  });
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const phone = '+998901234567';
const guest = async () => shopperWith(sale.app, (await addPiece(sale.db)).fullKey);

interface Case {
  what: string;
  setting: string;
  call: (by: Shopper) => Promise<LightMyRequestResponse>;
  /** Seconds to wait after the first call. */
  waitSeconds: number;
}

const cases: Case[] = [
  {
    what: 'promo codes of a cart',
    setting: 'PROMO_CODES_PER_CART',
    call: (by) => by.put('/api/v1/cart/promo-code', { code: 'SPRING' }),
    waitSeconds: 600,
  },
  {
    what: 'codes to a phone',
    setting: 'CODE_PAUSE_SECONDS',
    call: (by) => by.post('/api/v1/authenticate-with-otp', { phone }),
    waitSeconds: 120,
  },
  {
    what: 'links of orders to a phone',
    setting: 'ORDER_LINKS_PER_PHONE_HOUR',
    call: (by) => by.post('/api/v1/orders/link', { number: 'Z-260408-00001', phone }),
    waitSeconds: 3600,
  },
  {
    what: 'call-backs of a phone',
    setting: 'CALLBACKS_PER_CONTACT_HOUR',
    call: (by) =>
      by.post('/api/v1/callbacks', { phone, name: 'Malika', consent: true, subject: newSubject() }),
    waitSeconds: 3600,
  },
];

let orders = 0;
/** Returns a different subject each time, because the same request of a phone is stored only once. */
function newSubject() {
  orders += 1;
  return { kind: 'ORDER', orderNumber: `Z-260408-0000${orders}` };
}

describe('the setting', () => {
  it.each(cases)('$setting limits $what', async ({ call, waitSeconds }) => {
    const by = await guest();
    expect((await call(by)).statusCode).not.toBe(429);
    expect((await call(by)).json()).toMatchObject({
      code: 'RATE_LIMITED',
      facts: { retryAfterSeconds: waitSeconds },
    });
  });

  it('HOLD_MINUTES_AFTER_ONE sets the length of the second hold, and HOLDS_PER_HOUR the number of holds', async () => {
    const by = await guest();
    await holdCart(by);
    await by.delete('/api/v1/cart/hold');
    expect((await holdCart(by)).hold).toMatchObject({ expiresAt: '2026-04-08T07:03:00.000Z' });
    await by.delete('/api/v1/cart/hold');
    expect((await by.post('/api/v1/cart/hold')).json()).toMatchObject({ code: 'HOLD_LIMIT' });
  });
});
