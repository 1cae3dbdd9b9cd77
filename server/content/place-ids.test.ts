import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import { addPlaces } from '#server/testing-places.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await addPlaces(shop.db);
});
afterAll(() => shop.close());

const listOf = async (name: string): Promise<Record<string, unknown>[]> =>
  (await shop.app.inject({ url: `/api/v1/${name}` })).json();
const isPositive = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

it('regions and districts have positive integer ids, which everything in them refers to', async () => {
  const [regions, districts] = [await listOf('regions'), await listOf('districts')];
  expect([regions.length, districts.length]).toEqual([3, 4]);
  const ids = [...regions, ...districts].map(({ id }) => id);
  expect(ids.filter((id) => !isPositive(id))).toEqual([]);
  const codes = new Map(regions.map(({ id, code }) => [id, code]));
  expect(districts.map(({ regionId }) => codes.get(regionId))).toEqual([
    'khorezm',
    'samarkand',
    'samarkand',
    'tashkent-city',
  ]);
  const within = [...(await listOf('stores')), ...(await listOf('delivery-cities'))];
  expect(within).toHaveLength(5);
  for (const { regionId, regionCode } of within) expect(codes.get(regionId)).toBe(regionCode);
});
