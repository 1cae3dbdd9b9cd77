import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(() => stock.turnClock(0));
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const reason = 'Not found in the safe';

/** The id of the approval request that the call created. */
async function request(browser: StaffBrowser, serial: string, act: 'lost' | 'write-off'): Promise<number> {
  const { version } = await readPiece(browser, serial);
  const answer = await browser.post(`pieces/${serial}/${act}`, { reason }, version);
  expect(answer.json()).toMatchObject({ code: 'APPROVAL_NEEDED' });
  return answer.json<{ facts: { approvalId: number } }>().facts.approvalId;
}

const approve = (browser: StaffBrowser, id: number, amount?: number) =>
  browser.post(`approvals/${id}/approve`, amount === undefined ? {} : { amount });

describe('BO-32: a loss needs two people', () => {
  it.each([
    ['lost', 'LOST', 'LOST'],
    ['write-off', 'WRITE_OFF', 'WRITTEN_OFF'],
  ] as const)('%s: nothing changes before the approval, and then only once', async (act, kind, because) => {
    const { serialNumber: serial } = await addPiece(stock.db);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    const [owner, manager] = [await stock.staff.enter('OWNER'), await stock.staff.enter('MANAGER')];
    const id = await request(warehouse, serial, act);
    expect(await readPiece(warehouse, serial)).toMatchObject({ state: 'AVAILABLE', waiting: { id, kind } });
    const answers = await Promise.all([owner, manager].map((one) => approve(one, id, defaultPriceSom)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await readPiece(warehouse, serial)).toMatchObject({
      state: 'WITHDRAWN',
      withdrawnBecause: because,
      waiting: null,
      movements: [{ kind: because, reason, staff: 'Jasur Toshmatov' }],
    });
    expect((await auditOf(stock, 'approval', String(id))).at(-1)).toMatchObject({
      action: 'approvals.approve',
      tables: ['approvals', 'product_items'],
    });
  });

  it('the requester’s own approval is refused, and a piece reserved in the meantime stays with its buyer', async () => {
    const piece = await addPiece(stock.db);
    const manager = await stock.staff.enter('MANAGER');
    const id = await request(manager, piece.serialNumber, 'lost');
    expect((await approve(manager, id, defaultPriceSom)).json()).toMatchObject({ code: 'APPROVER_SAME' });
    const warehouse = await stock.staff.enter('WAREHOUSE');
    await warehouse.post(`pieces/${piece.serialNumber}/aside`, { person: 'Nigora', hours: 2 });
    const owner = await stock.staff.enter('OWNER');
    expect((await approve(owner, id, defaultPriceSom)).json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
    });
    expect(await readPiece(owner, piece.serialNumber)).toMatchObject({ state: 'RESERVED', waiting: { id } });
  });

  it('a piece that was lost and found stays off sale until it was inspected', async () => {
    const { serialNumber: serial } = await addPiece(stock.db);
    const [warehouse, owner] = [await stock.staff.enter('WAREHOUSE'), await stock.staff.enter('OWNER')];
    await approve(owner, await request(warehouse, serial, 'lost'), defaultPriceSom);
    const lost = await readPiece(warehouse, serial);
    expect(lost.allowedActions).toEqual(['EDIT', 'FIND', 'WRITE_OFF']);
    const found = await warehouse.post(`pieces/${serial}/found`, { reason: 'Behind the tray' }, lost.version);
    expect(found.json()).toMatchObject({ state: 'WITHDRAWN', withdrawnBecause: 'AUDIT' });
    expect(found.json<{ allowedActions: string[] }>().allowedActions).toContain('SELL');
  });
});

describe('BO-43: missing pieces of a transfer', () => {
  async function sent(): Promise<{ transfer: Transfer; serials: string[]; seller: StaffBrowser }> {
    const serials = [await addPiece(stock.db), await addPiece(stock.db)].map((piece) => piece.serialNumber);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    warehouse.headers['idempotency-key'] = crypto.randomUUID();
    const way = { fromStoreId: null, toStoreId: stock.places.amirTemur, arrivesOn: '2026-04-10' };
    const answer = await warehouse.post('transfers', { ...way, serials });
    return { transfer: answer.json(), serials, seller: await stock.staff.enter('SELLER') };
  }

  it('the transfer is closed with a loss once a second person approves', async () => {
    const { transfer, serials, seller } = await sent();
    const path = `transfers/${transfer.id}`;
    await seller.post(`${path}/arrive`, { serials: serials.slice(0, 1) });
    const requested = (await seller.post(`${path}/close`, { reason })).json<Transfer>();
    expect(requested).toMatchObject({ state: 'ARRIVED', missing: 1, waiting: { kind: 'LOST' } });
    const again = (await seller.post(`${path}/close`, { reason })).json<Transfer>();
    expect(again.waiting).toEqual(requested.waiting);
    expect(await readPiece(seller, serials[1] ?? '')).toMatchObject({ withdrawnBecause: 'AUDIT' });
    const owner = await stock.staff.enter('OWNER');
    const yes = await approve(owner, requested.waiting?.id ?? 0, defaultPriceSom);
    expect(yes.json()).toMatchObject({ state: 'APPROVED' });
    expect((await seller.get(path)).json()).toMatchObject({ state: 'CLOSED', missing: 1, waiting: null });
    expect(await readPiece(seller, serials[1] ?? '')).toMatchObject({
      withdrawnBecause: 'LOST',
      movements: [{ kind: 'LOST', document: `T-${transfer.id}` }, { kind: 'MISSING' }, { kind: 'SENT' }],
    });
  });

  it('a piece that arrives after all is received and not lost', async () => {
    const { transfer, serials, seller } = await sent();
    const path = `transfers/${transfer.id}`;
    const requested = (await seller.post(`${path}/close`, { reason })).json<Transfer>();
    expect(requested).toMatchObject({ missing: 2 });
    const late = await seller.post(`${path}/arrive`, { serials });
    expect(late.json()).toMatchObject({ transfer: { state: 'CLOSED', missing: 0, received: 2 } });
    const owner = await stock.staff.enter('OWNER');
    await approve(owner, requested.waiting?.id ?? 0, defaultPriceSom * 2);
    expect(await readPiece(seller, serials[0] ?? '')).toMatchObject({
      withdrawnBecause: 'AUDIT',
      movements: [{ kind: 'FOUND' }, { kind: 'MISSING' }, { kind: 'SENT' }],
    });
  });
});

describe('a repair', () => {
  it('a weight that differs a lot from the weight before is taken only after it was confirmed', async () => {
    const { serialNumber: serial } = await addPiece(stock.db);
    const warehouse = await stock.staff.enter('WAREHOUSE');
    const { version, weightGrams } = await readPiece(warehouse, serial);
    const task = { workshop: 'Usta Anvar', task: 'Polish' };
    await warehouse.post(`pieces/${serial}/repair`, task, version);
    const body = { isReady: true, weightGrams: weightGrams * 10 };
    const refused = await warehouse.post(`pieces/${serial}/repair/back`, body, version + 1);
    expect(refused.json()).toMatchObject({ code: 'WEIGHT_UNUSUAL', facts: { usual: weightGrams } });
    expect(await readPiece(warehouse, serial)).toMatchObject({ withdrawnBecause: 'REPAIR', weightGrams });
    const sure = { ...body, isWeightSure: true };
    const back = await warehouse.post(`pieces/${serial}/repair/back`, sure, version + 1);
    expect(back.json()).toMatchObject({ state: 'AVAILABLE', weightGrams: body.weightGrams });
  });

  it('takes the piece off sale; a new weight gives it a new passport, and the cost is visible to few roles', async () => {
    const piece = await addPiece(stock.db);
    const { serialNumber: serial } = piece;
    await stock.db
      .insertInto('certificates')
      .values({
        id: 'ZC-2026-000001-AA',
        item_id: piece.id,
        laboratory: 'ZARONA',
        issued_on: '2026-01-10',
        subject: JSON.stringify({ probe: '585', weightGrams: '3.42' }),
      })
      .execute();
    const warehouse = await stock.staff.enter('WAREHOUSE');
    const { version } = await readPiece(warehouse, serial);
    const task = { workshop: 'Usta Anvar', task: 'Solder the shank', dueOn: '2026-04-20' };
    const past = await warehouse.post(`pieces/${serial}/repair`, { ...task, dueOn: '2026-01-31' }, version);
    expect(past.json()).toMatchObject({ code: 'DAY_PAST' });
    const away = await warehouse.post(`pieces/${serial}/repair`, task, version);
    expect(away.json()).toMatchObject({ withdrawnBecause: 'REPAIR', repairs: [{ ...task, backAt: null }] });
    const body = { weightGrams: 3.51, cost: 180_000, isReady: true };
    const back = await warehouse.post(`pieces/${serial}/repair/back`, body, version + 1);
    expect(back.json()).toMatchObject({
      state: 'AVAILABLE',
      weightGrams: 3.51,
      repairs: [{ cost: null, newWeightGrams: 3.51 }],
      certificates: [{ state: 'VALID' }, { state: 'REPLACED' }],
      movements: [{ kind: 'REPAIR_BACK' }, { kind: 'REPAIR_OUT' }],
    });
    expect((await readPiece(await stock.staff.enter('OWNER'), serial)).repairs).toMatchObject([
      { cost: 180_000 },
    ]);
    expect(JSON.stringify((await warehouse.get(`pieces/${serial}/history`)).json())).not.toContain('180000');
  });
});
