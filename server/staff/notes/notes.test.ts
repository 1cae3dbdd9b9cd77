import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffNote } from '#contract/admin/note.ts';
import { buy } from '#server/order/testing-orders.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { addPiece } from '#server/testing-goods.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { listening, openFeed } from '../feed/testing-feed.ts';

let sale: Sale;
let staff: TestedStaff;
let address: string;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  address = await listening(sale.app);
});
afterEach(() => sale.turnClock(0));
afterAll(() => sale.close());

interface Notes {
  notes: StaffNote[];
  colleagues: { id: number; name: string }[];
}
const nameOf = async (browser: StaffBrowser) => (await browser.get('session')).json<{ name: string }>().name;

describe('a note on an order', () => {
  it('is visible to all who may read the order, notifies mentioned staff, and can be removed by its author only', async () => {
    const { order } = await buy(sale);
    const [support, manager] = [await staff.enter('SUPPORT'), await staff.enter('MANAGER')];
    const feed = await openFeed(address, manager);
    await feed.heard('ping');
    const path = `notes/order/${order.number}`;
    const name = await nameOf(manager);
    const { colleagues } = (await support.get(path)).json<Notes>();
    const one = colleagues.find((colleague) => colleague.name === name);
    const written = await support.post(path, { body: 'Звонила, приедет в пятницу', mentions: [one?.id] });
    expect(written.statusCode).toBe(201);
    const note = written.json<StaffNote>();
    expect(note).toMatchObject({ isOwn: true, mentions: [{ name }] });
    const events = await feed.heard('note', 2);
    feed.cut();
    expect(events.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { id: `order/${order.number}`, v: 1, store: null },
        expect.objectContaining({ v: 2 }),
      ]),
    );
    expect((await manager.get(path)).json<Notes>().notes).toMatchObject([
      { body: 'Звонила, приедет в пятницу', isOwn: false },
    ]);
    expect((await manager.delete(`notes/${note.id}`)).statusCode).toBe(404);
    expect((await support.delete(`notes/${note.id}`)).statusCode).toBe(204);
    expect((await manager.get(path)).json<Notes>().notes).toEqual([]);
    const entries = await sale.db
      .selectFrom('audit_entries')
      .select('action')
      .where('resource', '=', 'note')
      .where('record_id', '=', String(note.id))
      .orderBy('id')
      .execute();
    expect(entries).toEqual([{ action: 'notes.write' }, { action: 'notes.remove' }]);
  });

  it('on an order of another store is NOT_FOUND for a seller, and staff who may not read the order are not notified', async () => {
    const { order } = await buy(sale, { form: byCourier() });
    const [owner, seller, content] = [
      await staff.enter('OWNER'),
      await staff.enter('SELLER'),
      await staff.enter('CONTENT'),
    ];
    const path = `notes/order/${order.number}`;
    expect((await seller.get(path)).statusCode).toBe(404);
    expect((await content.post(path, { body: 'Привет', mentions: [] })).statusCode).toBe(404);
    const { colleagues } = (await owner.get(path)).json<Notes>();
    expect(colleagues.map(({ name }) => name)).not.toContain(await nameOf(seller));
    const all = await sale.db.selectFrom('staff').select('id').execute();
    const note = await owner.post(path, { body: 'Всем', mentions: all.map(({ id }) => id) });
    const mentioned = note.json<StaffNote>().mentions.map(({ name }) => name);
    expect(mentioned).not.toContain(await nameOf(seller));
    expect(mentioned).not.toContain(await nameOf(content));
  });
});

it('collections and characteristics can have notes, for staff who edit the catalogue', async () => {
  const [content, manager, seller] = [
    await staff.enter('CONTENT'),
    await staff.enter('MANAGER'),
    await staff.enter('SELLER'),
  ];
  const names = { nameRu: 'Лола', nameUz: 'Lola', nameEn: 'Lola' };
  const { id } = (await content.post('collections', names)).json<{ id: number }>();
  const param = { ...names, type: 'text', unit: null, filterable: false };
  const { id: paramId } = (await content.post('params', param)).json<{ id: number }>();
  for (const path of [`notes/collection/${id}`, `notes/param/${paramId}`]) {
    expect((await content.post(path, { body: 'Ждём фото', mentions: [] })).statusCode).toBe(201);
    expect((await manager.get(path)).json<Notes>().notes).toMatchObject([{ body: 'Ждём фото' }]);
    expect((await seller.get(path)).statusCode).toBe(404);
  }
  for (const path of ['notes/collection/999999', 'notes/param/none'])
    expect((await content.get(path)).statusCode).toBe(404);
});

it('categories, promotions and promo codes have notes and presence, for those who read them, and a history', async () => {
  const [content, manager] = [await staff.enter('CONTENT'), await staff.enter('MANAGER')];
  const [seller, warehouse] = [await staff.enter('SELLER'), await staff.enter('WAREHOUSE')];
  const names = { nameRu: 'Лола', nameUz: 'Lola', nameEn: 'Lola' };
  const { id } = (await content.post('categories', { ...names, parentId: null })).json<{ id: number }>();
  const reduction = { percent: 3, begins_at: sale.parts.now() };
  const name = { uz: 'Lola', ru: 'Лола', en: 'Lola' };
  const promotion = await sale.db
    .insertInto('promotions')
    .values({ ...reduction, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = await sale.db
    .insertInto('promo_codes')
    .values({ ...reduction, code: 'LOLA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const records = [
    [content, 'category', id, seller],
    [manager, 'promotion', promotion.id, warehouse],
    [manager, 'promo-code', code.id, warehouse],
  ] as const;
  for (const [reader, resource, record, other] of records) {
    const path = `${resource}/${record}`;
    const note = await reader.post(`notes/${path}`, { body: 'Проверить', mentions: [] });
    expect([path, note.statusCode]).toEqual([path, 201]);
    expect((await reader.get(`notes/${path}`)).json<Notes>().notes).toMatchObject([{ body: 'Проверить' }]);
    const sign = { resource, record: String(record), mode: 'LOOK' };
    expect([path, (await reader.put('presence', sign)).statusCode]).toEqual([path, 200]);
    expect([path, (await reader.get(`history/${path}`)).statusCode]).toEqual([path, 200]);
    expect([path, (await other.get(`notes/${path}`)).statusCode]).toEqual([path, 404]);
    expect((await reader.get(`notes/${resource}/999999`)).statusCode).toBe(404);
  }
});

describe('notes on models, customers, transfers, certificates and stores', () => {
  it('are visible to those who may read the record, and to nobody else', async () => {
    const { id: itemId, serialNumber } = await addPiece(sale.db);
    const { userId } = await loggedIn(sale, { phone: '+998935559901' });
    const [owner, manager, seller] = [
      await staff.enter('OWNER'),
      await staff.enter('MANAGER'),
      await staff.enter('SELLER'),
    ];
    const { artikul } = await sale.db
      .selectFrom('products')
      .innerJoin('product_items', 'product_items.product_id', 'products.id')
      .select('artikul')
      .where('product_items.id', '=', itemId)
      .executeTakeFirstOrThrow();
    const reported = { reportNumber: null, issuedOn: '2026-04-08', checkUrl: null };
    const issued = await owner.post('certificates', { serialNumber, laboratory: 'ZARONA', ...reported });
    const { id: certificate } = issued.json<{ id: string }>();
    const store = await sale.db.selectFrom('stores').select('id').executeTakeFirstOrThrow();
    for (const record of [
      `model/${artikul}`,
      `customer/${userId}`,
      `certificate/${certificate}`,
      `store/${store.id}`,
    ]) {
      expect([
        record,
        (await owner.post(`notes/${record}`, { body: 'Ждём', mentions: [] })).statusCode,
      ]).toEqual([record, 201]);
      expect((await manager.get(`notes/${record}`)).json<Notes>().notes).toMatchObject([{ body: 'Ждём' }]);
      expect((await seller.get(`notes/${record}`)).statusCode).toBe(404);
      const [resource = '', id = ''] = record.split('/');
      const sign = (by: StaffBrowser) => by.put('presence', { resource, record: id, mode: 'LOOK' });
      expect((await sign(owner)).statusCode).toBe(200);
      expect((await sign(manager)).json()).toMatchObject({ colleagues: [{ mode: 'LOOK' }] });
    }
    for (const record of [
      'model/none',
      'customer/0',
      'customer/x',
      'transfer/99',
      'certificate/x',
      'store/99',
    ])
      expect([record, (await owner.get(`notes/${record}`)).statusCode]).toEqual([record, 404]);
  });

  it('on a transfer are visible to the sellers of both stores', async () => {
    const [owner, near, far] = [
      await staff.enter('OWNER'),
      await staff.enter('SELLER'),
      await staff.enter('SELLER', 1),
    ];
    const storeOf = async (browser: StaffBrowser) =>
      (await browser.get('session')).json<{ storeIds: number[] }>().storeIds[0] ?? 0;
    const [from, to] = [await storeOf(near), await storeOf(far)];
    const { id: staffId } = await sale.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const add = (fromId: number, toId: number | null) =>
      sale.db
        .insertInto('transfers')
        .values({
          from_store_id: fromId,
          to_store_id: toId,
          transfer_state: 'SENT',
          arrives_on: '2026-04-10',
          sent_by: staffId,
          sent_at: sale.parts.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const { id } = await add(from, to);
    expect((await near.post(`notes/transfer/${id}`, { body: 'Две витрины', mentions: [] })).statusCode).toBe(
      201,
    );
    expect((await far.get(`notes/transfer/${id}`)).json<Notes>().notes).toMatchObject([{ isOwn: false }]);
    const { id: other } = await add(from, null);
    expect((await far.get(`notes/transfer/${other}`)).statusCode).toBe(404);
    expect((await owner.get(`notes/transfer/${other}`)).statusCode).toBe(200);
  });
});

describe('BO-21: who has a record open', () => {
  it('is shown to its other readers at once, and removed after 45 seconds without a sign', async () => {
    const { serialNumber } = await addPiece(sale.db);
    const [owner, warehouse] = [await staff.enter('OWNER'), await staff.enter('WAREHOUSE')];
    const feed = await openFeed(address, owner);
    await feed.heard('ping');
    const sign = (browser: StaffBrowser, mode: string) =>
      browser.put('presence', { resource: 'piece', record: serialNumber, mode });
    const present = async () => (await sign(owner, 'LOOK')).json<{ colleagues: unknown[] }>().colleagues;
    expect(await present()).toEqual([]);
    await sign(warehouse, 'LOOK');
    expect((await feed.heard('presence', 2))[1]?.data).toMatchObject({ id: `piece/${serialNumber}` });
    expect(await present()).toMatchObject([{ name: await nameOf(warehouse), mode: 'LOOK' }]);
    await sign(warehouse, 'LOOK');
    await sign(warehouse, 'EDIT');
    // a sign without a change is not sent
    expect(await feed.heard('presence', 3)).toHaveLength(3);
    expect(await present()).toMatchObject([{ mode: 'EDIT' }]);
    // without another sign, such as of a browser that crashed
    sale.turnClock(30 / 60);
    expect(await present()).toMatchObject([{ mode: 'EDIT', secondsLeft: 15 }]);
    sale.turnClock(44 / 60);
    expect(await present()).toMatchObject([{ secondsLeft: 1 }]);
    sale.turnClock(45 / 60);
    expect(await present()).toEqual([]);
    sale.turnClock(0);
    await sign(warehouse, 'LEAVE');
    expect(await present()).toEqual([]);
    feed.cut();
  });

  it('counts a person once: two open tabs send no repeated notifications, and closing one leaves the other', async () => {
    const { serialNumber } = await addPiece(sale.db);
    const [owner, warehouse] = [await staff.enter('OWNER'), await staff.enter('WAREHOUSE')];
    const feed = await openFeed(address, owner);
    await feed.heard('ping');
    const sign = async (browser: StaffBrowser, mode: string, tab: string) => {
      const answer = await browser.put('presence', { resource: 'piece', record: serialNumber, mode, tab });
      return answer.json<{ colleagues: unknown[] }>().colleagues;
    };
    const [first, second, own] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await sign(warehouse, 'EDIT', first);
    await sign(warehouse, 'LOOK', second);
    for (let nth = 0; nth < 3; nth += 1) {
      await sign(warehouse, 'EDIT', first);
      await sign(warehouse, 'LOOK', second);
    }
    expect(await sign(owner, 'LOOK', own)).toMatchObject([{ name: await nameOf(warehouse), mode: 'EDIT' }]);
    // one notification per tab of hers, and the owner's own
    expect(await feed.heard('presence', 3)).toHaveLength(3);
    await sign(warehouse, 'LEAVE', first);
    expect(await sign(owner, 'LOOK', own)).toMatchObject([{ mode: 'LOOK' }]);
    await sign(warehouse, 'LEAVE', second);
    expect(await sign(owner, 'LOOK', own)).toEqual([]);
    feed.cut();
  });

  it('is refused for a record that does not exist or that the caller may not read', async () => {
    const content = await staff.enter('CONTENT');
    const { order } = await buy(sale);
    const sign = (resource: string, record: string) =>
      content.put('presence', { resource, record, mode: 'LOOK' });
    expect((await sign('order', order.number)).statusCode).toBe(404);
    expect((await sign('piece', 'ZR-nothing')).statusCode).toBe(404);
  });
});
