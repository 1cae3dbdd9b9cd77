import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
const store = '192.0.2.7';
const pictures = 40;

beforeAll(async () => {
  shop = await testApp({
    seed: 'empty',
    environment: { NEW_PICTURES_PER_MINUTE: '10', PICTURE_QUEUE: '5', STORE_NETWORKS: store },
  });
  const folder = path.join(shop.folder, 'files');
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 600, height: 500, channels: 3, background: '#c08040' } });
  const bytes = await picture.png().toBuffer();
  for (let number = 0; number < pictures; number += 1)
    await writeFile(path.join(folder, `${number}.png`), bytes);
});
afterAll(() => shop.close());

const fetchPicture = (number: number, remoteAddress: string) =>
  shop.app.inject({ url: `/api/v1/attachments/download?key=${number}.png&w=200&fm=webp`, remoteAddress });
const isMade = (answer: { headers: Record<string, unknown> }) =>
  answer.headers['content-type'] === 'image/webp';

describe('renderings of new sizes', () => {
  it('are limited to ten a minute per network; beyond that the original is served, uncached', async () => {
    const answers = [];
    for (let number = 0; number < 12; number += 1)
      answers.push(await fetchPicture(number, `2001:db8:1:2::${number + 1}`));
    expect(answers.filter(isMade)).toHaveLength(10);
    const original = answers.at(-1);
    expect(original?.statusCode).toBe(200);
    expect(original?.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    // an existing derivative is not counted
    expect(isMade(await fetchPicture(0, '2001:db8:1:2::1'))).toBe(true);
    expect(isMade(await fetchPicture(11, '2001:db8:1:3::1'))).toBe(true);
  });

  it('wait in a queue of limited length', async () => {
    const numbers = Array.from({ length: 20 }, (_none, index) => 20 + index);
    const answers = await Promise.all(numbers.map((number) => fetchPicture(number, store)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // two are rendered at a time
    expect(answers.filter(isMade)).toHaveLength(2 + 5);
  });

  it('are not counted for a store’s network', async () => {
    for (const number of numbersOf(20, 32)) expect(isMade(await fetchPicture(number, store))).toBe(true);
  });
});

const numbersOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_none, index) => from + index);
