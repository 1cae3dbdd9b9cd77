import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, look, undo, work } from '#server/bulk/testing-bulk.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let browser: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
  browser = await stock.staff.enter('WAREHOUSE');
});
afterAll(() => stock.close());

const way = 'pieces/bulk/codes';

it('BO-24: many pieces get receipt codes; omitted fields stay; Undo restores each piece’s own codes', async () => {
  const pieces = [await addPiece(stock.db), await addPiece(stock.db)];
  const sold = await addPiece(stock.db, { state: 'SOLD' });
  const [first = '', second = ''] = pieces.map(({ serialNumber }) => serialNumber);
  const { version } = await readPiece(browser, first);
  await browser.patch(`pieces/${first}`, { ikpu: '07113001001000000', packageCode: '1500001' }, version);
  const codesOf = async (serial: string) => {
    const { ikpu, packageCode } = await readPiece(browser, serial);
    return [ikpu, packageCode];
  };
  const before = [await codesOf(first), await codesOf(second)];

  const ids = [first, second, sold.serialNumber];
  const seen = await look(browser, way, { ids, ikpu: '07113001002000000' });
  expect(seen).toMatchObject({ total: 3, changes: 2, refused: [{ code: 'PIECE_STATE_CONFLICT', count: 1 }] });
  const job = await work(stock, browser, await begin(browser, way, seen.token));
  expect(job).toMatchObject({ kind: 'pieces.codes', changed: 2 });
  expect([await codesOf(first), await codesOf(second)]).toEqual([
    ['07113001002000000', '1500001'],
    ['07113001002000000', before[1]?.[1]],
  ]);

  await undo(stock, browser, job.id);
  expect([await codesOf(first), await codesOf(second)]).toEqual(before);
});
