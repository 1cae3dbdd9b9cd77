import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopperWith } from '#server/testing-shopper.ts';
import { isKnownCart } from './is-known-cart.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

it('a cart is identified by its cookie, and a made-up cookie matches no cart', async () => {
  const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
  const token = buyer.jar.get('cart') ?? '';
  expect(await isKnownCart(sale.db, `lang=uz; cart=${token}`)).toBe(true);
  expect(await isKnownCart(sale.db, `cart=${'a'.repeat(43)}`)).toBe(false);
  expect(await isKnownCart(sale.db, 'cart=short')).toBe(false);
  expect(await isKnownCart(sale.db, undefined)).toBe(false);
});
