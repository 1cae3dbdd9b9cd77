import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitVariables } from './config-limits.ts';
import { BadEnvironment } from './config-secret.ts';
import { readConfig } from './config.ts';

const SECRET_KEY = 'a-secret-for-tests-only-0123456789';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

test('a shop without any settings is a demo on port 3000 with fake payments', () => {
  const { limits, ...rest } = readConfig({ SECRET_KEY });
  // all defaults are checked in server/kit/limits/limit-table.test.ts
  expect(limits).toMatchObject({ storeNetworks: [], staffNetworks: undefined, openOrders: 3, webhooks: 20 });
  expect(rest).toEqual({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    publicUrl: 'http://localhost:3000',
    hostnames: undefined,
    partnerSiteUrl: 'https://zarona-atelier.example',
    mapTiles: undefined,
    keepsOffline: true,
    hasSharedCache: false,
    purgeUrls: [],
    trustedProxies: undefined,
    dataDir: path.resolve('.data'),
    hasApiDocs: true,
    hasFakePayments: false,
    fiscalRule: 'OFF',
    requiresPhoneCode: true,
    shopMail: undefined,
    logLevel: 'warn',
    secrets: {
      payments: { payme: undefined, click: undefined, uzum: undefined },
      secretKey: SECRET_KEY,
      databaseUrl: undefined,
      sms: { name: 'file' },
      mail: { name: 'file' },
      files: { name: 'local', preparesAhead: true },
    },
  });
});

test('the default address of the shop has its port', () => {
  expect(readConfig({ SECRET_KEY, PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ SECRET_KEY, PORT: '' }).port).toBe(3000);
});

test('all invalid settings are reported at once, each with what it must be', () => {
  expect(() => readConfig({ SECRET_KEY, PORT: '70000', ROLE: 'cook', FAKE_PAYMENTS: 'maybe' })).toThrow(
    new BadEnvironment([
      'PORT must be a port number from 0 to 65535, not "70000".',
      'ROLE must be all, web or worker, not "cook".',
      'FAKE_PAYMENTS must be on or off, not "maybe".',
    ]),
  );
});

test.each(['3000.5', '1e3', '-1', '0x10', '65536', ' 80'])('the port %j is refused', (PORT) => {
  expect(() => readConfig({ SECRET_KEY, PORT })).toThrow('PORT must be a port number');
});

test('an invalid secret is named but not shown', () => {
  const wrong = { SECRET_KEY: 'too-short', DATABASE_URL: 'mysql://shop:top-secret@host/db' };
  expect(() => readConfig(wrong)).toThrow(/SECRET_KEY must be at least 32 characters/);
  expect(() => readConfig(wrong)).toThrow(/^(?!.*(too-short|top-secret))/s);
});

test('production does not start without a secret key and a public address', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /SECRET_KEY must be set in production.*\nPUBLIC_URL must be set in production/,
  );
});

test('a demo creates its secret key once, and other users cannot read it', async () => {
  const first = readConfig({ DATA_DIR }).secrets.secretKey;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR }).secrets.secretKey).toBe(first);
  await expect(readFile(path.join(DATA_DIR, 'secret'), 'utf8')).resolves.toBe(first);
  expect((await stat(path.join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a data folder that cannot be created is reported by name', () => {
  expect(() => readConfig({ DATA_DIR: '/dev/null/data' }).secrets.secretKey).toThrow(
    /DATA_DIR must be a folder that this user may write to, not "\/dev\/null\/data"/,
  );
});

test('.env.example lists every setting', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  const limits = Object.keys(limitVariables);
  expect(new Set(names.filter((name = '') => limits.includes(name)))).toEqual(new Set(limits));
  expect(names.filter((name = '') => !limits.includes(name))).toEqual([
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'PARTNER_SITE_URL',
    'TRUSTED_PROXIES',
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'ROLE',
    'SECRET_KEY',
    'SECRET_KEY_BEFORE',
    'OFFLINE',
    'SHARED_CACHE',
    'PURGE_URLS',
    'API_DOCS',
    'PAYME_MERCHANT_ID',
    'PAYME_KEY',
    'PAYME_CHECKOUT_URL',
    'PAYME_ADDRESSES',
    'UZUM_SERVICE_ID',
    'UZUM_LOGIN',
    'UZUM_PASSWORD',
    'UZUM_PAY_URL',
    'FAKE_PAYMENTS',
    'PROVIDERS_PORT',
    'CLICK_SERVICE_ID',
    'CLICK_MERCHANT_ID',
    'CLICK_MERCHANT_USER_ID',
    'CLICK_SECRET_KEY',
    'CLICK_TIN',
    'CLICK_DELIVERY_IKPU',
    'CLICK_DELIVERY_PACKAGE',
    'CLICK_PAY_URL',
    'CLICK_API_URL',
    'SMS',
    'SMS_LOGIN',
    'SMS_PASSWORD',
    'SMS_SENDER',
    'SMTP_URL',
    'MAIL_FROM',
    'FISCAL_RECEIPTS',
    'CHECKOUT_CODE',
    'WORK_AHEAD',
    'FILES',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SHOP_MAIL',
    'MAP_TILES',
    'MAP_CREDIT',
    'SENTRY_DSN',
    'LOG_LEVEL',
    'NODE_ENV',
  ]);
});

test('the partner site must be a web address, not something that could run in a page', () => {
  const read = (PARTNER_SITE_URL: string) => readConfig({ SECRET_KEY, PARTNER_SITE_URL }).partnerSiteUrl;
  expect(read('https://example.uz/shop')).toBe('https://example.uz/shop');
  expect(() => read('javascript:alert(1)')).toThrow('PARTNER_SITE_URL must be the address');
});

test('the demo links to an example site, and production to no site unless one is set', () => {
  expect(readConfig({ SECRET_KEY }).partnerSiteUrl).toBe('https://zarona-atelier.example');
  const production = { SECRET_KEY, NODE_ENV: 'production', PUBLIC_URL: 'https://zarona.uz' };
  expect(readConfig(production).partnerSiteUrl).toBeUndefined();
});

test('the street map uses the configured tiles', () => {
  const read = (MAP_TILES: string) => readConfig({ SECRET_KEY, MAP_TILES }).mapTiles;
  const url = 'https://tiles.example.uz/{z}/{x}/{y}.png?key=1';
  expect(read(url)).toEqual({ url, credit: '© OpenStreetMap' });
  for (const wrong of [
    'https://tiles.example.uz/{z}/{x}.png',
    'tiles/{z}/{x}/{y}',
    'https://a.uz;script-src */{z}{x}{y}',
  ])
    expect(() => read(wrong)).toThrow('MAP_TILES must be an address with {z}, {x} and {y}');
});
