import { parseCronItems } from 'graphile-worker';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sale, testSale } from '../../testing-sale.ts';
import { shopTasks } from '../../tasks.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

it('every scheduled job exists, with a schedule that the worker can parse', () => {
  const features = shopTasks(sale.parts);
  const names = features.flatMap(({ tasks }) => Object.keys(tasks));
  const crons = features.flatMap((feature) => feature.crons ?? []);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  expect(crons.filter(({ task }) => !names.includes(task))).toEqual([]);
  expect(parseCronItems(crons)).toHaveLength(crons.length);
});
