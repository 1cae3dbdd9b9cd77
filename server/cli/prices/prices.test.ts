import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFormulaPieces, priceOf } from '#server/pricing/testing-prices.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { noon, type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith } from '#server/testing-shopper.ts';
import { pricesCommand } from './prices.ts';
import { rateCommand } from './rate.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const rate = async (...args: string[]) => rateCommand.read(args)({ db: sale.db, now: noon, user: 'nodira' });
const prices = async (...args: string[]) => pricesCommand.read(args)({ db: sale.db, now: noon });

describe('npm run rate', () => {
  it('tries a rate without changing anything, then sets it, past what is held', async () => {
    const pieces = await addFormulaPieces(sale.db, 3);
    const b2cOf = async () =>
      (await Promise.all(pieces.map((piece) => priceOf(sale.db, piece)))).map(({ b2c }) => b2c);
    // equal pieces: the first one is taken
    await holdCart(await shopperWith(sale.app, pieces[0]?.fullKey ?? ''));
    const tried = await rate('try', 'gold', '2 100 000');
    expect(tried).toContain('3 pieces are priced by it: 3 become dearer, 0 cheaper, 0 stay.');
    expect(tried).toContain(
      'Together 20 010 000 soʻm → 21 000 000 soʻm (+4.9 %); 1 of them are held or ordered and wait.',
    );
    expect(await b2cOf()).toEqual([6_670_000, 6_670_000, 6_670_000]);
    expect(await rate('gold', '2100000')).toBe(
      'A gram of gold is 2 100 000 soʻm; 2 prices were changed. 1 pieces are held or ordered: theirs waits until they are on sale again.',
    );
    expect(await b2cOf()).toEqual([6_670_000, 7_000_000, 7_000_000]);
    expect(await rate()).toMatch(/^gold +2 100 000 soʻm {2}since 2026-04-08$/m);
  });

  it('asks twice before a slip of the pen, and takes a rate for a day to come', async () => {
    await expect(rate('gold', '21000000')).rejects.toThrow('is off by more than 30 %');
    expect(await rate('silver', '120000', '2026-05-01')).toBe(
      'From 2026-05-01 on a gram of silver is 120 000 soʻm.',
    );
    expect(await rate()).toMatch(/^silver +120 000 soʻm {2}from 2026-05-01$/m);
    await expect(rate('silver', '120000', '2026-01-01')).rejects.toThrow('2026-01-01 is over');
  });

  it.each([
    [['copper', '5'], 'npm run rate try <metal>'],
    [['gold', 'much'], 'A sum is a whole number of soʻm above 0, not "much".'],
    [['gold', '-5'], "Unknown option '-5'."],
    [['gold', '2100000', 'soon'], 'A day is written YYYY-MM-DD, not "soon".'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(rate(...words)).rejects.toThrow(sentence);
  });
});

describe('npm run rate formula', () => {
  it('shows the parameters as places, tries a change, and adds a formula under the name of who did it', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    const shown = await rate('formula');
    expect(shown).toContain('formula 1, since 2026-01-01, by migration\n');
    expect(shown).toContain('\n  metals.gold.B = 165\n');
    expect(await rate('formula', 'try', 'fixedPartSom=160000')).toMatch(/become dearer, 0 cheaper/);
    expect(await rate('formula', 'fixedPartSom=160000')).toMatch(
      /^The formula is in force; \d+ prices were changed\./,
    );
    // the rate is 2 100 000 since the test above: 6 993 000, and 100 000 more than before
    expect((await priceOf(sale.db, piece)).b2c).toBe(7_100_000);
    expect(await rate('formula')).toMatch(/^formula 2, since 2026-04-08, by nodira\n/);
    expect(await rate('formula', 'somPerCarat.tanzanite=5000000', 'somPerCarat.lapis=', '2026-05-01')).toBe(
      'The formula is in force from 2026-05-01 on.',
    );
    const toCome = (await rate('formula')).split('formula 3, from 2026-05-01, by nodira')[1];
    expect(toCome).toContain('somPerCarat.tanzanite = 5000000');
    expect(toCome).not.toContain('lapis');
    await rate('formula', 'fixedPartSom=60000');
  });

  it.each([
    [['fixedPartSom'], 'Nothing is changed'],
    [['fixedPartSom=-5'], 'fixedPartSom: must be integer'],
    [['metals.gold.B=99999'], 'metals.gold.B: must be <= 10000'],
    [['metals.gold.E=5'], 'must not have additional properties'],
    [['stepSom.more=5'], 'stepSom.more: no such place'],
    [['diamondBands.1.below=21'], 'each is below more than the one before it'],
    [['metals.palladium.of=100'], 'metals.palladium: must have required properties'],
    [['__proto__.x=5'], 'is no place with its value'],
    [['metals.gold.B=1650'], 'That is more than 30 %'],
    [['fixedPartSom=1', '2026-01-01'], '2026-01-01 is over'],
  ])('refuses %j', async (words, sentence) => {
    await expect(rate('formula', ...words)).rejects.toThrow(sentence);
  });
});

describe('npm run prices', () => {
  it('begins a promotion, lists it, and ends it', async () => {
    const productId = await addProduct(sale.db);
    const piece = await addPiece(sale.db, { productId });
    const { artikul } = await sale.db
      .selectFrom('products')
      .select('artikul')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const words = [`on=${artikul}`, 'uz=Kuz', 'ru=Осень', 'en=Autumn', 'to=2026-04-30'];
    const answer = await prices('promotion', '10%', ...words);
    const [id = ''] = /\d+/.exec(answer) ?? [];
    expect(answer).toBe(`Promotion ${id} is there; 1 prices were changed.`);
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 6_543_000, old: 7_270_000 });
    expect(await prices()).toContain(
      `promotion ${id} · RUNNING · 10 % off · from 2026-04-08 until 2026-04-30 · Осень · 1 pieces`,
    );
    expect(await prices('end', id)).toBe(`${id} is over; 1 prices were changed.`);
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 7_270_000, old: null });
    await expect(prices('end', id)).rejects.toThrow(`No current promotion or code is named ${id}.`);
  });

  it('makes a promo code with its limits, and ends it', async () => {
    expect(await prices('code', 'bahor-10', '10%', 'min=5000000', 'uses=100', 'each=1')).toBe(
      'The code BAHOR-10 is there.',
    );
    expect(await prices()).toContain(
      'code BAHOR-10 · 10 % off · from 2026-04-08 · for 5 000 000 soʻm and more · used 0 of 100 · 1 each',
    );
    await expect(prices('code', 'BAHOR-10', '5%')).rejects.toThrow('There is a code BAHOR-10 already.');
    await prices('end', 'BAHOR-10');
    expect(await prices()).not.toContain('BAHOR-10');
  });

  it('gives a piece a price of its own, gives it back to the formula, and remembers both', async () => {
    const [piece] = await addFormulaPieces(sale.db, 1);
    const serial = piece?.serialNumber ?? '';
    await prices('set', serial, '6500000', '5000000');
    expect(await priceOf(sale.db, piece)).toEqual({ b2c: 6_500_000, old: null, b2b: 5_000_000 });
    await prices('formula', serial);
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: 7_000_000, b2b: 6_020_000 });
    const history = await prices('history', serial);
    expect(history.split('\n').map((line) => line.slice(12))).toEqual([
      '6 500 000 soʻm → 7 000 000 soʻm  HAND',
      '6 670 000 soʻm → 6 500 000 soʻm  HAND',
    ]);
    await prices('set', serial, 'request');
    expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: null });
  });

  it('leaves the price of a piece that somebody holds', async () => {
    const piece = await addPiece(sale.db);
    await holdCart(await shopperWith(sale.app, piece.fullKey));
    await expect(prices('set', piece.serialNumber, '1')).rejects.toThrow('is held, ordered or sold');
  });

  it.each([
    [['promotion', '10%', 'on=nothing', 'uz=a', 'ru=b', 'en=c'], 'nothing is no artikul'],
    [['promotion', '10%', 'on=x', 'uz=a'], 'three languages'],
    [['promotion', '91%'], 'Ninety percent is the most.'],
    [['code', 'ñ', '10%'], 'A code has 3 to 24'],
    [['set', 'Z-0', '5'], 'There is no piece Z-0.'],
    [['history', 'Z-0'], 'There is no piece Z-0.'],
    [['burn'], 'npm run prices promotion'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(prices(...words)).rejects.toThrow(sentence);
  });
});
