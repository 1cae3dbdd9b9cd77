import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeedRow } from '#contract/admin/system/exchange.ts';
import { testApp } from '#server/testing.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let content: StaffBrowser;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  content = await staff.enter('CONTENT');
});
afterAll(() => shop.close());

const rowOf = async (name: string) =>
  (await content.get('feeds')).json<{ rows: FeedRow[] }>().rows.find((row) => row.name === name);

it('a feed shows when it was built and that the catalogue has changed since, and can be rebuilt', async () => {
  expect(await rowOf('google-uz')).toMatchObject({ builtAt: null, isCurrent: false });
  await shop.app.inject({ url: '/feeds/google-uz.xml' });
  const built = await rowOf('google-uz');
  expect(built).toMatchObject({ builtAt: expect.any(String), isCurrent: true });
  expect(await rowOf('yandex-ru')).toMatchObject({ builtAt: null });

  await shop.pool.query(`update products set name = name || '{"uz":"Yangi nom"}' where artikul = 'ZR-001'`);
  expect(await rowOf('google-uz')).toMatchObject({ builtAt: built?.builtAt, isCurrent: false });

  const answer = await content.post('feeds/google-uz/build');
  const again = answer.json<{ rows: FeedRow[] }>().rows.find(({ name }) => name === 'google-uz');
  expect(again?.isCurrent).toBe(true);
  expect(Date.parse(again?.builtAt ?? '')).toBeGreaterThan(Date.parse(built?.builtAt ?? ''));
  expect((await shop.app.inject({ url: '/feeds/google-uz.xml' })).body).toContain('Yangi nom');
});
