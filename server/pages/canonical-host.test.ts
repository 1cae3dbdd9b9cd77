import { connect } from 'node:net';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { mountPages } from './mount-pages.ts';
import { testStorefront } from './testing-storefront.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof createApp>>['app'];
let port: number;
/** The origins of the rendered pages. */
const origins: string[] = [];

beforeAll(async () => {
  database = await testDatabase({ seed: 'empty' });
  const config = readConfig({
    NODE_ENV: 'production',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://zarona.example',
    UZUM_SERVICE_ID: '498612',
    UZUM_LOGIN: 'uzum',
    UZUM_PASSWORD: 'open-sesame-of-uzum',
  });
  const created = await createApp({ config, ...database, isPatient: true });
  app = created.app;
  const storefront = testStorefront({
    module: {
      loader: ({ request }: { request: Request }) => {
        origins.push(new URL(request.url).origin);
        return null;
      },
    },
    context: () => new RouterContextProvider(),
    body: 'rings',
  });
  const { publicUrl, hostnames } = config;
  const { runner } = created;
  await mountPages(app, {
    storefront,
    runner,
    assets: import.meta.dirname,
    publicUrl,
    hostnames,
    secret: testSecret,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Sends these header lines unchanged; returns the head of the response. */
function send(...head: string[]): Promise<{ status: number; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const lines = [...head, 'Connection: close'];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.once('close', () =>
      resolve({ status: Number(text.split(' ')[1]), location: /^location: (.*)$/im.exec(text)?.[1], text }),
    );
    socket.once('error', reject);
  });
}

const get = (path: string, ...more: string[]) => send(`GET ${path} HTTP/1.1`, ...more);
const personal = 'Cookie: __Host-role=x';

describe('abuse 18: a shop with a canonical address', () => {
  it.each(['zarona.example', 'zarona.example:443', 'ZARONA.example'])('answers as %s', async (host) => {
    expect((await get('/rings', `Host: ${host}`)).status).toBe(200);
    expect((await get('/api/v1/payment-methods', `Host: ${host}`)).status).toBe(200);
  });

  it('redirects pages under another name to its address, including cached ones', async () => {
    const cached = 'Accept-Encoding: br';
    expect((await get('/rings?page=2', 'Host: zarona.example', cached)).status).toBe(200);
    for (const more of [[], [cached], [personal]]) {
      const answer = await get('/rings?page=2', 'Host: elsewhere.example', ...more);
      expect([answer.status, answer.location]).toEqual([308, 'https://zarona.example/rings?page=2']);
    }
    const double = await get('//elsewhere.example/', 'Host: elsewhere.example');
    expect(double.location).toBe('https://zarona.example//elsewhere.example/');
  });

  it.each(['127.0.0.1', '[::1]:3000', 'localhost', '198.51.100.7:80'])(
    'refuses %s, which may come from a proxy that does not forward Host',
    async (host) => expect((await get('/rings', `Host: ${host}`, personal)).status).toBe(421),
  );

  it('refuses API calls and writes under another name', async () => {
    const host = 'Host: elsewhere.example';
    const { status, text } = await get('/api/v1/payment-methods', host);
    expect([status, text]).toEqual([421, expect.stringContaining('"code":"MISDIRECTED"')]);
    expect((await send('POST /cart HTTP/1.1', host, 'Content-Length: 0')).status).toBe(421);
  });

  it('accepts machines at any address: health, metrics, payment providers', async () => {
    const host = 'Host: 127.0.0.1:3000';
    expect((await get('/health/live', host)).status).toBe(200);
    expect((await get('/metrics', host)).status).toBe(200);
    const refused = await send('POST /payments/uzum/check HTTP/1.1', host, 'Content-Length: 0');
    expect([refused.status, refused.text]).toEqual([401, expect.stringContaining('10001')]);
  });

  it('refuses two Host headers, and a request line with another host', async () => {
    const both = ['Host: zarona.example', 'Host: elsewhere.example'];
    expect((await get('/rings', ...both)).status).toBe(400);
    expect((await get('/rings', ...both, 'Accept-Encoding: br')).status).toBe(400);
    expect((await get('/rings', 'Host: zarona.example', 'host: zarona.example', personal)).status).toBe(400);
    expect((await get('/health/live', ...both)).status).toBe(400);
    expect((await get('http://elsewhere.example/rings', 'Host: zarona.example', personal)).status).toBe(400);
  });

  it('uses its own address in personal pages, whatever the headers are', async () => {
    const forwarded = ['X-Forwarded-Host: elsewhere.example', 'X-Forwarded-Proto: http'];
    expect((await get('/rings', 'Host: zarona.example:8443', personal, ...forwarded)).status).toBe(200);
    expect(origins.at(-1)).toBe('https://zarona.example');
  });
});
