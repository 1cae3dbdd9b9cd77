import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoMedia } from '#database/seed/demo-shop.ts';
import { readConfig } from '#server/config/config.ts';
import { testApp } from '#server/testing.ts';
import { openTestS3, type TestS3 } from '#providers/files/testing-s3.ts';
import { addOriginal } from '../attachment/add-original.ts';
import { copyOriginals, type CopyReport } from './backup/copy-originals.ts';
import { openFiles, openLocalFiles } from './open/open-files.ts';

let store: TestS3;
let shop: Awaited<ReturnType<typeof testApp>>;
let environment: Record<string, string>;
let copied: CopyReport;

beforeAll(async () => {
  store = await openTestS3();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.account;
  environment = {
    FILES: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  shop = await testApp({ seed: 'demo', environment });
  const config = readConfig({ ...environment, DATA_DIR: shop.folder });
  copied = await copyOriginals(shop.db, { from: openLocalFiles(config), to: openFiles(config) });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await store.close();
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

it('a shop with a file store copies its originals there once', async () => {
  const { count } = await shop.db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(copied).toMatchObject({ there: 0, missing: [] });
  expect(copied.copied).toHaveLength(Number(count));
  expect(store.objects.get('catalogue/ZR-001-1-front.jpg')?.contentType).toBe('image/jpeg');
  const config = readConfig({ ...environment, DATA_DIR: shop.folder });
  const again = await copyOriginals(shop.db, { from: openLocalFiles(config), to: openFiles(config) });
  expect(again).toMatchObject({ there: Number(count), copied: [], missing: [] });
});

it('its pictures are read from the store, and derivatives are made from them', async () => {
  const { content } = (await get('/api/es/v1/es-products?size=3')).json().data;
  for (const { attachments } of content) {
    const answer = await get(`${attachments[0].url}&w=400&fm=avif`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(answer.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
  }
  const original = await get('/api/v1/attachments/download?key=catalogue/ZR-001-1-front.jpg');
  expect(original.rawPayload).toEqual(store.objects.get('catalogue/ZR-001-1-front.jpg')?.content);
});

it('a video is served in ranges, and only those are read from the store', async () => {
  const key = 'videos/bangle-engraved-yellow-gold-girih.mp4';
  const whole = store.objects.get(key)?.content;
  const part = await get(`/api/v1/attachments/download?key=${key}`, { range: 'bytes=1000-1999' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${whole?.length}`]);
  expect(part.rawPayload).toEqual(whole?.subarray(1000, 2000));
  const requests = store.requests.length;
  const none = await get(`/api/v1/attachments/download?key=${key}`, { range: `bytes=${whole?.length}-` });
  expect([none.statusCode, store.requests.length - requests]).toEqual([416, 0]);
});

it('an existing derivative is served while the store is unreachable; a missing one is made later', async () => {
  const url = '/api/v1/attachments/download?key=catalogue/ZR-002-1-front.jpg';
  expect((await get(`${url}&w=200&fm=webp`)).statusCode).toBe(200);
  store.trouble.push(503, 503, 503);
  expect((await get(`${url}&w=200&fm=webp`)).statusCode).toBe(200);
  const away = await get(`${url}&w=400&fm=webp`);
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
    503,
    'UPSTREAM_UNAVAILABLE',
    '5',
  ]);
  expect((await get(`${url}&w=400&fm=webp`)).statusCode).toBe(200);
});

it('an added picture is written to the store and shown', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-add-'));
  const config = readConfig({ ...environment, DATA_DIR: folder });
  const content = await readFile(new URL('catalogue/ZR-003-1-front.jpg', demoMedia));
  const alt = { uz: 'Uzuk', ru: 'Кольцо', en: 'A ring' };
  const deps = { db: shop.db, files: openFiles(config) };
  const { key } = await addOriginal(deps, { name: 'rings/new.jpg', content, alt });
  expect(store.objects.has(key)).toBe(true);
  expect((await get(`/api/v1/attachments/download?key=${key}&w=200`)).statusCode).toBe(200);
  await rm(folder, { recursive: true });
});
