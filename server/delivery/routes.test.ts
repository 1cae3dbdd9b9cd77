import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const get = async (url: string) => (await shopper(sale.app).get(url)).json();

describe('delivery by courier', () => {
  it('is listed with cost and days', async () => {
    expect(await get('/api/v1/delivery-cities')).toMatchObject([
      {
        regionId: 1726,
        regionCode: 'tashkent-city',
        nameEn: 'Tashkent',
        cost: 30_000,
        freeFrom: 1_000_000,
        earliestOn: '2026-04-09',
        latestOn: '2026-04-09',
      },
      {
        regionId: 1718,
        regionCode: 'samarkand',
        cost: 60_000,
        freeFrom: 3_000_000,
        earliestOn: '2026-04-11',
        latestOn: '2026-04-14',
      },
    ]);
  });

  it('is later if a piece is being engraved until a given day', async () => {
    expect(await get('/api/v1/delivery-cities?notBefore=2026-04-10')).toMatchObject([
      { earliestOn: '2026-04-11', latestOn: '2026-04-11' },
      { earliestOn: '2026-04-14', latestOn: '2026-04-16' },
    ]);
    const quoteUrl = '/api/v1/delivery-cost?districtId=1718401&total=1&notBefore=2026-04-10';
    expect(await get(quoteUrl)).toMatchObject({ earliestOn: '2026-04-13', latestOn: '2026-04-14' });
  });

  it.each(['page=1', 'notBefore=soon'])('refuses the query %s', async (query) => {
    expect(await get(`/api/v1/delivery-cities?${query}`)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('pickup days', () => {
  it('are listed for every store', async () => {
    const days: { storeId: number; broughtOn: string }[] = await get('/api/v1/pickup-days');
    const stores = await sale.db
      .selectFrom('stores')
      .select('id')
      .orderBy('position')
      .orderBy('id')
      .execute();
    expect(days.map(({ storeId }) => storeId)).toEqual(stores.map(({ id }) => id));
    // two working days, never the same day
    expect(days.every(({ broughtOn }) => broughtOn > '2026-04-08')).toBe(true);
  });
});

describe('the delivery quote', () => {
  it('uses the tariff of the district, otherwise of its region', async () => {
    expect(await get('/api/v1/delivery-cost?districtId=1718401&total=2000000')).toEqual({
      districtId: 1_718_401,
      available: true,
      cost: 45_000,
      freeFrom: 3_000_000,
      earliestOn: '2026-04-10',
      latestOn: '2026-04-11',
    });
    expect(await get('/api/v1/delivery-cost?districtId=1718203&total=2000000')).toMatchObject({
      cost: 60_000,
    });
  });

  it('is free for a large amount', async () => {
    expect(await get('/api/v1/delivery-cost?districtId=1718401&total=3000000')).toMatchObject({ cost: 0 });
  });

  it('is not available where couriers do not deliver', async () => {
    expect(await get('/api/v1/delivery-cost?districtId=1733401&total=1')).toMatchObject({
      available: false,
      cost: 0,
    });
  });

  it('is NOT_FOUND for an unknown district', async () => {
    expect(await get('/api/v1/delivery-cost?districtId=9999999&total=1')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it.each([
    '',
    '?districtId=1718401',
    '?districtId=samarkand&total=1',
    '?districtId=1718401&total=-1',
    '?districtId=1718401&total=1&x=1',
    '?districtId=1718401.5&total=1',
  ])('refuses the query %j', async (query) => {
    expect(await get(`/api/v1/delivery-cost${query}`)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});
