import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { addGround, addProduct } from '#server/catalog/testing-rows.ts';
import { pinsCommand } from './pins.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await addGround(database.pool);
  await addProduct(database.pool, { name: 'Lola', slug: 'zr-1' });
  await addProduct(database.pool, { name: 'Tong', slug: 'zr-2' });
  await addProduct(database.pool, { name: 'Soya', slug: 'zr-3', state: 'DRAFT' });
});
afterAll(() => database.close());

const pins = async (...args: string[]) => pinsCommand.read(args)({ db: database.db });

describe('npm run pins', () => {
  it('pins, lists in order, replaces, and gives the query back', async () => {
    expect(await pins()).toBe('Nothing is pinned.');
    expect(await pins('set', '  Toʻy  Uzugi ', 'zr-2', 'ZR-1')).toBe('“toʻy uzugi” begins with zr-2, ZR-1.');
    expect(await pins('set', 'кольцо', 'ZR-1')).toBe('“кольцо” begins with ZR-1.');
    expect(await pins()).toBe('“toʻy uzugi”\n  ZR-2  Tong\n  ZR-1  Lola\n“кольцо”\n  ZR-1  Lola');
    await pins('set', "to'y uzugi", 'ZR-1');
    expect(await pins('list')).toBe('“toʻy uzugi”\n  ZR-1  Lola\n“кольцо”\n  ZR-1  Lola');
    expect(await pins('clear', 'toʻy uzugi')).toBe('“toʻy uzugi” is sorted by relevance.');
    expect(await pins()).toBe('“кольцо”\n  ZR-1  Lola');
  });

  it.each([
    [['set', 'uzuk', 'ZR-9'], 'The shop has no ZR-9.'],
    [['set', 'uzuk', 'ZR-3'], 'The shop has no ZR-3.'],
    [['set', 'uzuk'], 'Name one to 12 models.'],
    [['set', '!!!', 'ZR-1'], 'no letter or digit'],
    [['nail'], '"nail" is not known here.'],
    [['list', 'all'], '"all" is not known here.'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(pins(...words)).rejects.toThrow(sentence);
  });
});
