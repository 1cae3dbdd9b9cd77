import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  shop = await testApp({
    seed: 'demo',
    environment: { NEW_PICTURES_PER_MINUTE: '10000', PICTURE_QUEUE: '10000' },
  });
});
afterAll(() => shop.close());

/** The sizes of the pictures at full size, compared with the sizes stored in the rows. */
async function fullSizes(path: string): Promise<{ key: string; width: number; height: number }[]> {
  const { rows } = await shop.pool.query<{ key: string }>(
    "select key from attachments where kind = 'IMAGE' and key like $1 order by key",
    [`${path}%`],
  );
  const answers = [];
  for (const { key } of rows) {
    const answer = await shop.app.inject({
      // low quality and JPEG are faster, and the size stays the same
      url: `/api/v1/attachments/download?key=${key}&w=1200&h=1200&fit=contain&fm=jpeg&q=10`,
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    answers.push({ key, width, height });
  }
  return answers;
}

describe('the full size of the demo’s originals', () => {
  it.each(['catalogue/', 'pieces/'])(
    'is 1200 × 1200 for every picture of %s',
    { timeout: 120_000 },
    async (path) => {
      const answers = await fullSizes(path);
      expect(answers.length).toBeGreaterThan(10);
      expect(answers.filter(({ width, height }) => width !== 1200 || height !== 1200)).toEqual([]);
    },
  );

  it('is 1200 on the longer side for banners and moments', { timeout: 60_000 }, async () => {
    const answers = [...(await fullSizes('banners/')), ...(await fullSizes('moments/'))];
    expect(answers.filter(({ width, height }) => Math.max(width, height) !== 1200)).toEqual([]);
  });

  it('is 800 × 800 for the categories, as large as their banners (product-spec 9)', async () => {
    const answers = await fullSizes('categories/');
    expect(answers.filter(({ width, height }) => width !== 800 || height !== 800)).toEqual([]);
  });
});
