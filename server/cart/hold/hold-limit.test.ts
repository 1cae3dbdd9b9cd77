import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  holdCart,
  logInAs,
  putLine,
  type Shopper,
  shopperWith,
  userShopper,
} from '#server/testing-shopper.ts';
import { storePhoneProof } from '../owner/phone-proof.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const guest = async () => shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
const enter = async (buyer: Shopper) => (await buyer.post('/api/v1/cart/hold')).json<{ code?: string }>();
const enterAndLeave = async (buyer: Shopper, times: number) => {
  for (let time = 0; time < times; time += 1) {
    await holdCart(buyer);
    await buyer.delete('/api/v1/cart/hold');
  }
};
const prove = (buyer: Shopper, phone: string) =>
  storePhoneProof(sale.db, {
    owner: { token: buyer.jar.get('cart') ?? '' },
    proof: { phone, provenAt: new Date('2026-04-08T07:00:00Z') },
  });

describe('the limit of three holds an hour', () => {
  it('counts per phone, in whatever cart it was proven', async () => {
    const [one, other, third] = [await guest(), await guest(), await guest()];
    await enterAndLeave(one, 2);
    await prove(one, '+998901110001');
    await prove(other, '+998901110001');
    await enterAndLeave(other, 1);
    expect(await enter(other)).toMatchObject({ code: 'HOLD_LIMIT', facts: { retryAfterSeconds: 3600 } });
    await prove(third, '+998901110001');
    expect(await enter(third)).toMatchObject({ code: 'HOLD_LIMIT' });
    await prove(third, '+998901110002');
    expect(await enter(third)).toMatchObject({ hold: { pieces: 1 } });
  });

  it('counts the holds of a guest’s cart that was merged at login for the user’s phone', async () => {
    const user = await userShopper(sale);
    const browser = await guest();
    await enterAndLeave(browser, 3);
    const known = logInAs(sale.app, { guest: browser, user });
    await known.post('/api/v1/cart/merge');
    expect(await enter(known)).toMatchObject({ code: 'HOLD_LIMIT' });
  });

  it('is exact for concurrent checkouts of several carts with one phone', async () => {
    const phone = '+998901110009';
    const carts: Shopper[] = [];
    while (carts.length < 6) carts.push(await guest());
    for (const cart of carts) await prove(cart, phone);
    const answers = await Promise.all(carts.map(enter));
    expect(answers.filter((answer) => answer.code === 'HOLD_LIMIT')).toHaveLength(3);
    expect(answers.filter((answer) => 'hold' in answer)).toHaveLength(3);
  });

  it('needs hold starts only for a day; older ones are deleted', async () => {
    const buyer = await guest();
    await enterAndLeave(buyer, 3);
    sale.turnClock(25 * 60);
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    await sale.runTask('forget-carts');
    const { count } = await sale.db
      .selectFrom('hold_starts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });
});
