import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addModel, addPiece, addPlaces, noon, putLine, shopper, testSale } from '#server/testing-sale.ts';

let sale: Awaited<ReturnType<typeof testSale>>;
let places: Awaited<ReturnType<typeof addPlaces>>;
beforeAll(async () => {
  sale = await testSale();
  places = await addPlaces(sale.db);
});
afterAll(() => sale.close());

async function ring(count: number, piece: Partial<Parameters<typeof addPiece>[1]> = {}) {
  const productId = await addModel(sale.db);
  const pieces = [];
  for (let index = 0; index < count; index += 1) {
    pieces.push(await addPiece(sale.db, { productId, weightMg: 3000 + index * 100, ...piece }));
  }
  return { productId, pieces };
}

describe('the cart', () => {
  it('is empty for a shopper who never put anything in', async () => {
    const answer = await shopper(sale.app).get('/api/v1/cart');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      lines: [],
      count: 0,
      goodsTotal: 0,
      hold: null,
      pickups: [],
      pickupOnly: false,
    });
    expect(answer.cookies).toEqual([]);
  });

  it('comes to be with its first line and is known by an opaque cookie no script can read', async () => {
    const { pieces } = await ring(1);
    const answer = await shopper(sale.app).put(`/api/v1/cart/lines/${pieces[0]?.fullKey}`, { quantity: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ count: 1, goodsTotal: 7_270_000 });
    expect(answer.cookies).toMatchObject([
      {
        name: 'cart',
        value: expect.stringMatching(/^[\w-]{43}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 2_592_000,
      },
    ]);
  });
});
