import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper, userShopper } from '#server/testing-shopper.ts';
import { answerReview } from './moderate-review.ts';
import { addReceived, change, linesOf, pageOf, publish, written } from './testing-review.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

describe('GET /api/v1/products/{id}/reviews', () => {
  it('returns published reviews, newest first, with stars, sizes and the shop’s answer', async () => {
    const first = await addReceived(sale);
    const review = await written(first, { rating: 4, fit: 'SMALL' });
    await publish(sale, review.id);
    await answerReview(sale.db, { read: { id: review.id, revision: 1 }, answer: 'Рахмат!', now: noon });
    const second = { ...(await addReceived(sale)) };
    await sale.db
      .updateTable('product_items')
      .set({ product_id: first.productId })
      .where('serial_number', '=', second.piece.serialNumber)
      .execute();
    sale.turnClock(60);
    const newer = await written(
      { ...second, productId: first.productId },
      { isNamed: false, language: 'uz' },
    );
    await publish(sale, newer.id);
    const page = await pageOf(sale, first.productId);
    expect(page).toMatchObject({
      totalElements: 2,
      summary: { count: 2, average: 4.5, stars: [0, 0, 0, 1, 1], fits: { SMALL: 1, TRUE: 1, LARGE: 0 } },
      content: [
        { id: newer.id, rating: 5, authorName: null, language: 'uz', answer: null },
        {
          id: review.id,
          authorName: 'Dilnoza',
          writtenOn: '2026-04-08',
          sizeMm: 17,
          lengthCm: null,
          answer: { text: 'Рахмат!', on: '2026-04-08' },
        },
      ],
    });
    expect((await pageOf(sale, first.productId, '?page=1&size=1')).content).toMatchObject([
      { id: review.id },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/998|ZR-|Z-26/);
  });

  it('purges the product’s page if its content changes, and only then', async () => {
    const changes = () => sale.db.selectFrom('catalog_changes').select('product_id').execute();
    const received = await addReceived(sale);
    const before = (await changes()).length;
    const review = await written(received);
    expect(await changes(), 'what waits is no news').toHaveLength(before);
    await publish(sale, review.id);
    expect((await changes()).slice(before)).toEqual([{ product_id: received.productId }]);
    await change(received, review, { rating: 2 });
    expect((await changes()).slice(before)).toHaveLength(2);
  });

  it('is NOT_FOUND for a product that is not public', async () => {
    expect((await shopper(sale.app).get('/api/v1/products/999999/reviews')).statusCode).toBe(404);
    expect((await shopper(sale.app).get('/api/v1/products/0/reviews')).statusCode).toBe(400);
    expect((await shopper(sale.app).get('/api/v1/products/1/reviews?size=51')).statusCode).toBe(400);
  });

  it('returns the ratings of several products at once, without products that have none', async () => {
    const [liked, unknown] = [await addReceived(sale), await addReceived(sale)];
    await publish(sale, (await written(liked, { rating: 3 })).id);
    const ids = [unknown.productId, liked.productId, liked.productId].join(',');
    const answer = await shopper(sale.app).get(`/api/v1/reviews/ratings?ids=${ids}`);
    expect(answer.json()).toEqual([{ productId: liked.productId, count: 1, average: 3 }]);
    expect((await shopper(sale.app).get('/api/v1/reviews/ratings?ids=1,x')).statusCode).toBe(400);
  });
});

describe('GET /api/v1/orders/{number}/reviews', () => {
  it('returns what may be reviewed, and what was written', async () => {
    const received = await addReceived(sale);
    const { serialNumber } = received.piece;
    const { productId } = received;
    expect(await linesOf(received)).toEqual([{ serialNumber, productId, mayWrite: true, review: null }]);
    const review = await written(received);
    expect(await linesOf(received)).toEqual([{ serialNumber, productId, mayWrite: false, review }]);
    const waiting = await addOrder(sale);
    const early = { ...waiting, productId: 0 };
    expect(await linesOf(early)).toMatchObject([{ mayWrite: false, review: null }]);
  });

  it('is hidden from other users', async () => {
    const { order } = await addReceived(sale);
    const path = `/api/v1/orders/${order.number}/reviews`;
    const stranger = await userShopper(sale);
    expect((await stranger.get(path)).statusCode).toBe(404);
    expect((await shopper(sale.app).get(`${path}?token=nothing`)).statusCode).toBe(404);
  });
});
