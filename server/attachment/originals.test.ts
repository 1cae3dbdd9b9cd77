import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from '#providers/files/registry.ts';
import type { FileStore } from '#providers/files/port.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { addOriginal } from './add-original.ts';
import { inspectOriginals } from './inspect-originals.ts';
import { movingAvif } from './testing-avif.ts';

let shop: TestDatabase;
let files: FileStore;
const warnings: unknown[] = [];
const log = { warn: (facts: unknown) => void warnings.push(facts) };
const alt = { uz: 'Uzuk', ru: 'Кольцо', en: 'A ring' };

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } });
const rowOf = async (id: number) =>
  shop.db
    .selectFrom('attachments')
    .select(['kind', 'width', 'height', 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const film = () => readFile('database/seed/demo/media/videos/bangle-engraved-yellow-gold-girih.mp4');

beforeAll(async () => {
  shop = await testDatabase();
  files = createFileStore({ name: 'local', folders: [path.join(shop.folder, 'files')] });
});
beforeEach(() => {
  warnings.length = 0;
});
afterAll(() => shop.close());

describe('adding an original', () => {
  it('stores its size, kind and placeholder', async () => {
    const content = await photo(900, 600).jpeg().toBuffer();
    const { id, key } = await addOriginal({ db: shop.db, files }, { name: 'rings/one.jpg', content, alt });
    expect(key).toMatch(/^rings\/one-[0-9a-f]{10}\.jpg$/);
    const row = await rowOf(id);
    expect(row).toMatchObject({ kind: 'IMAGE', width: 900, height: 600 });
    const tiny = Buffer.from(row.placeholder ?? '', 'base64');
    expect(await sharp(tiny).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 });
    expect(tiny.length).toBeLessThan(120);
  });

  it('removes the camera’s metadata and turns the picture upright', async () => {
    const content = await photo(900, 600)
      .withExif({ IFD0: { Artist: 'somebody', GPSInfo: '1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key } = await addOriginal({ db: shop.db, files }, { name: 'rings/two.JPG', content, alt });
    const stored = await readFile(path.join(shop.folder, 'files', key));
    const { exif, width, height } = await sharp(stored).metadata();
    expect([exif, width, height]).toEqual([undefined, 600, 900]);
  });

  it('recognizes a video by extension and content, and stores its bytes unchanged', async () => {
    const content = await film();
    const added = await addOriginal({ db: shop.db, files }, { name: 'turn.mp4', content, alt });
    expect(await rowOf(added.id)).toMatchObject({ kind: 'VIDEO', width: 600, height: 600, placeholder: '' });
    const stored = await readFile(path.join(shop.folder, 'files', added.key));
    expect(sha(stored)).toBe(sha(content));
  });

  it('treats an .avif with one frame as a picture', async () => {
    const content = await photo(300, 300).avif({ effort: 0 }).toBuffer();
    const { id } = await addOriginal({ db: shop.db, files }, { name: 'still.avif', content, alt });
    expect(await rowOf(id)).toMatchObject({ kind: 'IMAGE', width: 300, height: 300 });
  });

  it('treats an animated .avif as a video and stores its bytes unchanged', async () => {
    const still = await photo(64, 64).avif({ effort: 0 }).toBuffer();
    const content = movingAvif([still, still]);
    const { id, key } = await addOriginal({ db: shop.db, files }, { name: 'turn.avif', content, alt });
    expect(await rowOf(id)).toMatchObject({ kind: 'VIDEO', width: 64, height: 64 });
    expect(sha(await readFile(path.join(shop.folder, 'files', key)))).toBe(sha(content));
  });

  it('creates one row, however often it is added', async () => {
    const content = await photo(300, 300).png().toBuffer();
    const adding = { name: 'same.png', content, alt };
    const [first, second] = [
      await addOriginal({ db: shop.db, files }, adding),
      await addOriginal({ db: shop.db, files }, adding),
    ];
    expect(second).toEqual(first);
  });

  it('refuses a broken file, one of another kind, and one that is too large', async () => {
    const whole = await photo(900, 600).jpeg().toBuffer();
    const refusals = [
      { name: 'cut.jpg', content: whole.subarray(0, 2_000), code: 'UNSUPPORTED_MEDIA_TYPE' },
      { name: 'page.jpg', content: Buffer.from('<script>'), code: 'UNSUPPORTED_MEDIA_TYPE' },
      { name: 'film.jpg', content: await film(), code: 'UNSUPPORTED_MEDIA_TYPE' },
      { name: 'ring.mp4', content: whole, code: 'UNSUPPORTED_MEDIA_TYPE' },
      { name: 'big.jpg', content: Buffer.alloc(65 * 1024 * 1024), code: 'PAYLOAD_TOO_LARGE' },
    ];
    for (const { name, content, code } of refusals) {
      const adding = addOriginal({ db: shop.db, files }, { name, content, alt });
      await expect(adding).rejects.toMatchObject({ code });
    }
  });
});

describe('originals that were not uploaded through the shop', () => {
  const put = async (key: string, content: Buffer | null) => {
    if (content) {
      await mkdir(path.join(shop.folder, 'files', path.dirname(key)), { recursive: true });
      await writeFile(path.join(shop.folder, 'files', key), content);
    }
    const { id } = await shop.db
      .insertInto('attachments')
      .values({ key, kind: 'IMAGE', alt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  it('are inspected once; a broken one is logged, a missing one is retried', async () => {
    const good = await put('old/good.jpg', await photo(500, 400).jpeg().toBuffer());
    const turn = await put('old/turn.mp4', await film());
    const broken = await put('old/broken.jpg', Buffer.from('no picture'));
    const missing = await put('old/missing.jpg', null);
    const look = () => inspectOriginals({ db: shop.db, files, log }, new AbortController().signal);

    expect(await look()).toBe(3);
    expect(await rowOf(good)).toMatchObject({ kind: 'IMAGE', width: 500, height: 400 });
    expect((await rowOf(good)).placeholder).toMatch(/^UklGR/);
    expect(await rowOf(turn)).toMatchObject({ kind: 'VIDEO', width: 600, height: 600 });
    expect(await rowOf(broken)).toMatchObject({ kind: 'IMAGE', placeholder: '' });
    expect(await rowOf(missing)).toMatchObject({ placeholder: null });
    expect(warnings).toEqual([{ key: 'old/broken.jpg' }, { count: 1, keys: ['old/missing.jpg'] }]);
    expect(await look()).toBe(0);
  });

  it('stay uninspected when the shop shuts down', async () => {
    await put('old/late.jpg', await photo(500, 400).jpeg().toBuffer());
    expect(await inspectOriginals({ db: shop.db, files, log }, AbortSignal.abort())).toBe(0);
  });
});

const sha = (content: Buffer) => createHash('sha256').update(content).digest('hex');
