import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetRoute } from './assets.ts';

const app = Fastify();
let build = '';
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'zarona-build-'));
  const assets = join(build, 'assets');
  await mkdir(assets);
  await writeFile(join(build, 'secret.js'), 'the server’s own');
  await writeFile(join(assets, 'entry.client-B1_x.js'), 'ring()');
  await writeFile(join(assets, 'entry.client-B1_x.js.br'), brotliCompressSync('ring()'));
  await assetRoute(app, assets);
});
afterAll(async () => {
  await app.close();
  await rm(build, { recursive: true });
});

describe('a file of the built storefront', () => {
  it('is cached by browsers for a year, and sent in its stored compression', async () => {
    const url = '/assets/entry.client-B1_x.js';
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('ring()');
    expect((await app.inject(url)).body).toBe('ring()');
    expect((await app.inject({ method: 'HEAD', url })).headers['content-length']).toBe('6');
  });

  it.each([
    '/assets/page-of-another-build.js',
    '/assets/',
    '/assets/..%2fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/..%5csecret.js',
    '/assets/.entry.client-B1_x.js',
    '/assets/entry.client-B1_x.js%00',
    '/assets/folder/entry.client-B1_x.js',
  ])('no other file is served: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
