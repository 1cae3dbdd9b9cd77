import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReceived, praise, written } from '#server/review/testing-review.ts';
import { noon, type Sale, testSale } from '#server/testing-sale.ts';
import { reviewsCommand } from './reviews.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const reviews = async (...args: string[]) => reviewsCommand.read(args)({ db: sale.db, now: noon });
const stateOf = async (id: number) =>
  sale.db
    .selectFrom('reviews')
    .select(['review_state', 'rejection_reason', 'answer'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('npm run reviews', () => {
  it('has nothing to read in a quiet shop', async () => {
    expect(await reviews()).toBe('No review is PENDING.');
    expect(await reviews('list', 'rejected')).toBe('No review is REJECTED.');
  });

  it('lists what waits with what it is about, publishes it, and answers it', async () => {
    const received = await addReceived(sale);
    const { id } = await written(received, { rating: 4, text: 'Село как влитое.\nСпасибо!' });
    const listed = await reviews();
    expect(listed).toContain(`${id}.1 · ★★★★☆ · ZR-`);
    expect(listed).toContain(`piece ${received.piece.serialNumber} · order ${received.order.number}`);
    expect(listed).toContain('    Село как влитое.\n    Спасибо!');
    expect(await reviews('publish', `${id}.1`)).toBe(`Review ${id}.1 is published.`);
    expect(await reviews('answer', `${id}.1`, 'Носите', 'с радостью.')).toBe(`Review ${id}.1 is answered.`);
    expect(await stateOf(id)).toEqual({
      review_state: 'PUBLISHED',
      rejection_reason: null,
      answer: 'Носите с радостью.',
    });
    expect(await reviews('list', 'published')).toContain('answered: Носите с радостью.');
    expect(await reviews('answer', `${id}.1`, '-')).toBe(`Review ${id}.1 has no answer any more.`);
    await expect(reviews('publish', `${id}.1`)).rejects.toThrow(`Review ${id}.1 is PUBLISHED already.`);
  });

  it('rejects with a reason, which the author reads', async () => {
    const received = await addReceived(sale);
    const { id } = await written(received);
    await expect(reviews('reject', `${id}.1`)).rejects.toThrow('The reason has 1 to 300 letters.');
    await reviews('reject', `${id}.1`, 'В тексте есть телефон.');
    const answer = await received.buyer.get(
      `/api/v1/orders/${received.order.number}/reviews?token=${received.order.token}`,
    );
    expect(answer.json()).toMatchObject([
      { review: { state: 'REJECTED', rejectionReason: 'В тексте есть телефон.' } },
    ]);
  });

  it('does not publish a text that nobody read', async () => {
    const received = await addReceived(sale);
    const { id } = await written(received);
    const anew = { ...praise, text: 'Совсем другой текст.' };
    await received.buyer.put(`/api/v1/reviews/${id}?token=${received.order.token}`, anew);
    await expect(reviews('publish', `${id}.1`)).rejects.toThrow('was changed since you read it');
    expect((await stateOf(id)).review_state).toBe('PENDING');
    await reviews('publish', `${id}.2`);
    expect((await stateOf(id)).review_state).toBe('PUBLISHED');
  });

  it.each([
    [['publish', '12'], 'Name the review as the list does.'],
    [['publish', '999999.1'], 'There is no review 999999.1.'],
    [['list', 'funny'], 'There are no reviews that are funny.'],
    [['burn', '1.1'], 'npm run reviews -- publish <review>'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(reviews(...words)).rejects.toThrow(sentence);
  });
});
