import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { App } from './app-type.ts';
import { compressAnswers } from './compress-answers.ts';

const long = 'gold '.repeat(1_000);

async function shop(): Promise<App> {
  const app: App = Fastify();
  compressAnswers(app);
  app.get('/api/long', async (_request, reply) => reply.header('vary', 'accept-language').send({ long }));
  app.get('/api/short', async () => ({ short: 'gold' }));
  app.get('/page', async () => ({ long }));
  return app;
}

const get = (app: App, url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
] as const)(
  'a long response of the API to a client that accepts %s is sent as %s',
  async (accepted, encoding, decompress) => {
    const answer = await get(await shop(), '/api/long', accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
      vary: 'accept-language, accept-encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual({ long });
  },
);

it('a response to clients that accept neither is not compressed, and its Vary header names Accept-Encoding', async () => {
  const answer = await get(await shop(), '/api/long', 'gzip');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['vary']).toBe('accept-language, accept-encoding');
  expect(answer.json()).toEqual({ long });
});

it('short responses and those outside the API are not compressed', async () => {
  const app = await shop();
  for (const url of ['/api/short', '/page'])
    expect((await get(app, url, 'br')).headers['content-encoding']).toBeUndefined();
});
