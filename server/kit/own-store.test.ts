import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

/** An id that no store has. */
const nowhere = 404_404;

let sale: Sale;
let owner: StaffBrowser;
let serial: string;
beforeAll(async () => {
  sale = await testSale();
  owner = await (await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() })).enter('OWNER');
  owner.headers['idempotency-key'] = crypto.randomUUID();
  serial = (await addPiece(sale.db)).serialNumber;
});
afterAll(() => sale.close());

describe('BO-12: a store that does not exist, given by a caller with access to all stores', () => {
  it.each([
    ['counter/sales', () => ({ storeId: nowhere })],
    ['counter/days', () => ({ storeId: nowhere, opening: 0 })],
    [
      'transfers',
      () => ({ fromStoreId: null, toStoreId: nowhere, arrivesOn: '2026-04-10', serials: [serial] }),
    ],
    [
      'pieces',
      () => ({
        like: serial,
        storeId: nowhere,
        supplier: null,
        invoice: null,
        isWeightSure: true,
        pieces: [{ weightGrams: 3.4 }],
      }),
    ],
  ])('is NOT_FOUND at %s', async (path, form) => {
    const answer = await owner.post(path, form());
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('BO-12: values that round to zero, and amounts beyond exact numbers, are refused', () => {
  it.each([{ weightGrams: 0.0004 }, { sizeMm: 0.004 }, { lengthCm: 0.04 }])(
    'a piece of %j',
    async (measure) => {
      const changed = await owner.patch(`pieces/${serial}`, measure, 1);
      expect(changed.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
      const received = await owner.post('pieces', {
        like: serial,
        storeId: null,
        supplier: null,
        invoice: null,
        isWeightSure: true,
        pieces: [{ weightGrams: 3.4, ...measure }],
      });
      expect(received.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it('an opening amount of more than a hundred billion soʻm', async () => {
    const storeId = sale.places.amirTemur;
    const opening = 9_007_199_254_740_991;
    const answer = await owner.post('counter/days', { storeId, opening });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
