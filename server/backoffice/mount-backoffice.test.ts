import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLanguage } from '#server/kit/http/language.ts';
import { addProblems } from '#server/kit/http/problems.ts';
import { guardStaffNetworks } from '#server/staff/networks/staff-networks.ts';
import { mountBackoffice } from './mount-backoffice.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zarona-build-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="{nonce}" />');
  await writeFile(join(folder, 'assets', 'main-1.js'), 'export {};');
});
afterAll(() => rm(folder, { recursive: true }));

async function get(url: string) {
  const app = Fastify();
  await mountBackoffice(app, { folder });
  const answer = await app.inject(url);
  await app.close();
  return answer;
}

describe('the back-office', () => {
  it.each(['/admin', '/admin/login', '/admin/orders/Z-261122-00061?x=1'])(
    'serves its document at %s, uncached and not indexed by search engines (BO-67)',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(nonce).toMatch(/^[\w+/=]{20,}$/);
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    },
  );

  it('has a different nonce in each response', async () => {
    const [one, other] = [await get('/admin'), await get('/admin')];
    expect(one.body).not.toBe(other.body);
  });

  it('lets browsers cache its assets for a year', async () => {
    const { statusCode, headers } = await get('/admin/assets/main-1.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('returns no document for a missing asset', async () => {
    expect((await get('/admin/assets/main-2.js')).statusCode).toBe(404);
  });

  it.each(['/admin', '/admin/orders', '/%61dmin', '/admin/'])(
    'serves %s only to the networks of the staff (BO-9)',
    async (url) => {
      const office = '198.51.100.7';
      const app = Fastify();
      addLanguage(app);
      addProblems(app);
      guardStaffNetworks(app, {
        given: undefined,
        isAllowed: async (ip) => ip === office,
        forget: () => undefined,
      });
      await mountBackoffice(app, { document: async () => '<h1>' });
      const outside = await app.inject({ url, remoteAddress: '203.0.113.9' });
      expect(outside.json()).toMatchObject({ status: 403, code: 'NETWORK_NOT_ALLOWED' });
      expect((await app.inject({ url, remoteAddress: office })).statusCode).toBe(200);
      await app.close();
    },
  );
});
