import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type Shopper, shopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const add = async (buyer: Shopper, piece: object): Promise<Cart> =>
  (await buyer.post('/api/v1/cart/pieces', piece)).json<Cart>();
const itemsOf = ({ lines }: Cart) =>
  lines.map(({ pieces }) => pieces.map(({ itemId }) => itemId).toSorted((a, b) => a - b));

/** Creates two pieces of one model with the same key. */
async function twins(): Promise<[number, number]> {
  const productId = await addProduct(sale.db);
  const [one, other] = [await addPiece(sale.db, { productId }), await addPiece(sale.db, { productId })];
  return [one.id, other.id];
}
const engraving = { text: 'Anvar', lettering: 'ITALIC' };

describe('adding a piece', () => {
  it('adds it to the line of its key, once', async () => {
    const [one, other] = await twins();
    const buyer = shopper(sale.app);
    expect(itemsOf(await add(buyer, { itemId: one }))).toEqual([[one]]);
    expect(itemsOf(await add(buyer, { itemId: one }))).toEqual([[one]]);
    expect(itemsOf(await add(buyer, { itemId: other }))).toEqual([[one, other]]);
  });

  it('moves it from a line without options to the line with its engraving', async () => {
    const [one, other] = await twins();
    const buyer = shopper(sale.app);
    await add(buyer, { itemId: one });
    await add(buyer, { itemId: other });
    const { lines } = await add(buyer, { itemId: other, engraving });
    expect(lines.map((line) => [line.pieces.map(({ itemId }) => itemId), line.engraving?.text])).toEqual([
      [[one], undefined],
      [[other], 'Anvar'],
    ]);
  });

  it('recognizes the same engraving with different apostrophes', async () => {
    const { id: itemId } = await addPiece(sale.db);
    const buyer = shopper(sale.app);
    const typed = (text: string) => ({ itemId, engraving: { text, lettering: 'PLAIN' } });
    await add(buyer, typed('Oʻgʻlimga'));
    expect((await add(buyer, typed("O'g'limga"))).lines).toHaveLength(1);
  });

  it('loses nothing when two tabs add concurrently', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = await twins();
      const buyer = shopper(sale.app);
      await add(buyer, { itemId: (await addPiece(sale.db)).id });
      await Promise.all([add(buyer, { itemId: one }), add(buyer, { itemId: other })]);
      const cart = (await buyer.get('/api/v1/cart')).json<Cart>();
      expect(itemsOf(cart).find((items) => items.includes(one))).toEqual([one, other]);
    }
  });

  it('refuses the eleventh piece of its kind on a line, but accepts it with other options', async () => {
    const productId = await addProduct(sale.db);
    const buyer = shopper(sale.app);
    for (let count = 1; count <= 10; count += 1)
      await add(buyer, { itemId: (await addPiece(sale.db, { productId })).id });
    const { id: eleventh } = await addPiece(sale.db, { productId });
    const answer = await buyer.post('/api/v1/cart/pieces', { itemId: eleventh });
    expect(answer.json()).toMatchObject({ status: 409, code: 'LINE_FULL', facts: { most: 10 } });
    const { lines } = (await buyer.get('/api/v1/cart')).json<Cart>();
    expect(lines).toMatchObject([{ quantity: 10, maxQuantity: 10, state: 'OK' }]);
    const other = await add(buyer, { itemId: eleventh, engraving });
    expect(itemsOf(other)[1]).toEqual([eleventh]);
  });

  it('needs a piece that is on sale', async () => {
    const answer = await shopper(sale.app).post('/api/v1/cart/pieces', { itemId: 999_999 });
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
