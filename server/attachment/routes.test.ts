import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  const folder = path.join(shop.folder, 'files', 'rings');
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 600, height: 500, channels: 3, background: '#c08040' } });
  await writeFile(path.join(folder, 'one.jpg'), await picture.jpeg().toBuffer());
  await writeFile(path.join(folder, 'turn.mp4'), Buffer.from('0123456789'));
  await writeFile(path.join(folder, 'page.html'), '<script>alert(1)</script>');
});
afterAll(() => shop.close());

const download = (query: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api/v1/attachments/download?key=${query}`, headers });

describe('GET /api/v1/attachments/download', () => {
  it('gives the original as it is, for ever, and 304 to who has it', async () => {
    const answer = await download('rings/one.jpg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = await download('rings/one.jpg', { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each([
    ['w=400&fm=avif', { format: 'heif', width: 400, height: 333 }],
    ['w=200&fm=webp&q=10', { format: 'webp', width: 200, height: 167 }],
    ['w=200&h=200', { format: 'jpeg', width: 200, height: 200 }],
    ['w=400&h=200&fit=contain&fm=webp', { format: 'webp', width: 240, height: 200 }],
    ['w=1200&fm=jpeg', { format: 'jpeg', width: 600, height: 500 }],
    ['fm=webp', { format: 'webp', width: 600, height: 500 }],
  ])('makes %s, never larger than the original', async (query, picture) => {
    const answer = await download(`rings/one.jpg&${query}`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject(picture);
  });

  it('makes a derivative once for all who ask at the same time, and keeps it whole', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => download('rings/one.jpg&h=400&fm=webp')),
    );
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    const kept = await readdir(path.join(shop.folder, 'derivatives'), { recursive: true });
    expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(
      kept.filter((name) => name.includes(String(answers[0]?.headers.etag).replaceAll('"', ''))),
    ).toHaveLength(1);
  });

  it('makes a new derivative of a new original under the same key', async () => {
    const before = await download('rings/one.jpg&w=800&fm=webp');
    await utimes(path.join(shop.folder, 'files', 'rings', 'one.jpg'), new Date(), new Date('2026-01-01'));
    expect((await download('rings/one.jpg&w=800&fm=webp')).headers.etag).not.toBe(before.headers.etag);
  });

  it('gives a part of a video, and says when there is no such part', async () => {
    const part = await download('rings/turn.mp4', { range: 'bytes=2-5' });
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-type']]).toEqual(
      [206, '2345', 'bytes 2-5/10', 'video/mp4'],
    );
    const none = await download('rings/turn.mp4', { range: 'bytes=10-' });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */10']);
    const changed = await download('rings/turn.mp4', { range: 'bytes=2-5', 'if-range': '"another"' });
    expect([changed.statusCode, changed.body]).toEqual([200, '0123456789']);
  });

  it('leaves a video as it is, whatever size is asked', async () => {
    expect((await download('rings/turn.mp4&w=400&fm=avif')).body).toBe('0123456789');
  });

  it.each(['rings/two.jpg', '../secret', 'rings/../../secret', 'rings/page.html', 'rings'])(
    'does not know %s',
    async (key) => {
      expect((await download(key)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it.each([
    'rings/one.jpg&w=300',
    'rings/one.jpg&q=90',
    'rings/one.jpg&fm=gif',
    'rings/one.jpg&x=1',
    '',
    'a%00b',
  ])('refuses key=%s', async (query) => {
    expect((await download(query)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
