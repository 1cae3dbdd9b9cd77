import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type Shopper, shopper } from '#server/testing-shopper.ts';
import { answer, batchOf, eventOf, sendBatch } from './testing.ts';

const at = noon.toISOString();

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const storedEvent = (id: string) =>
  sale.db.selectFrom('measured_events').selectAll().where('id', '=', id).execute();
const count = async () => (await sale.db.selectFrom('measured_events').select('id').execute()).length;

async function willing(): Promise<Shopper> {
  const by = shopper(sale.app);
  await answer(by, 'yes');
  return by;
}

describe('the shopper’s answer about measurement', () => {
  it.each(['yes', 'no'] as const)(
    '%s is stored for 12 months in a cookie that the page can read',
    async (choice) => {
      const by = shopper(sale.app);
      const { statusCode, cookies, headers } = await answer(by, choice);
      expect([statusCode, headers['cache-control']]).toEqual([204, 'private, no-store']);
      expect(cookies.find(({ name }) => name === 'measurement')).toMatchObject({
        value: `1-${choice}`,
        maxAge: 31_536_000,
        path: '/',
        sameSite: 'Lax',
      });
      expect(cookies[0]).not.toHaveProperty('httpOnly');
    },
  );

  it('must be yes or no, and is accepted from our own pages only', async () => {
    const by = shopper(sale.app);
    const wrong = await by.put('/api/v1/measurement', { answer: 'perhaps' });
    expect(wrong.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    const elsewhere = await by.send({
      method: 'PUT',
      url: '/api/v1/measurement',
      headers: { origin: 'https://elsewhere.example' },
      payload: { answer: 'yes' },
    });
    expect(elsewhere.json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('that changes to no deletes the events of the session', async () => {
    const by = await willing();
    const batch = batchOf([eventOf({ at })]);
    by.jar.set('measured', batch.session);
    await sendBatch(by, batch);
    const { cookies } = await answer(by, 'no');
    expect(cookies.find(({ name }) => name === 'measured')).toMatchObject({ value: '' });
    expect(await storedEvent(batch.events[0]?.id ?? '')).toEqual([]);
    expect((await sendBatch(by, batch)).statusCode).toBe(403);
  });
});

describe('events of a browser', () => {
  it('are stored with the shop’s own data of the pieces', async () => {
    const productId = await addProduct(sale.db);
    const { serialNumber } = await addPiece(sale.db, { productId, storeId: sale.places.amirTemur });
    const { slug_uz: slug, artikul } = await sale.db
      .selectFrom('products')
      .select(['slug_uz', 'artikul'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const event = eventOf({
      at,
      name: 'select_item',
      path: '/uz/catalog/uzuklar',
      extra: { list: 'listing' },
    });
    const batch = batchOf([{ ...event, items: [{ slug, serialNumber, index: 3 }, { slug: 'gone' }] }]);
    expect((await sendBatch(await willing(), batch)).statusCode).toBe(204);
    expect(await storedEvent(event.id)).toEqual([
      expect.objectContaining({
        day: '2026-04-08',
        at: noon,
        name: 'select_item',
        session_id: batch.session,
        page_type: 'product',
        path: '/uz/catalog/uzuklar',
        extra: { list: 'listing' },
        context: expect.objectContaining({ city: 'tashkent', login_state: 'guest', device_class: 'phone' }),
        items: [
          {
            item_id: artikul,
            item_name: expect.stringMatching(/^Ring/),
            item_category: expect.any(String),
            item_variant: 'yellow 585 17',
            zr_serial: serialNumber,
            zr_weight: 3.42,
            price: 7_270_000,
            quantity: 1,
            index: 3,
            location_id: sale.places.amirTemur,
          },
        ],
      }),
    ]);
  });

  it('are refused without consent', async () => {
    const before = await count();
    const silent = shopper(sale.app);
    const refusing = shopper(sale.app);
    await answer(refusing, 'no');
    for (const by of [silent, refusing])
      expect((await sendBatch(by, batchOf([eventOf({ at })]))).json()).toMatchObject({ status: 403 });
    expect(await count()).toBe(before);
  });

  it('count once, even if sent repeatedly and concurrently', async () => {
    const by = await willing();
    const batch = batchOf([eventOf({ at }), eventOf({ at })]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendBatch(by, batch)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    for (const { id } of batch.events) expect(await storedEvent(id)).toHaveLength(1);
  });

  it('contain no phone, no name and no personal address', async () => {
    const by = await willing();
    const search = eventOf({ at, name: 'search', extra: { term: '+998 90 123 45 67', results: '0' } });
    const error = eventOf({
      at,
      name: 'zr_error',
      extra: { kind: 'script', message: 'no /x?token=abc here' },
    });
    const order = eventOf({ at, pageType: 'order', path: '/profile/my-orders/Z-260408-00001' });
    expect((await sendBatch(by, batchOf([search, error, order]))).statusCode).toBe(204);
    expect((await storedEvent(search.id))[0]?.extra).toEqual({ results: 0 });
    expect((await storedEvent(error.id))[0]?.extra).toEqual({ kind: 'script', message: 'no /x here' });
    expect((await storedEvent(order.id))[0]?.path).toBeNull();
  });

  it('are stored with the shop’s time if the browser’s clock is days off', async () => {
    const event = eventOf({ at: '2020-01-01T00:00:00.000Z' });
    await sendBatch(await willing(), batchOf([event]));
    expect((await storedEvent(event.id))[0]).toMatchObject({ at: noon, day: '2026-04-08' });
  });

  it.each([
    ['an event that is not in the list', { name: 'zr_everything' }],
    ['an event that only the server reports', { name: 'purchase' }],
    ['a name that objects have', { name: 'constructor' }],
    ['a field that the event does not have', { extra: { phone: '+998901234567' } }],
    ['a value of another form', { name: 'zr_size_select', extra: { size: 'large' } }],
    ['an unknown extra field', { shopper: 'Dilnoza' }],
    ['a path with a query', { path: '/catalog?q=1' }],
    ['an id that is none', { id: '1' }],
  ])('are refused as a whole for %s', async (_what, fields) => {
    const by = await willing();
    const before = await count();
    const answered = await sendBatch(by, batchOf([eventOf({ at }), eventOf({ at, ...fields })]));
    expect(answered.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(await count()).toBe(before);
  });

  it('are accepted from our own pages only, and not too many at once', async () => {
    const by = await willing();
    const elsewhere = await by.send({
      method: 'POST',
      url: '/api/v1/measurement/batches',
      headers: { origin: 'https://elsewhere.example' },
      payload: batchOf([eventOf({ at })]),
    });
    expect(elsewhere.json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const many = Array.from({ length: 51 }, () => eventOf({ at }));
    expect((await sendBatch(by, batchOf(many))).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    const long = { ...batchOf([eventOf({ at })]), city: 'x'.repeat(40_000) };
    expect((await sendBatch(by, long)).json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    const malformed = await by.send({
      method: 'POST',
      url: '/api/v1/measurement/batches',
      headers: { 'content-type': 'application/json' },
      payload: '{"session":',
    });
    expect(malformed.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });

  it('are limited per address', async () => {
    const by = shopper(sale.app);
    let last = await sendBatch(by, {});
    for (let call = 0; call < 600; call += 1) last = await sendBatch(by, {});
    expect(last.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});
