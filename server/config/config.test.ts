import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadEnvironment } from './config-secret.ts';
import { readConfig } from './config.ts';

const SECRET_KEY = 'a-secret-for-tests-only-0123456789';

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

test('a shop without any setting is a demo on port 3000 with fake payments', () => {
  expect(readConfig({ SECRET_KEY })).toEqual({
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
    codesPerAddress: 60,
    limits: {
      storeNetworks: [],
      heldPiecesPerNetwork: 20,
      heldPiecesUnproven: 3,
      heldSomUnproven: 50_000_000,
      openOrders: 3,
      openPieces: 10,
      openOrdersBusiness: 20,
      openPiecesBusiness: 200,
      lapsedOrders: 2,
      confirmationHours: 48,
      reservationHours: 12,
      inFlightPerNetwork: 20,
      queuedPerNetwork: 200,
      newPicturesPerMinute: 60,
      pictureQueue: 24,
      measuredPerNetworkDay: 20_000,
      codesPerContactHour: 15,
      codesPerContactDay: 30,
      unansweredCodesPerHour: 600,
      passwordsPerAccount: 100,
      visitsPerPhone: 2,
      visitsPerNetwork: 5,
      smsPerPhoneDay: 20,
      mailsPerAddressDay: 20,
      mailsPerNetworkDay: 300,
    },
    shopMail: undefined,
    logLevel: 'warn',
    secrets: {
      payments: { payme: undefined, click: undefined, uzum: undefined },
      secretKey: SECRET_KEY,
      databaseUrl: undefined,
      sms: { name: 'file' },
      mail: { name: 'file' },
      files: { name: 'local', makesAhead: true },
    },
  });
});

test('the address of the shop follows its port', () => {
  expect(readConfig({ SECRET_KEY, PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ SECRET_KEY, PORT: '' }).port).toBe(3000);
});

test('all wrong settings are reported at once, each with what it must be', () => {
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

test('a wrong secret is named and not shown', () => {
  const wrong = { SECRET_KEY: 'too-short', DATABASE_URL: 'mysql://shop:top-secret@host/db' };
  expect(() => readConfig(wrong)).toThrow(/SECRET_KEY must be at least 32 characters/);
  expect(() => readConfig(wrong)).toThrow(/^(?!.*(too-short|top-secret))/s);
});

test('production without a secret key and a public address does not start', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /SECRET_KEY must be set in production.*\nPUBLIC_URL must be set in production/,
  );
});

test('in production what is paid online needs codes of the classifier, and those of the demo are none', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY, PUBLIC_URL: 'https://zarona.uz/' };
  expect(readConfig(production).fiscalRule).toBe('REAL');
  expect(readConfig({ ...production, FISCAL_RECEIPTS: 'off' }).fiscalRule).toBe('OFF');
  expect(readConfig({ SECRET_KEY, FISCAL_RECEIPTS: 'on' }).fiscalRule).toBe('DEMO_TOO');
});

test('half a contract with a payment provider is a mistake, whichever half', () => {
  const click = { CLICK_SERVICE_ID: '1', CLICK_SECRET_KEY: 'secret-1' };
  expect(() => readConfig({ SECRET_KEY, ...click })).toThrow(
    'CLICK_TIN must be set together with CLICK_SERVICE_ID.',
  );
  expect(() => readConfig({ SECRET_KEY, ...click })).toThrow('CLICK_DELIVERY_IKPU must be set');
});

test('there are no fake payments by default', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY, PUBLIC_URL: 'https://zarona.uz/' };
  expect(readConfig(production)).toMatchObject({ hasFakePayments: false, publicUrl: 'https://zarona.uz' });
  expect(readConfig({ SECRET_KEY, FAKE_PAYMENTS: 'on' }).hasFakePayments).toBe(true);
});

test('a gateway of SMS and a mail server are taken with all that they need', () => {
  const sms = { SMS_LOGIN: 'shop@zarona.uz', SMS_PASSWORD: 'open-sesame', SMS_SENDER: '4546' };
  const mail = { SMTP_URL: 'smtps://shop:secret@mail.uz:465', MAIL_FROM: 'Zarona <shop@zarona.uz>' };
  expect(readConfig({ SECRET_KEY, SMS: 'eskiz', ...sms, ...mail }).secrets).toMatchObject({
    sms: { name: 'eskiz', email: 'shop@zarona.uz', password: 'open-sesame', sender: '4546' },
    mail: { name: 'smtp', url: 'smtps://shop:secret@mail.uz:465', from: 'Zarona <shop@zarona.uz>' },
  });
  expect(readConfig({ SECRET_KEY, SMS: 'playmobile', ...sms }).secrets.sms).toMatchObject({
    name: 'playmobile',
    login: 'shop@zarona.uz',
  });
  expect(() => readConfig({ SECRET_KEY, SMS: 'eskiz', SMTP_URL: 'smtp://mail.uz' })).toThrow(
    new BadEnvironment([
      'SMS_LOGIN must be set together with SMS.',
      'SMS_PASSWORD must be set together with SMS.',
      'SMS_SENDER must be set together with SMS.',
      'MAIL_FROM must be set together with SMTP_URL.',
    ]),
  );
  expect(() => readConfig({ SECRET_KEY, SMTP_URL: 'mail:top-secret' })).toThrow(/^(?!.*top-secret)/s);
});

test('production sends no messages to a file', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY, PUBLIC_URL: 'https://zarona.uz' };
  expect(readConfig(production).secrets).toMatchObject({ sms: { name: 'off' }, mail: { name: 'off' } });
});

test('a demo makes its secret key once and keeps it from other users', async () => {
  const first = readConfig({ DATA_DIR }).secrets.secretKey;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readConfig({ DATA_DIR }).secrets.secretKey).toBe(first);
  await expect(readFile(path.join(DATA_DIR, 'secret'), 'utf8')).resolves.toBe(first);
  expect((await stat(path.join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a data folder that cannot be made is reported by name', () => {
  expect(() => readConfig({ DATA_DIR: '/dev/null/data' }).secrets.secretKey).toThrow(
    /DATA_DIR must be a folder that this user may write to, not "\/dev\/null\/data"/,
  );
});

test('.env.example lists every setting', async () => {
  const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(names).toEqual([
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'PARTNER_SITE_URL',
    'TRUSTED_PROXIES',
    'DATA_DIR',
    'DATABASE_URL',
    'ROLE',
    'SECRET_KEY',
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
    'CODES_PER_ADDRESS',
    'UNANSWERED_CODES_PER_HOUR',
    'STORE_NETWORKS',
    'HELD_PIECES_PER_NETWORK',
    'HELD_PIECES_UNPROVEN',
    'HELD_SOM_UNPROVEN',
    'OPEN_ORDERS',
    'OPEN_PIECES',
    'OPEN_ORDERS_BUSINESS',
    'OPEN_PIECES_BUSINESS',
    'LAPSED_ORDERS',
    'CONFIRMATION_HOURS',
    'RESERVATION_HOURS',
    'IN_FLIGHT_PER_NETWORK',
    'QUEUED_PER_NETWORK',
    'NEW_PICTURES_PER_MINUTE',
    'PICTURE_QUEUE',
    'MEASURED_PER_NETWORK_DAY',
    'CODES_PER_CONTACT_HOUR',
    'CODES_PER_CONTACT_DAY',
    'PASSWORDS_PER_ACCOUNT',
    'VISITS_PER_PHONE',
    'VISITS_PER_NETWORK',
    'SMS_PER_PHONE_DAY',
    'MAILS_PER_ADDRESS_DAY',
    'MAILS_PER_NETWORK_DAY',
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

test('the other jewellery site is a web address, and nothing that could run in a page', () => {
  const read = (PARTNER_SITE_URL: string) => readConfig({ SECRET_KEY, PARTNER_SITE_URL }).partnerSiteUrl;
  expect(read('https://example.uz/shop')).toBe('https://example.uz/shop');
  expect(() => read('javascript:alert(1)')).toThrow('PARTNER_SITE_URL must be the address');
});

test('the demo links to a site that is no shop’s, and production to none that is not set', () => {
  expect(readConfig({ SECRET_KEY }).partnerSiteUrl).toBe('https://zarona-atelier.example');
  const production = { SECRET_KEY, NODE_ENV: 'production', PUBLIC_URL: 'https://zarona.uz' };
  expect(readConfig(production).partnerSiteUrl).toBeUndefined();
});

test('the map of streets is drawn with the tiles that the owner names', () => {
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

test('addresses of Payme are addresses, or networks of them', () => {
  const read = (PAYME_ADDRESSES: string) =>
    readConfig({
      SECRET_KEY,
      PAYME_MERCHANT_ID: '587f72c72cac0d162c722ae2',
      PAYME_KEY: 'key-of-the-box',
      PAYME_ADDRESSES,
    });
  expect(read('185.234.113.0/28,2001:db8::1').secrets.payments.payme?.addresses).toEqual([
    '185.234.113.0/28',
    '2001:db8::1',
  ]);
  for (const wrong of ['999.1.1.1', '185.234.113.0/33', '185.234.113.0/', '1.2.3.4/8/8'])
    expect(() => read(wrong)).toThrow(
      `PAYME_ADDRESSES must be addresses or networks with commas between them, like 185.234.113.0/28, not "${wrong}".`,
    );
});

test('files in a store need its address, a bucket and a key', () => {
  expect(() => readConfig({ SECRET_KEY, FILES: 's3', S3_BUCKET: 'Zarona', S3_ENDPOINT: 's3.uz' })).toThrow(
    new BadEnvironment([
      'S3_ENDPOINT must be the address of the store without a path, like https://s3.example.uz, not "s3.uz".',
      'S3_BUCKET must be the name of a bucket: small letters, digits, dots and dashes, not "Zarona".',
      'S3_ACCESS_KEY_ID must be set together with FILES=s3.',
      'S3_SECRET_ACCESS_KEY must be set together with FILES=s3.',
    ]),
  );
});

test('a store is given by its address, and the error does not contain its secret', () => {
  const store = { FILES: 's3', S3_ENDPOINT: 'https://s3.example.uz/', S3_BUCKET: 'originals' };
  const key = { S3_ACCESS_KEY_ID: 'KEY', S3_SECRET_ACCESS_KEY: 'a/secret+=' };
  expect(readConfig({ SECRET_KEY, ...store, ...key }).secrets.files).toEqual({
    name: 's3',
    makesAhead: true,
    endpoint: 'https://s3.example.uz',
    region: 'us-east-1',
    bucket: 'originals',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/secret+=',
  });
  const wrong = { ...store, ...key, S3_SECRET_ACCESS_KEY: 'a secret' };
  expect(() => readConfig({ SECRET_KEY, ...wrong })).toThrow(
    /^S3_SECRET_ACCESS_KEY must be a secret without spaces\.$/,
  );
});
