import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitHits } from '#server/kit/limits/limit-hits.ts';
import { isHost } from '#server/kit/http/require-host.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { mountPages } from './mount-pages.ts';
import { testStorefront } from './testing-storefront.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { RouterContextProvider } from 'react-router';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof createApp>>['app'];
let port: number;
const lines: { level: number; msg: string }[] = [];

beforeAll(async () => {
  database = await testDatabase({ seed: 'empty' });
  const config = readConfig({
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }; // a line of pino
  const created = await createApp({ config, ...database, isPatient: true, logTo });
  app = created.app;
  const storefront = testStorefront({
    module: { loader: () => null },
    context: () => new RouterContextProvider(),
    body: 'rings',
  });
  const { runner } = created;
  await mountPages(app, {
    storefront,
    runner,
    assets: import.meta.dirname,
    publicUrl: 'http://localhost',
    secret: testSecret,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Sends these header lines unchanged; returns the status. */
function send(...head: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      if (!text.includes('\r\n')) return;
      resolve(Number(text.split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

const malformed = [
  'a b',
  'shop/../',
  'user@shop',
  '[::1',
  'shop:port',
  '<script>',
  'shop:99999',
  '%00',
  'магазин',
];

describe('a request with an invalid Host', () => {
  const methods = [
    ['GET', '/rings'],
    ['GET', '/api/v1/stores'],
    ['POST', '/cart'],
    ['POST', '/api/v1/cart/hold'],
  ] as const;
  it.each(methods)('%s %s gets 400, is logged at info, and counted', async (method, url) => {
    const before = limitHits().get('HOST') ?? 0;
    lines.length = 0;
    const rest = method === 'POST' ? ['Content-Length: 0'] : [];
    for (const host of malformed)
      expect([host, await send(`${method} ${url} HTTP/1.1`, `Host: ${host}`, ...rest)]).toEqual([host, 400]);
    expect(await send(`${method} ${url} HTTP/1.0`, ...rest)).toBe(400);
    expect(limitHits().get('HOST')).toBe(before + malformed.length + 1);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.filter(({ msg }) => msg === 'refused')).toHaveLength(malformed.length + 1);
  });

  it('gets 400 also from a trusted proxy', async () => {
    for (const forwarded of [
      'X-Forwarded-Host: a b',
      'X-Forwarded-Host: shop/x',
      'X-Forwarded-Proto: java script',
    ])
      expect(await send('GET /rings HTTP/1.1', 'Host: localhost', 'Cookie: role=x', forwarded)).toBe(400);
  });

  it('is accepted by the health check', async () => {
    expect(await send('GET /health/live HTTP/1.0')).toBe(200);
  });

  it('does not get cached pages', async () => {
    const accept = 'Accept-Encoding: br';
    await send('GET /rings HTTP/1.1', 'Host: localhost', accept);
    expect(await send('GET /rings HTTP/1.1', 'Host: localhost', accept)).toBe(200);
    expect(await send('GET /rings HTTP/1.1', 'Host: a b', accept)).toBe(400);
  });
});

it.each(['localhost', 'localhost:3000', 'zarona.uz', '127.0.0.1:3000', '[::1]:3000', 'xn--80aswg.uz'])(
  '%s is a valid host',
  (host) => expect(isHost(host)).toBe(true),
);
