import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterSale, FinishedSale } from '#contract/admin/counter.ts';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import { requireSound } from '#database/invariants.ts';
import { finish, openDay, openSale, scan } from '#server/counter/testing-counter.ts';
import { addPiece, type AddedPiece, defaultPriceSom } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let here: number;
beforeAll(async () => {
  stock = await testStock();
  here = stock.places.amirTemur;
});
beforeEach(async () => {
  stock.turnClock(0);
  await stock.db.updateTable('product_items').set({ store_id: null }).execute();
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const start = (browser: StaffBrowser, body: object = {}) =>
  browser.post('stocktakes', { storeId: here, ...body });

const scanOf = (text: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  text,
  at: stock.parts.now().toISOString(),
  ...more,
});

const send = (browser: StaffBrowser, { id }: Stocktake, scans: object[]) =>
  browser.post(`stocktakes/${id}/scans`, { scans });

async function end(browser: StaffBrowser, { id, version }: Stocktake): Promise<Stocktake> {
  const answer = await browser.post(`stocktakes/${id}/end`, undefined, version);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Decides every difference of these kinds. */
async function decide(
  browser: StaffBrowser,
  { id, lines, version }: Stocktake,
  { group, ...body }: { group: string; decision: string; reason?: string },
): Promise<Stocktake> {
  const ids = lines.filter((line) => line.group === group).map((line) => line.id);
  const answer = await browser.post(`stocktakes/${id}/decisions`, { ids, ...body }, version);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const close = (browser: StaffBrowser, { id, version }: Stocktake) =>
  browser.post(`stocktakes/${id}/close`, undefined, version);

/** Sells over the counter, for cash. */
async function sellNow(seller: StaffBrowser, serial: string): Promise<{ soldNumber: string }> {
  await openDay(stock, seller);
  const scanned = (await scan(seller, await openSale(stock, seller), serial)).json<CounterSale>();
  const { number } = (await finish(seller, scanned)).json<FinishedSale>();
  return { soldNumber: number };
}

async function addHere(count: number): Promise<AddedPiece[]> {
  const pieces: AddedPiece[] = [];
  for (let nth = 0; nth < count; nth += 1) pieces.push(await addPiece(stock.db, { storeId: here }));
  return pieces;
}

describe('a stocktake', () => {
  it('of a store by several people counts each scan once and applies the decisions', async () => {
    const [first, second, lost, heavy] = await addHere(4);
    const stranger = await addPiece(stock.db);
    const [seller, owner] = [await stock.staff.enter('SELLER'), await stock.staff.enter('OWNER')];
    const open = (await start(seller)).json<Stocktake>();
    expect(open).toMatchObject({ state: 'OPEN', expected: 4, found: 0, groups: { MISSING: null } });
    const scans = [
      scanOf(first?.serialNumber ?? ''),
      scanOf(heavy?.serialNumber ?? '', { weightGrams: 3.5 }),
    ];
    await send(seller, open, scans);
    const again = await send(seller, open, [...scans, scanOf('nobody'), scanOf(stranger.serialNumber)]);
    expect(again.json()).toMatchObject({
      scans: [{ group: 'FOUND' }, { group: 'WEIGHT' }, { group: 'UNKNOWN' }, { group: 'ELSEWHERE' }],
      stocktake: { found: 2, expected: 4, people: 1 },
    });
    // typed in lower case by another person, a minute later
    stock.turnClock(1);
    const typed = await send(owner, open, [
      scanOf((second?.serialNumber ?? '').toLowerCase()),
      scanOf(first?.serialNumber ?? ''),
    ]);
    expect(again.json()).toMatchObject({ scans: [{}, {}, { text: 'nobody' }, {}] });
    // the response to the second scan of a piece says so
    expect(typed.json()).toMatchObject({ scans: [{ group: 'FOUND' }, { group: 'TWICE' }] });
    expect(typed.json<{ stocktake: Stocktake }>().stocktake).toMatchObject({
      found: 3,
      people: 2,
      groups: { FOUND: 3, ELSEWHERE: 1, SOLD: 0, UNKNOWN: 1, TWICE: 1, WEIGHT: 1 },
    });
    let taken = await end(seller, open);
    expect(taken).toMatchObject({ state: 'COUNTED', found: 3, expected: 4, groups: { MISSING: 1 } });
    expect((await close(seller, taken)).json()).toMatchObject({
      code: 'STOCKTAKE_UNDECIDED',
      facts: { count: 4 },
    });
    taken = await decide(seller, taken, { group: 'MISSING', decision: 'LOST', reason: 'Not in the safe' });
    taken = await decide(seller, taken, { group: 'ELSEWHERE', decision: 'TAKE_HERE' });
    taken = await decide(seller, taken, { group: 'WEIGHT', decision: 'AUDIT' });
    taken = await decide(seller, taken, { group: 'UNKNOWN', decision: 'RECOUNT', reason: 'A tag of a tray' });
    const closed = (await close(seller, taken)).json<Stocktake>();
    // the totals stay, although the pieces were moved and withdrawn
    expect(closed).toMatchObject({ state: 'CLOSED', groups: { FOUND: 3, ELSEWHERE: 1, MISSING: 1 } });
    expect(closed.groups).toEqual(taken.groups);
    const document = `S-${open.id}`;
    expect(await readPiece(owner, lost?.serialNumber ?? '')).toMatchObject({
      withdrawnBecause: 'AUDIT',
      movements: [{ kind: 'MISSING', document }],
    });
    expect(await readPiece(owner, stranger.serialNumber)).toMatchObject({
      storeId: here,
      movements: [{ kind: 'FOUND', document, fromStoreId: null, toStoreId: here }],
    });
    expect(await readPiece(owner, heavy?.serialNumber ?? '')).toMatchObject({
      withdrawnBecause: 'AUDIT',
      movements: [{ kind: 'WITHDRAWN', document }],
    });
    await owner.post(`approvals/${closed.waiting?.id ?? 0}/approve`, { amount: defaultPriceSom });
    expect(await readPiece(owner, lost?.serialNumber ?? '')).toMatchObject({
      withdrawnBecause: 'LOST',
      movements: [{ kind: 'LOST', document, reason: `${document}. Not in the safe` }, { kind: 'MISSING' }],
    });
    const { counts } = await readPiece(seller, first?.serialNumber ?? '');
    expect(counts).toMatchObject([{ stocktakeId: open.id, storeId: here }]);
    const audited = await auditOf(stock, 'stocktake', String(open.id));
    expect(audited.at(-1)).toEqual({
      action: 'stocktakes.close',
      tables: ['approvals', 'product_items', 'stocktakes'],
    });
    expect((await send(seller, open, scans)).json()).toMatchObject({ code: 'STOCKTAKE_CLOSED' });
  });

  it('a scan after the end of the count finds a missing piece', async () => {
    const [late] = await addHere(1);
    const seller = await stock.staff.enter('SELLER');
    const open = (await start(seller)).json<Stocktake>();
    const counted = await end(seller, open);
    expect(counted.lines).toMatchObject([{ group: 'MISSING', decision: null }]);
    const found = await send(seller, counted, [scanOf(late?.serialNumber ?? '')]);
    expect(found.json()).toMatchObject({
      scans: [{ group: 'FOUND' }],
      stocktake: { lines: [{ group: 'MISSING', decision: 'RECOUNT' }] },
    });
    expect((await close(seller, counted)).statusCode).toBe(200);
  });

  it('is found by its number and by a piece that was expected or scanned; it has notes and a history', async () => {
    const [expected] = await addHere(1);
    const elsewhere = await addPiece(stock.db);
    const [seller, far] = [await stock.staff.enter('SELLER'), await stock.staff.enter('SELLER', 1)];
    const open = (await start(seller)).json<Stocktake>();
    await send(seller, open, [scanOf(elsewhere.serialNumber)]);
    for (const q of [`s-${open.id}`, expected?.serialNumber, elsewhere.serialNumber])
      expect((await seller.get(`stocktakes?q=${q}`)).json()).toMatchObject({ rows: [{ id: open.id }] });
    expect((await seller.get('stocktakes?q=ZR-none')).json()).toMatchObject({ rows: [] });
    const notes = `notes/stocktake/${open.id}`;
    expect((await seller.post(notes, { body: 'The third tray is locked', mentions: [] })).statusCode).toBe(
      201,
    );
    expect((await seller.get(notes)).json()).toMatchObject({ notes: [{ body: 'The third tray is locked' }] });
    expect((await far.get(notes)).statusCode).toBe(404);
    const history = (await seller.get(`history/stocktake/${open.id}`)).json<{ action: string }[]>();
    expect(history.map(({ action }) => action)).toContain('stocktakes.start');
    const missing = await decide(seller, await end(seller, open), { group: 'MISSING', decision: 'AUDIT' });
    const decided = await decide(seller, missing, { group: 'ELSEWHERE', decision: 'SEND_BACK' });
    expect((await close(seller, decided)).statusCode).toBe(200);
  });

  it('a place has one count at a time, by its own staff', async () => {
    const [seller, far] = [await stock.staff.enter('SELLER'), await stock.staff.enter('SELLER', 1)];
    const answers = await Promise.all([start(seller), start(seller), start(seller)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const open = answers.find(({ statusCode }) => statusCode === 201)?.json<Stocktake>();
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'STOCKTAKE_OPEN',
      facts: { id: open?.id },
    });
    expect((await start(far)).statusCode).toBe(404);
    expect((await far.get(`stocktakes/${open?.id ?? 0}`)).statusCode).toBe(404);
    if (open) await close(seller, await end(seller, open));
  });

  it('while paused refuses new scans, accepts scans made before the pause, and has exact differences', async () => {
    const [early, later, sold, missing] = await addHere(4);
    const seller = await stock.staff.enter('SELLER');
    const open = (await start(seller)).json<Stocktake>();
    stock.turnClock(5);
    const heldBack = scanOf(early?.serialNumber ?? '');
    await send(seller, open, [scanOf(sold?.serialNumber ?? '')]);
    stock.turnClock(10);
    const paused = await seller.post(`stocktakes/${open.id}/pause`, undefined, open.version);
    expect(paused.json()).toMatchObject({
      state: 'OPEN',
      pausedAt: stock.parts.now().toISOString(),
      version: open.version + 1,
    });
    const { version } = paused.json<Stocktake>();
    stock.turnClock(20);
    const duringPause = scanOf(later?.serialNumber ?? '');
    expect((await send(seller, open, [heldBack, duringPause])).json()).toMatchObject({
      code: 'STOCKTAKE_PAUSED',
      facts: { pausedAt: paused.json<Stocktake>().pausedAt },
    });
    expect((await send(seller, open, [heldBack])).json()).toMatchObject({ scans: [{ group: 'FOUND' }] });
    // the shop sells a piece during the pause
    const { soldNumber } = await sellNow(seller, sold?.serialNumber ?? '');
    expect(soldNumber).toMatch(/^Z-/);
    stock.turnClock(30);
    const stale = await seller.post(`stocktakes/${open.id}/resume`, undefined, open.version);
    expect(stale.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { changedBy: expect.any(String), changedAt: expect.stringMatching(/Z$/) },
    });
    const resumed = await seller.post(`stocktakes/${open.id}/resume`, undefined, version);
    expect(resumed.json()).toMatchObject({ pausedAt: null, pausedBy: null, found: 2 });
    expect((await send(seller, open, [duringPause])).json()).toMatchObject({ scans: [{ group: 'FOUND' }] });
    const counted = await end(seller, resumed.json());
    expect(counted).toMatchObject({ found: 3, expected: 4 });
    expect(counted.lines).toMatchObject([{ group: 'MISSING', text: missing?.serialNumber }]);
    const audited = await auditOf(stock, 'stocktake', String(open.id));
    expect(audited.map(({ action }) => action)).toContain('stocktakes.pause');
    expect(audited.map(({ action }) => action)).toContain('stocktakes.resume');
    await close(
      seller,
      await decide(seller, counted, { group: 'MISSING', decision: 'RECOUNT', reason: 'In the window' }),
    );
  });

  it('can be ended while paused; after its end it cannot be paused', async () => {
    const seller = await stock.staff.enter('SELLER');
    const open = (await start(seller)).json<Stocktake>();
    const paused = (
      await seller.post(`stocktakes/${open.id}/pause`, undefined, open.version)
    ).json<Stocktake>();
    const counted = await end(seller, paused);
    expect(counted).toMatchObject({ state: 'COUNTED', pausedAt: null });
    const again = await seller.post(`stocktakes/${open.id}/pause`, undefined, counted.version);
    expect(again.json()).toMatchObject({ code: 'STOCKTAKE_CLOSED' });
    await close(seller, counted);
  });

  it('one scan sent by several concurrent calls counts once', async () => {
    const [piece] = await addHere(1);
    const seller = await stock.staff.enter('SELLER');
    const open = (await start(seller)).json<Stocktake>();
    const scans = [scanOf(piece?.serialNumber ?? '')];
    await Promise.all([1, 2, 3, 4].map(() => send(seller, open, scans)));
    const { groups } = (await seller.get(`stocktakes/${open.id}`)).json<Stocktake>();
    expect(groups).toMatchObject({ FOUND: 1, TWICE: 0 });
    await close(seller, await end(seller, open));
  });
});
