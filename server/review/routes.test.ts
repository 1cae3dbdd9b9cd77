import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MyData } from '#contract/me.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper, userShopper } from '#server/testing-shopper.ts';
import {
  addReceived,
  change,
  linesOf,
  pageOf,
  praise,
  productOf,
  publish,
  type Received,
  receivedBy,
  reviewOf,
  write,
  written,
} from './testing-review.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

describe('POST /api/v1/products/{id}/reviews', () => {
  it('accepts the review of a guest who received the piece; it is hidden until it was moderated', async () => {
    const received = await addReceived(sale);
    const answer = await write(received.buyer, received, { text: '  Село \r\n\r\n\r\nкак влитое.  ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      state: 'PENDING',
      text: 'Село\n\nкак влитое.',
      authorName: 'Dilnoza',
      fit: 'TRUE',
      writtenAt: noon.toISOString(),
      answer: null,
    });
    expect(await pageOf(sale, received.productId)).toMatchObject({
      content: [],
      summary: { count: 0, average: null },
    });
  });

  it('accepts the review of a logged-in user under the account’s name, or anonymously', async () => {
    const user = await userShopper(sale);
    await sale.db
      .updateTable('users')
      .set({ first_name: 'Zilola', last_name: "O'rinova" })
      .where('id', '=', user.userId)
      .execute();
    const [one, other] = [await receivedBy(sale, user), await receivedBy(sale, user)];
    const post = (received: Received, isNamed: boolean) =>
      user.post(`/api/v1/products/${received.productId}/reviews`, reviewOf(received, { isNamed }));
    expect((await post(one, true)).json()).toMatchObject({ authorName: 'Zilola\u00A0Oʻ.' });
    expect((await post(other, false)).json()).toMatchObject({ authorName: null });
  });

  it('accepts one review per piece: a second one is refused', async () => {
    const received = await addReceived(sale);
    await written(received);
    const again = await write(received.buyer, received);
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'REVIEW_EXISTS' }]);
  });

  it('stores one of twenty concurrent reviews of a piece', async () => {
    const received = await addReceived(sale);
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(received.buyer, received)));
    const codes = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect(codes).toEqual(['201', ...Array<string>(19).fill('409')]);
    const rows = await sale.db
      .selectFrom('reviews')
      .select('id')
      .where('product_id', '=', received.productId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('accepts reviews only after the hand-over and before a return', async () => {
    const added = await addOrder(sale);
    const received = { ...added, productId: productOf(added.order) };
    const early = await write(added.buyer, received);
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { code: 'REVIEW_NOT_POSSIBLE', facts: { orderState: 'NEW' } },
    ]);
    const returned = await addReceived(sale);
    await sale.db
      .updateTable('orders')
      .set({ order_state: 'RETURNED' })
      .where('number', '=', returned.order.number)
      .execute();
    expect((await write(returned.buyer, returned)).json()).toMatchObject({ code: 'REVIEW_NOT_POSSIBLE' });
  });

  it('is NOT_FOUND for another customer’s order, another product, or a piece that is not in the order', async () => {
    const [mine, other] = [await addReceived(sale), await addReceived(sale)];
    const stranger = await userShopper(sale);
    const path = `/api/v1/products/${mine.productId}/reviews`;
    const answers = [
      await shopper(sale.app).post(path, reviewOf(mine)),
      await stranger.post(path, reviewOf(mine)),
      await shopper(sale.app).post(`${path}?token=${other.order.token}`, reviewOf(mine)),
      await write(mine.buyer, { ...mine, productId: other.productId }),
      await write(mine.buyer, mine, { serialNumber: other.piece.serialNumber }),
      await write(mine.buyer, { ...mine, productId: 999_999 }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  });

  it.each([
    ['a sixth star', { rating: 6 }, '/rating'],
    ['half a star', { rating: 4.5 }, '/rating'],
    ['a text of two words', { text: 'Ну да' }, '/text'],
    ['a blank text', { text: ' '.repeat(40) }, '/text'],
    ['a text that is too long', { text: 'а'.repeat(1501) }, '/text'],
    ['a control character', { text: `Кольцо\u0000 хорошее` }, '/text'],
    ['an unknown answer about the size', { fit: 'HUGE' }, '/fit'],
    ['an unknown language', { language: 'de' }, '/language'],
    ['an unknown field', { state: 'PUBLISHED' }, '/state'],
    ['an invalid serial number', { serialNumber: "Z-1'\u0000" }, '/serialNumber'],
  ])('refuses %s', async (_what, fields, path) => {
    const received = await addReceived(sale);
    const answer = await received.buyer.post(
      `/api/v1/products/${received.productId}/reviews?token=${received.order.token}`,
      { ...reviewOf(received), ...fields },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', errors: [{ path }] },
    ]);
  });

  it('refuses an ended session', async () => {
    const received = await addReceived(sale);
    const headers = { authorization: 'Bearer nothing' };
    const url = `/api/v1/products/${received.productId}/reviews?token=${received.order.token}`;
    const answer = await shopper(sale.app).send({
      method: 'POST',
      url,
      headers,
      payload: reviewOf(received),
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('PUT, DELETE /api/v1/reviews/{id}', () => {
  it('a changed review is hidden until it was moderated again', async () => {
    const received = await addReceived(sale);
    const review = await written(received);
    await publish(sale, review.id);
    sale.turnClock(30);
    const answer = await change(received, review, {
      rating: 2,
      text: 'Через месяц потемнело.',
      isNamed: false,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { state: 'PENDING', rating: 2, text: 'Через месяц потемнело.', authorName: null },
    ]);
    expect((await pageOf(sale, received.productId)).summary.count).toBe(0);
    expect(await publish(sale, review.id)).toEqual({ ok: false, code: 'WRITTEN_ANEW' });
    expect(await publish(sale, review.id, 2)).toEqual({ ok: true });
    const events = await sale.db
      .selectFrom('review_events')
      .select(['actor', 'from_state', 'to_state'])
      .where('review_id', '=', review.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { actor: 'AUTHOR', from_state: null, to_state: 'PENDING' },
      { actor: 'STAFF', from_state: 'PENDING', to_state: 'PUBLISHED' },
      { actor: 'AUTHOR', from_state: 'PUBLISHED', to_state: 'PENDING' },
      { actor: 'STAFF', from_state: 'PENDING', to_state: 'PUBLISHED' },
    ]);
  });

  it('a deleted review is gone, and another one may be written', async () => {
    const received = await addReceived(sale);
    const { id } = await written(received);
    await publish(sale, id);
    const url = `/api/v1/reviews/${id}?token=${received.order.token}`;
    expect((await received.buyer.delete(url)).statusCode).toBe(204);
    expect((await received.buyer.delete(url)).statusCode).toBe(404);
    expect((await pageOf(sale, received.productId)).summary.count).toBe(0);
    expect((await written(received)).state).toBe('PENDING');
  });

  it('another customer’s review is NOT_FOUND', async () => {
    const [mine, other] = [await addReceived(sale), await addReceived(sale)];
    const review = await written(mine);
    const stranger = await userShopper(sale);
    for (const by of [stranger, shopper(sale.app)]) {
      for (const query of ['', `?token=${other.order.token}`]) {
        const url = `/api/v1/reviews/${review.id}${query}`;
        expect((await by.put(url, praise)).statusCode).toBe(404);
        expect((await by.delete(url)).statusCode).toBe(404);
      }
    }
    expect((await linesOf(mine))[0]?.review).toEqual(review);
  });

  it('refuses malformed input', async () => {
    const received = await addReceived(sale);
    const review = await written(received);
    expect((await change(received, review, { text: 'Нет' })).statusCode).toBe(400);
    expect((await change(received, review, { orderNumber: received.order.number })).statusCode).toBe(400);
    expect((await received.buyer.put('/api/v1/reviews/x', {})).statusCode).toBe(400);
  });
});

describe('abuse 11: the link of an order alone', () => {
  it('does not allow writing, changing, deleting or reading its reviews', async () => {
    const received = await addReceived(sale);
    const stranger = shopper(sale.app);
    const proofNeeded = { status: 403, code: 'ORDER_PROOF_NEEDED' };
    expect((await write(stranger, received)).json()).toMatchObject(proofNeeded);
    const review = await written(received);
    const url = `/api/v1/reviews/${review.id}?token=${received.order.token}`;
    expect((await stranger.put(url, praise)).json()).toMatchObject(proofNeeded);
    expect((await stranger.delete(url)).json()).toMatchObject(proofNeeded);
    expect(await linesOf({ ...received, buyer: stranger })).toMatchObject([
      { serialNumber: received.piece.serialNumber, mayWrite: false, review: null },
    ]);
    expect(await linesOf(received)).toMatchObject([{ review }]);
  });

  it('allows it together with the last digits of the order’s phone', async () => {
    const received = await addReceived(sale);
    const other = shopper(sale.app);
    const { number, token, contact } = received.order;
    const digits = contact?.phone.slice(-4);
    const proof = await other.post(`/api/v1/orders/${number}/proof?token=${token}`, { digits });
    expect(proof.statusCode).toBe(204);
    expect((await write(other, received)).statusCode).toBe(201);
  });
});

describe('a closed account', () => {
  it('exports its reviews; the remaining ones have no author', async () => {
    const user = await userShopper(sale);
    const received = await receivedBy(sale, user);
    const { id } = await written(received);
    await publish(sale, id);
    const { reviews } = (await user.get('/api/v1/me/export')).json<MyData>();
    expect(reviews).toMatchObject([
      { id, productId: received.productId, orderNumber: received.order.number, authorName: 'Dilnoza' },
    ]);
    expect((await user.delete('/api/v1/me')).statusCode).toBe(204);
    const page = await pageOf(sale, received.productId);
    expect(page.content).toMatchObject([{ id, authorName: null, text: 'Село как влитое, размер точный.' }]);
  });
});
