import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece, pieceState } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addHere } from '../testing-counter.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

async function book(pieces: { serialNumber: string }[], day: string): Promise<number> {
  const answer = await shopper(sale.app).post('/api/v1/visits', {
    storeId: sale.places.amirTemur,
    day,
    time: '12:00',
    pieces: pieces.map(({ serialNumber }) => serialNumber),
    name: 'Dilnoza',
    phone: '+998931112255',
    consent: true,
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { id } = await sale.db
    .selectFrom('visits')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const states = ({ pieces, mayLayOut }: StaffVisit) => ({
  states: pieces.map(({ laidOut }) => laidOut),
  mayLayOut,
});

describe('preparing the pieces for a visit (backoffice.md 2.9)', () => {
  it('reserves pieces in the store, at the earliest two days before, and requests transfers of the rest', async () => {
    const [here, away] = [await addHere(sale), await addPiece(sale.db)];
    const id = await book([here, away], '2026-04-13');
    const seller = await staff.enter('SELLER');
    const visit = async (by: StaffBrowser) =>
      (await by.get('visits'))
        .json<{ rows: StaffVisit[] }>()
        .rows.filter((one) => one.id === id)
        .map(states);
    expect(await visit(seller)).toEqual([{ states: ['NO', 'NO'], mayLayOut: true }]);
    const early = await seller.post(`visits/${id}/lay-out`);
    expect(states(early.json())).toEqual({ states: ['NO', 'REQUESTED'], mayLayOut: false });
    expect(await pieceState(sale.db, here.id)).toBe('AVAILABLE');
    expect((await seller.get('transfer-drafts')).json()).toMatchObject({
      rows: [{ fromStoreId: null, pieces: [{ serialNumber: away.serialNumber, visitId: id }] }],
    });
    // the day before
    sale.turnClock(4 * 24 * 60);
    const later = await staff.enter('SELLER');
    const done = await later.post(`visits/${id}/lay-out`);
    expect(states(done.json())).toEqual({ states: ['ASIDE', 'REQUESTED'], mayLayOut: false });
    expect(await pieceState(sale.db, here.id)).toBe('RESERVED');
    const warehouse = await staff.enter('WAREHOUSE');
    warehouse.headers['idempotency-key'] = crypto.randomUUID();
    const way = { fromStoreId: null, toStoreId: sale.places.amirTemur, arrivesOn: '2026-04-13' };
    await warehouse.post('transfers', { ...way, serials: [away.serialNumber] });
    expect(await visit(later)).toEqual([{ states: ['ASIDE', 'COMING'], mayLayOut: false }]);
    // released two hours after the visit begins
    sale.turnClock(6 * 24 * 60);
    await sale.runTask('expire-holds');
    expect(await pieceState(sale.db, here.id)).toBe('AVAILABLE');
    await requireSound(sale.db);
  });

  it('skips pieces that somebody else has, and is refused for a past visit', async () => {
    const piece = await addHere(sale);
    const id = await book([piece], '2026-04-09');
    const seller = await staff.enter('SELLER');
    await sale.db
      .updateTable('product_items')
      .set({ product_item_state: 'WITHDRAWN', withdrawn_because: 'AUDIT' })
      .where('id', '=', piece.id)
      .execute();
    expect(states((await seller.post(`visits/${id}/lay-out`)).json())).toEqual({
      states: ['TAKEN'],
      mayLayOut: false,
    });
    sale.turnClock(3 * 24 * 60);
    const after = await staff.enter('SELLER');
    expect((await after.post(`visits/${id}/lay-out`)).json()).toMatchObject({
      code: 'REQUEST_STATE_CONFLICT',
    });
  });
});
