import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { addGround, addProduct } from '#server/catalog/testing-rows.ts';
import { workAtPinDesk } from './pin-desk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await addGround(database.pool);
  await addProduct(database.pool, { name: 'Lola', slug: 'zr-1' });
  await addProduct(database.pool, { name: 'Tong', slug: 'zr-2' });
  await addProduct(database.pool, { name: 'Soya', slug: 'zr-3', state: 'DRAFT' });
});
afterAll(() => database.close());

const desk = (...words: string[]) => workAtPinDesk(database.db, words);

describe('npm run pins', () => {
  it('pins, lists in order, replaces, and gives the query back', async () => {
    expect(await desk()).toBe('Nothing is pinned.');
    expect(await desk('set', '  Toʻy  Uzugi ', 'zr-2', 'ZR-1')).toBe('“toʻy uzugi” begins with zr-2, ZR-1.');
    expect(await desk('set', 'кольцо', 'ZR-1')).toBe('“кольцо” begins with ZR-1.');
    expect(await desk()).toBe('“toʻy uzugi”\n  ZR-2  Tong\n  ZR-1  Lola\n“кольцо”\n  ZR-1  Lola');
    await desk('set', "to'y uzugi", 'ZR-1');
    expect(await desk('list')).toBe('“toʻy uzugi”\n  ZR-1  Lola\n“кольцо”\n  ZR-1  Lola');
    expect(await desk('clear', 'toʻy uzugi')).toBe('“toʻy uzugi” is sorted by relevance.');
    expect(await desk()).toBe('“кольцо”\n  ZR-1  Lola');
  });

  it.each([
    [['set', 'uzuk', 'ZR-9'], 'The shop has no ZR-9.'],
    [['set', 'uzuk', 'ZR-3'], 'The shop has no ZR-3.'],
    [['set', 'uzuk'], 'Name one to 12 pieces.'],
    [['set', '!!!', 'ZR-1'], 'npm run pins'],
    [['nail'], 'npm run pins'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(desk(...words)).rejects.toThrow(sentence);
  });
});
