import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import { movingAvif } from './testing-avif.ts';

let shop: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  const folder = path.join(shop.folder, 'files', 'rings');
  await mkdir(folder, { recursive: true });
  const picture = sharp({ create: { width: 600, height: 500, channels: 3, background: '#c08040' } });
  await writeFile(path.join(folder, 'one.jpg'), await picture.jpeg().toBuffer());
  await writeFile(path.join(folder, 'turn.mp4'), Buffer.from('0123456789'));
  await writeFile(path.join(folder, 'page.html'), '<script>alert(1)</script>');
  const ring = await picture.jpeg().toBuffer();
  await writeFile(path.join(folder, 'cut.jpg'), ring.subarray(0, 700));
  await writeFile(path.join(folder, 'words.jpg'), 'no picture at all');
  await writeFile(path.join(folder, 'huge.png'), pngOf(30_000, 30_000));
  await writeFile(path.join(folder, 'still.avif'), await picture.avif({ effort: 0 }).toBuffer());
});
afterAll(() => shop.close());

/** The first bytes of a PNG that declares this size; the rest is missing. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const download = (query: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api/v1/attachments/download?key=${query}`, headers });

describe('GET /api/v1/attachments/download', () => {
  it('returns the original unchanged, cacheable permanently, and 304 to clients that have it', async () => {
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

  it('renders a derivative once for concurrent requests, and stores all of it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => download('rings/one.jpg&h=400&fm=webp')),
    );
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    const names = await readdir(path.join(shop.folder, 'derivatives'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(
      names.filter((name) => name.includes(String(answers[0]?.headers.etag).replaceAll('"', ''))),
    ).toHaveLength(1);
  });

  it('renders a new derivative when the original under a key changes', async () => {
    const before = await download('rings/one.jpg&w=800&fm=webp');
    await utimes(path.join(shop.folder, 'files', 'rings', 'one.jpg'), new Date(), new Date('2026-01-01'));
    expect((await download('rings/one.jpg&w=800&fm=webp')).headers.etag).not.toBe(before.headers.etag);
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['text/html,image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.5', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('uses the best format in Accept: %s for a size without a format', async (accept, type) => {
    const answer = await download('rings/one.jpg&w=200', { accept });
    expect([answer.headers['content-type'], answer.headers['vary']]).toEqual([type, 'accept']);
    const withFormat = await download('rings/one.jpg&w=200&fm=webp', { accept });
    expect([withFormat.headers['content-type'], withFormat.headers['vary']]).toEqual([
      'image/webp',
      undefined,
    ]);
  });

  it.each(['cut.jpg', 'words.jpg', 'huge.png'])(
    'returns an uncached NOT_FOUND for a derivative of %s',
    async (name) => {
      const answer = await download(`rings/${name}&w=400&fm=webp`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('serves a still .avif as a picture, in every size and unchanged', async () => {
    const original = await download('rings/still.avif');
    expect(original.headers['content-type']).toBe('image/avif');
    const small = await download('rings/still.avif&w=400&fm=jpeg');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  });

  it('serves an animated .avif unchanged and in ranges, as the page’s video requests it', async () => {
    const still = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c08040' } });
    const frame = await still.avif({ effort: 0 }).toBuffer();
    const whole = movingAvif([frame, frame]);
    await writeFile(path.join(shop.folder, 'files', 'rings', 'moves.avif'), whole);
    const part = await download('rings/moves.avif', { range: 'bytes=4-11' });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([
      206,
      'ftypavis',
      'image/avif',
    ]);
    expect((await download('rings/moves.avif')).rawPayload).toEqual(whole);
  });

  it('answers HEAD without opening the file', async () => {
    const head = (query: string, headers: Record<string, string> = {}) =>
      shop.app.inject({ method: 'HEAD', url: `/api/v1/attachments/download?key=${query}`, headers });
    const whole = await head('rings/turn.mp4');
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 0]);
    expect(whole.headers).toMatchObject({
      'content-length': '10',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await head('rings/turn.mp4', { range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '4']);
    const small = await head('rings/one.jpg&w=200&fm=webp');
    expect([small.statusCode, small.rawPayload.length]).toEqual([200, 0]);
    expect(Number(small.headers['content-length'])).toBeGreaterThan(0);
    expect((await head('rings/none.jpg')).statusCode).toBe(404);
  });

  it('answers 304 if the tag or the date of the client matches', async () => {
    const { headers } = await download('rings/turn.mp4');
    const modified = String(headers['last-modified']);
    const known = [
      { 'if-none-match': String(headers.etag) },
      { 'if-none-match': `"other", W/${String(headers.etag)}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ];
    for (const have of known) {
      const answer = await download('rings/turn.mp4', have);
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers['etag']).toBe(headers.etag);
    }
    expect((await download('rings/turn.mp4', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('serves a byte range of a video, and 416 outside of it', async () => {
    const part = await download('rings/turn.mp4', { range: 'bytes=2-5' });
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-type']]).toEqual(
      [206, '2345', 'bytes 2-5/10', 'video/mp4'],
    );
    const last = await download('rings/turn.mp4', { range: 'bytes=-3' });
    expect([last.statusCode, last.body, last.headers['content-range']]).toEqual([206, '789', 'bytes 7-9/10']);
    const rest = await download('rings/turn.mp4', { range: 'bytes=8-' });
    expect([rest.statusCode, rest.body, rest.headers['content-length']]).toEqual([206, '89', '2']);
    const same = await download('rings/turn.mp4', {
      range: 'bytes=8-',
      'if-range': String(rest.headers.etag),
    });
    expect(same.statusCode).toBe(206);
    const none = await download('rings/turn.mp4', { range: 'bytes=10-' });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */10']);
    const changed = await download('rings/turn.mp4', { range: 'bytes=2-5', 'if-range': '"another"' });
    expect([changed.statusCode, changed.body]).toEqual([200, '0123456789']);
  });

  it('serves a video unchanged, whatever size is requested', async () => {
    expect((await download('rings/turn.mp4&w=400&fm=avif')).body).toBe('0123456789');
  });

  it.each(['rings/two.jpg', '../secret', 'rings/../../secret', 'rings/page.html', 'rings'])(
    'answers NOT_FOUND for %s',
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
