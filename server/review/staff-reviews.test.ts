import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffReview } from '#contract/admin/people/review.ts';
import { addDays, dayOf } from '#ui/dates.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addReceived, change, linesOf, pageOf, praise, written } from './testing-review.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const rowsOf = async (by: StaffBrowser, query: string): Promise<StaffReview[]> =>
  (await by.get(`reviews?${query}`)).json<{ rows: StaffReview[] }>().rows;
const read = async (by: StaffBrowser, id: number): Promise<StaffReview> => {
  const found = (await rowsOf(by, 'state=PENDING,PUBLISHED,REJECTED')).find((review) => review.id === id);
  if (found === undefined) throw new Error(`no review ${id}`);
  return found;
};
const decide = (by: StaffBrowser, { id, version }: StaffReview, step: string, body?: object) =>
  by.post(`reviews/${id}/${step}`, body, version);

describe('a pending review', () => {
  it('is listed with its product, published, and read by shoppers with the shop’s answer', async () => {
    const received = await addReceived(sale);
    const { id } = await written(received, { rating: 4, text: 'Село как влитое.\nСпасибо!' });
    const content = await staff.enter('CONTENT');
    const waits = async () =>
      (await (await staff.enter('MANAGER')).get('work'))
        .json<{ items: { kind: string; count: number }[] }>()
        .items.find(({ kind }) => kind === 'REVIEWS')?.count;
    expect(await waits()).toBe(1);
    const [review] = await rowsOf(content, `state=PENDING&rating=4&q=${received.piece.serialNumber}`);
    expect(review).toMatchObject({
      id,
      text: 'Село как влитое.\nСпасибо!',
      orderNumber: received.order.number,
      allowedActions: ['PUBLISH', 'REJECT', 'ANSWER'],
    });
    const day = dayOf(sale.parts.now().toISOString());
    expect(await rowsOf(content, `writtenAt.from=${day}&writtenAt.to=${day}`)).toMatchObject([{ id }]);
    expect(await rowsOf(content, `writtenAt.from=${addDays(day, 1)}`)).toEqual([]);
    expect(await rowsOf(content, `writtenAt.to=${addDays(day, -1)}`)).toEqual([]);
    const published = (await decide(content, await read(content, id), 'publish')).json<StaffReview>();
    expect(published).toMatchObject({ state: 'PUBLISHED', allowedActions: ['REJECT', 'ANSWER'] });
    expect(await waits()).toBe(0);
    const answered = await decide(content, published, 'answer', { answer: 'Носите  с радостью.' });
    expect(answered.json()).toMatchObject({ answer: 'Носите с радостью.' });
    const { content: shown } = await pageOf(sale, received.productId);
    expect(shown).toMatchObject([{ id, answer: { text: 'Носите с радостью.' } }]);
    expect((await decide(content, answered.json<StaffReview>(), 'answer', {})).json()).toMatchObject({
      answer: null,
    });
  });

  it('is rejected with a reason that its author can read', async () => {
    const received = await addReceived(sale);
    const { id } = await written(received);
    const support = await staff.enter('SUPPORT');
    const review = await read(support, id);
    expect((await decide(support, review, 'reject', { reason: '  ' })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await decide(support, review, 'reject', { reason: 'В тексте есть телефон.' });
    expect(await linesOf(received)).toMatchObject([
      { review: { state: 'REJECTED', rejectionReason: 'В тексте есть телефон.' } },
    ]);
    expect(
      (await decide(support, await read(support, id), 'answer', { answer: 'Жаль' })).json(),
    ).toMatchObject({
      code: 'REQUEST_STATE_CONFLICT',
      facts: { state: 'REJECTED' },
    });
  });

  it('is not published if it was changed in the meantime: the new text is returned instead', async () => {
    const received = await addReceived(sale);
    const own = await written(received);
    const owner = await staff.enter('OWNER');
    const seen = await read(owner, own.id);
    await change(received, own, { ...praise, text: 'Совсем другой текст.' });
    expect((await decide(owner, seen, 'publish')).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { text: 'Совсем другой текст.', state: 'PENDING' } },
    });
    expect((await read(owner, own.id)).state).toBe('PENDING');
    expect((await decide(owner, await read(owner, own.id), 'publish')).statusCode).toBe(200);
  });

  it('moderated by two people at once: the second sees the first decision (BO-19)', async () => {
    const { id } = await written(await addReceived(sale));
    const [owner, content] = [await staff.enter('OWNER'), await staff.enter('CONTENT')];
    const seen = await read(owner, id);
    const answers = await Promise.all([
      decide(owner, seen, 'publish'),
      decide(content, seen, 'reject', { reason: 'Не о том' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 412,
    ]);
  });

  it('is audited with the decision, without its text and its author’s name', async () => {
    const { id } = await written(await addReceived(sale), { text: 'Незабываемый подарок.' });
    const owner = await staff.enter('OWNER');
    await decide(owner, await read(owner, id), 'publish');
    const entry = await sale.db
      .selectFrom('audit_entries')
      .select('id')
      .where('resource', '=', 'review')
      .where('record_id', '=', String(id))
      .executeTakeFirstOrThrow();
    const changes = await sale.db
      .selectFrom('audit_changes')
      .select(['table_name', 'op', 'after'])
      .where('entry_id', '=', entry.id)
      .orderBy('id')
      .execute();
    expect(changes).toMatchObject([
      { table_name: 'reviews', op: 'UPDATE', after: { review_state: 'PUBLISHED', version: 2 } },
      { table_name: 'review_events', op: 'INSERT' },
    ]);
    expect(JSON.stringify(changes)).not.toContain('Незабываемый');
  });
});
