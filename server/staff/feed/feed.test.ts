import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addPiece } from '#server/testing-goods.ts';
import { makeReady } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { listening, openFeed, type OpenFeed } from './testing-feed.ts';

let sale: Sale;
let staff: TestedStaff;
let address: string;
const feeds: OpenFeed[] = [];
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  address = await listening(sale.app);
});
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.cut();
});
afterAll(() => sale.close());

async function open(browser: StaffBrowser, lastEventId?: string): Promise<OpenFeed> {
  const feed = await openFeed(address, browser, lastEventId);
  feeds.push(feed);
  if (feed.status === 200 && lastEventId === undefined) await feed.heard('ping');
  return feed;
}
const idsOf = (events: OpenFeed['events']) => events.map(({ data }) => data.id);

describe('the staff feed', () => {
  it('sends a new order and its changes to those who may read it', async () => {
    const [owner, content] = [await staff.enter('OWNER'), await staff.enter('CONTENT')];
    const [ofOwner, ofContent] = [await open(owner), await open(content)];
    const { order } = await buy(sale);
    expect((await ofOwner.heard('order'))[0]?.data).toMatchObject({ id: order.number, v: 1 });
    await makeReady(sale.db, order);
    expect((await ofOwner.heard('order', 2))[1]?.data).toMatchObject({ id: order.number, v: 2 });
    // those who may not read orders still get the piece
    await ofContent.heard('piece');
    expect(ofContent.events.filter(({ event }) => event === 'order')).toEqual([]);
  });

  it('sends a seller events of the own store only', async () => {
    const seller = await staff.enter('SELLER');
    const { storeIds } = (await seller.get('session')).json<{ storeIds?: number[] }>();
    const own = storeIds?.[0] ?? sale.places.amirTemur;
    const other = own === sale.places.samarqand ? sale.places.chilonzor : sale.places.samarqand;
    const feed = await open(seller);
    const record = (id: string, storeId: number | null) =>
      sale.db
        .insertInto('staff_feed')
        .values({ kind: 'order', record_id: id, store_id: storeId, permission: 'orders.read' })
        .execute();
    await record('Z-1', other);
    await record('Z-2', null);
    await record('Z-3', own);
    await sale.parts.pool.query("select pg_notify('staff_feed', '')");
    expect(idsOf(await feed.heard('order'))).toEqual(['Z-3']);
  });

  it('continues after a disconnection from the browser’s position: nothing is missing, and rows have ids', async () => {
    const owner = await staff.enter('OWNER');
    const before = await open(owner);
    await buy(sale);
    const [first] = await before.heard('order');
    before.cut();
    const missed = [await buy(sale), await buy(sale)].map(({ order }) => order.number);
    const after = await open(owner, first?.id);
    const events = await after.heard('order', 2);
    expect(idsOf(events)).toEqual(expect.arrayContaining(missed));
    // a row sent twice has the same id, so that a browser recognises it
    const rowOf = ({ id }: { id: string }) => id.split('.')[1];
    const rows = [...before.events, ...after.events].filter(({ event }) => event === 'order');
    expect(new Set(rows.map(rowOf)).size).toBe(new Set(rows.map(({ data }) => `${data.id} ${data.v}`)).size);
    const { order } = await buy(sale);
    await vi.waitFor(() => expect(idsOf(after.events)).toContain(order.number), 5_000);
  });

  it('includes rows of a transaction that was open during the disconnection', async () => {
    const owner = await staff.enter('OWNER');
    const client = await sale.parts.pool.connect();
    await client.query('begin');
    await client.query(
      "insert into staff_feed (kind, record_id, permission) values ('order', 'Z-slow', 'orders.read')",
    );
    const before = await open(owner);
    await buy(sale);
    const [seen] = await before.heard('order');
    before.cut();
    await client.query('commit');
    client.release();
    const after = await open(owner, seen?.id);
    await vi.waitFor(() => expect(idsOf(after.events)).toContain('Z-slow'), 5_000);
  });

  it('tells the browser to reload its screen if it missed more than a day', async () => {
    const feed = await open(await staff.enter('OWNER'), '1.1.1700000000');
    expect(await feed.heard('reset')).toHaveLength(1);
  });

  it('BO-8: ends within two seconds after a suspension or a logout', async () => {
    const owner = await staff.enter('OWNER');
    const seller = await staff.enter('SELLER');
    const support = await staff.enter('SUPPORT');
    const [ofSeller, ofSupport, ofOwner] = [await open(seller), await open(support), await open(owner)];
    const list = (await owner.get('staff')).json<{ id: number; email: string; version: number }[]>();
    const one = list.find(({ email }) => email === 'seller@zarona.demo');
    await owner.patch(`staff/${one?.id}`, { state: 'SUSPENDED' }, one?.version);
    await vi.waitFor(() => expect(ofSeller.isEnded()).toBe(true), 2_000);
    expect((await open(seller)).status).toBe(401);
    await owner.patch(`staff/${one?.id}`, { state: 'ACTIVE' }, (one?.version ?? 0) + 1);
    await support.delete('session');
    await vi.waitFor(() => expect(ofSupport.isEnded()).toBe(true), 2_000);
    expect(ofOwner.isEnded()).toBe(false);
  });

  it('BO-8: a changed role or changed stores take effect on the next call, and end the feed within two seconds', async () => {
    const owner = await staff.enter('OWNER');
    const { amirTemur, samarqand } = sale.places;
    const members = (await owner.get('staff')).json<{ id: number; email: string; version: number }[]>();
    const change = async (box: string, body: object, nth: number) => {
      const one = members.find(({ email }) => email === `${box}@zarona.demo`);
      const answer = await owner.patch(`staff/${one?.id}`, body, (one?.version ?? 0) + nth);
      expect(answer.statusCode).toBe(200);
    };
    const statusesOf = async (browser: StaffBrowser, paths: string[]) => {
      const statuses = [];
      for (const path of paths) statuses.push((await browser.get(path)).statusCode);
      return statuses;
    };

    const support = await staff.enter('SUPPORT');
    const ofSupport = await open(support);
    const lists = ['orders', 'audit'];
    expect(await statusesOf(support, lists)).toEqual([200, 403]);
    await change('support', { role: 'ACCOUNTANT' }, 0);
    expect(await statusesOf(support, lists)).toEqual([200, 200]);
    await vi.waitFor(() => expect(ofSupport.isEnded()).toBe(true), 2_000);
    await change('support', { role: 'CONTENT' }, 1);
    expect(await statusesOf(support, lists)).toEqual([403, 403]);
    expect((await open(support)).status).toBe(200);
    await change('support', { role: 'SUPPORT' }, 2);

    const seller = await staff.enter('SELLER', 1);
    const ofSeller = await open(seller);
    const days = [samarqand, amirTemur].map((id) => `counter/days?storeId=${id}`);
    expect(await statusesOf(seller, days)).toEqual([200, 404]);
    await change('seller2', { storeIds: [amirTemur] }, 0);
    expect(await statusesOf(seller, days)).toEqual([404, 200]);
    await vi.waitFor(() => expect(ofSeller.isEnded()).toBe(true), 2_000);
    await change('seller2', { storeIds: [samarqand] }, 1);
  });

  it('allows three streams per session', async () => {
    const browser = await staff.enter('MANAGER');
    const all = [];
    for (let nth = 0; nth < 4; nth++) all.push(await open(browser));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('is kept for one day', async () => {
    await sale.db
      .insertInto('staff_feed')
      .values({ kind: 'job', record_id: 'old', permission: 'jobs.read', at: new Date('2026-01-01') })
      .execute();
    await sale.runTask('forget-staff-feed');
    const left = await sale.db.selectFrom('staff_feed').select('id').where('record_id', '=', 'old').execute();
    expect(left).toEqual([]);
  });

  it('names no piece if hundreds change at once', async () => {
    const feed = await open(await staff.enter('WAREHOUSE'));
    const { id } = await addPiece(sale.db);
    const { product_id: productId } = await sale.db
      .selectFrom('product_items')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let nth = 0; nth < 205; nth++) await addPiece(sale.db, { productId });
    await sale.db
      .updateTable('product_items')
      .set({ arrives_on: '2026-05-01' })
      .where('product_id', '=', productId)
      .execute();
    expect(idsOf(await feed.heard('piece'))).toEqual(['*']);
  });
});

describe('BO-28: a hundred open streams', () => {
  let app: App;
  beforeAll(async () => {
    ({ app } = await createApp({ ...sale.parts, isPatient: false }));
    address = await listening(app);
  });

  afterAll(() => app.close());

  it('do not block shoppers, and the shop closes within three seconds', async () => {
    const owners = [];
    for (let nth = 0; nth < 34; nth++) owners.push(await staff.enter('OWNER'));
    const open100 = owners.flatMap((owner) => [owner, owner, owner]).slice(0, 100);
    const opened: OpenFeed[] = [];
    for (const owner of open100) opened.push(await openFeed(address, owner));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(100);
    await Promise.all(opened.map((feed) => feed.heard('ping')));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${address}/api/v1/stores`).then(({ status }) => status)),
    );
    expect(answers).toEqual(Array(20).fill(200));
    const begin = performance.now();
    await app.close();
    expect(performance.now() - begin).toBeLessThan(3_000);
    await vi.waitFor(() => expect(opened.every((feed) => feed.isEnded())).toBe(true), 1_000);
  });
});
