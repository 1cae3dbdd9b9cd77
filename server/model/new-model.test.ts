import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { actOnModel, readTheModel, receivePiece, ringNames, testRings } from './testing-models.ts';

let sale: Sale;
let staff: TestedStaff;
let rings: Awaited<ReturnType<typeof testRings>>;
let manager: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  rings = await testRings(sale);
});
beforeEach(async () => {
  sale.turnClock(0);
  manager = await staff.enter('MANAGER');
});
afterAll(() => sale.close());

describe('a new model', () => {
  it('is a draft with addresses made of its name, which no shopper can open', async () => {
    const model = await rings.add(manager);
    expect(model).toMatchObject({
      state: 'DRAFT',
      slugRu: 'koltso-vesna',
      slugUz: 'bahor-uzugi',
      slugEn: 'spring-ring',
      missing: ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'],
    });
    expect((await sale.app.inject({ url: '/api/v1/products/spring-ring' })).statusCode).toBe(404);
    const again = {
      artikul: model.artikul,
      ...ringNames,
      categoryId: rings.categoryId,
      metal: 'yellow',
      gender: 'women',
    };
    expect((await manager.post('models', again)).json()).toMatchObject({ code: 'ARTIKUL_TAKEN' });
  });

  it('copied from another one has its texts and codes, separate addresses and no pieces', async () => {
    const model = await rings.addReady(manager);
    const answer = await actOnModel(manager, model, {
      what: 'duplicate',
      body: { newArtikul: `${model.artikul}-W` },
    });
    expect(answer.json()).toMatchObject({
      artikul: `${model.artikul}-W`,
      state: 'DRAFT',
      texts: { descriptionUz: 'Novda.' },
      ikpu: '07113',
      pieces: 0,
      photos: [],
    });
    expect(answer.json<StaffModel>().slugEn).not.toBe(model.slugEn);
  });

  it('gets its first piece at the formula price of its weight', async () => {
    const { artikul } = await rings.add(manager);
    const [light, heavy] = [
      await receivePiece(manager, artikul),
      await receivePiece(manager, artikul, { weightGrams: 6.8 }),
    ];
    expect([light.statusCode, heavy.statusCode]).toEqual([201, 201]);
    const { stock, priceFrom, priceTo } = await readTheModel(manager, artikul);
    expect(stock).toMatchObject([{ priceSource: 'FORMULA' }, { priceSource: 'FORMULA' }]);
    expect(priceTo).toBeGreaterThan(priceFrom ?? Infinity);
    expect((await receivePiece(manager, artikul, { probe: 925 })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('continues the latest series if the most recent serial number belongs to none', async () => {
    const { artikul } = await rings.add(manager);
    const [before] = (await receivePiece(manager, artikul)).json<{ serials: string[] }>().serials;
    expect((await receivePiece(manager, artikul, { serial: 'FROM-THE-SAFE' })).statusCode).toBe(201);
    const [after] = (await receivePiece(manager, artikul)).json<{ serials: string[] }>().serials;
    const next = Number(before?.slice(-6)) + 1;
    expect(after).toBe(`${before?.slice(0, -6)}${String(next).padStart(6, '0')}`);
  });
});

describe('the price for a weight', () => {
  it('equals the price that a piece of that weight then gets', async () => {
    const author = await staff.enter('CONTENT');
    const query = 'metal=yellow&make=B&probe=585&weightGrams=3.4';
    const { price } = (await author.get(`price-by-weight?${query}`)).json<{ price: number }>();
    const { artikul } = await rings.add(manager);
    await receivePiece(manager, artikul);
    expect(await readTheModel(manager, artikul)).toMatchObject({ priceFrom: price, priceTo: price });
  });

  it('is unknown in a fineness in which the metal is not sold', async () => {
    const answer = await manager.get('price-by-weight?metal=yellow&make=B&probe=925&weightGrams=3.4');
    expect(answer.json()).toEqual({ price: null });
  });
});
