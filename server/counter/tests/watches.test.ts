import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addHere, finish, openDay, openSale, scan } from '../testing-counter.ts';

let sale: Sale;
let staff: TestedStaff;
let seller: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  sale.turnClock(0);
  seller = await staff.enter('SELLER');
});
afterAll(() => sale.close());

const watch = (serial: string) => seller.post('counter/watches', { serial });
/** Returns the notifications about a piece, and whether somebody still waits for it. */
async function reported(serial: string, itemId: number) {
  const events = await sale.db
    .selectFrom('staff_feed as f')
    .innerJoin('staff as s', 's.id', 'f.staff_id')
    .select(['f.version', 's.role'])
    .where('f.kind', '=', 'watched')
    .where('f.record_id', '=', serial)
    .execute();
  const waiting = await sale.db
    .selectFrom('piece_watches')
    .select('staff_id')
    .where('item_id', '=', itemId)
    .execute();
  return { events, isWaiting: waiting.length > 0 };
}

describe('a seller waiting for a reserved piece (backoffice.md 2.5)', () => {
  it('is notified once when the checkout expires', async () => {
    const { serialNumber, id, fullKey } = await addHere(sale);
    await holdCart(await shopperWith(sale.app, fullKey));
    expect((await watch(serialNumber)).json()).toEqual({ isWaiting: true });
    expect((await watch(serialNumber)).json()).toEqual({ isWaiting: true });
    expect(await reported(serialNumber, id)).toEqual({ events: [], isWaiting: true });
    sale.turnClock(20);
    await sale.runTask('expire-holds');
    const once = { events: [{ version: 1, role: 'SELLER' }], isWaiting: false };
    expect(await reported(serialNumber, id)).toEqual(once);
    expect((await scan(seller, await openSale(sale, seller), serialNumber)).statusCode).toBe(200);
    await seller.delete(`counter/sales/${(await openSale(sale, seller)).id}`);
    expect(await reported(serialNumber, id)).toEqual(once);
  });

  it('is notified when another counter sells it', async () => {
    const { serialNumber, id } = await addHere(sale);
    const manager = await staff.enter('MANAGER');
    await openDay(sale, manager);
    const open = await openSale(sale, manager);
    const scanned = await scan(manager, open, serialNumber);
    expect((await watch(serialNumber)).json()).toEqual({ isWaiting: true });
    await finish(manager, scanned.json());
    expect(await reported(serialNumber, id)).toEqual({
      events: [{ version: 2, role: 'SELLER' }],
      isWaiting: false,
    });
  });

  it('is not registered for a free piece, and gets NOT_FOUND for an unknown one', async () => {
    const { serialNumber, id } = await addHere(sale);
    expect((await watch(serialNumber)).json()).toEqual({ isWaiting: false });
    expect(await reported(serialNumber, id)).toEqual({ events: [], isWaiting: false });
    expect((await watch('ZR-NONE')).statusCode).toBe(404);
  });
});
