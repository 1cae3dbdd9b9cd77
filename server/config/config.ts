import type { PaymentSettings } from '#providers/payment/settings.ts';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  filesMustBe,
  filesSettings,
  type FilesSettings,
  filesVariables,
  missingForFiles,
} from './config-files.ts';
import { type Limits, limitSettings, limitsMustBe, limitVariables, wrongForLimits } from './config-limits.ts';
import { wrongInProduction } from './config-production.ts';
import { BadEnvironment, readSecretFile } from './config-secret.ts';
import {
  type FiscalRule,
  fiscalRule,
  missingForPayments,
  paymentMustBe,
  paymentSecrets,
  paymentSettings,
  paymentVariables,
  realPaymentHosts,
  wrongForPayments,
} from './config-payments.ts';

/** Everything that differs from one installation to another; read once, at the start. */
export interface Config {
  /** NODE_ENV=production: nothing is made up, no demo. */
  isProduction: boolean;
  /** 0 = any free port. A worker answers its health there, and nothing else. */
  port: number;
  /** The address to listen on. Unless set, production takes all of this machine's, and a demo none but 127.0.0.1. */
  host: string;
  role: 'all' | 'web' | 'worker';
  /** Origin under which shoppers reach the shop, without a slash at its end. */
  publicUrl: string;
  /**
   * The names under which the shop answers, without ports: the one of PUBLIC_URL, and outside production this machine's own. Undefined:
   * PUBLIC_URL is not set, and any name is right.
   */
  hostnames: readonly string[] | undefined;
  /** The one external link (product-spec 2): a separate jewellery site; undefined = it is not shown. */
  partnerSiteUrl: string | undefined;
  /** Streets as pictures, and whose they are; undefined = no map of streets. */
  mapTiles: { url: string; credit: string } | undefined;
  /** Where errors in browsers are reported, by way of our own address; undefined = nowhere, and nothing is loaded for it. */
  sentryDsn: string | undefined;
  /** Browsers store pages for offline use; false = their service workers are removed. */
  keepsOffline: boolean;
  /** A cache stands in front of the shop (Varnish, a CDN): anonymous pages say how long and by which tags it may answer with them. */
  hasSharedCache: boolean;
  /** Addresses of that cache to which purged tags are sent; empty = none. */
  purgeUrls: readonly string[];
  /** Proxies whose word is taken for the shopper's address and scheme, with commas between them; undefined = nobody's. */
  trustedProxies: string | undefined;
  /** Answers with the API document and its pages. */
  hasApiDocs: boolean;
  /** Absolute. */
  dataDir: string;
  hasFakePayments: boolean;
  /** Where the simulators of payment providers listen in development; undefined = next to the shop's port. */
  providersPort: number | undefined;
  fiscalRule: FiscalRule;
  /** A phone must be proven by a code before an order is placed under it. */
  requiresPhoneCode: boolean;
  /** How many codes one network may ask for in an hour that do not come back right, besides one for each that does. */
  codesPerAddress: number;
  limits: Limits;
  /** Who in the shop hears of call-backs and visits; undefined = nobody. */
  shopMail: string | undefined;
  logLevel: Static<typeof LogLevel>;
  /** Never logged, never in an answer. */
  secrets: {
    /** Signs cookies and links. */
    secretKey: string;
    /** May hold a password; undefined = the embedded PostgreSQL. */
    databaseUrl: string | undefined;
    sms: SmsSettings;
    mail: MailSettings;
    files: FilesSettings;
    payments: PaymentSettings;
  };
}

/** `file`: the demo's phone, in DATA_DIR. */
export type SmsSettings =
  | { name: 'eskiz'; email: string; password: string; sender: string }
  | { name: 'playmobile'; login: string; password: string; sender: string }
  | { name: 'file' }
  | { name: 'off' };

/** `file`: the demo's mailbox, in DATA_DIR. */
export type MailSettings = { name: 'smtp'; url: string; from: string } | { name: 'file' } | { name: 'off' };

const LogLevel = Type.Enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']);
const portPattern = '^(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])$';

/** A worker on the machine of a shop does not take its port. */
const usualPorts = { all: 3000, web: 3000, worker: 3001 };

/** Each of the three once, in any order; nothing that could end a directive of the content policy. */
const tilesPattern = '^(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{y\\})https?://[A-Za-z0-9.:-]+/[^\\s"\'<>;,]*$';

/** The variables as they come: texts. */
const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: portPattern })),
  HOST: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9.:_-]+$' })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://\\S+$' })),
  DATA_DIR: Type.String({ default: '.data' }),
  ROLE: Type.Enum(['all', 'web', 'worker'], { default: 'all' }),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@]+/?$' })),
  MAP_TILES: Type.Optional(Type.String({ pattern: tilesPattern })),
  MAP_CREDIT: Type.String({ maxLength: 100, default: '© OpenStreetMap' }),
  PARTNER_SITE_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@"<>]+(/[^\\s"<>]*)?$' })),
  SENTRY_DSN: Type.Optional(
    Type.String({ pattern: '^https?://[A-Za-z0-9]+@[A-Za-z0-9.:-]+(/[A-Za-z0-9._-]+)*/[0-9]+$' }),
  ),
  TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: '^[\\dA-Fa-f.:/]+(,[\\dA-Fa-f.:/]+)*$' })),
  SECRET_KEY: Type.Optional(Type.String({ minLength: 32 })),
  OFFLINE: Type.Enum(['on', 'off'], { default: 'on' }),
  SHARED_CACHE: Type.Enum(['on', 'off'], { default: 'off' }),
  PURGE_URLS: Type.Optional(Type.String({ pattern: '^https?://[^\\s,#@]+(,https?://[^\\s,#@]+)*$' })),
  API_DOCS: Type.Optional(Type.Enum(['on', 'off'])),
  FAKE_PAYMENTS: Type.Enum(['on', 'off'], { default: 'off' }),
  PROVIDERS_PORT: Type.Optional(Type.String({ pattern: portPattern })),
  CHECKOUT_CODE: Type.Enum(['on', 'off'], { default: 'on' }),
  CODES_PER_ADDRESS: Type.String({ pattern: '^[1-9]\\d{0,5}$', default: '60' }),
  SMS: Type.Optional(Type.Enum(['eskiz', 'playmobile', 'file'])),
  SMS_LOGIN: Type.Optional(Type.String()),
  SMS_PASSWORD: Type.Optional(Type.String()),
  SMS_SENDER: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 ._-]{1,20}$' })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://\\S+$' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^@\\r\\n]+@[^@\\s]+$' })),
  SHOP_MAIL: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
  LOG_LEVEL: Type.Optional(LogLevel),
  ...limitVariables,
  ...filesVariables,
  ...paymentVariables,
});
type Environment = Static<typeof Environment>;

/** Ends the sentence "PORT must be …". */
const mustBe = new Map<string, string>(
  Object.entries({
    PORT: 'a port number from 0 to 65535',
    HOST: 'an address of this machine, or 0.0.0.0 for all of them',
    DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
    ROLE: 'all, web or worker',
    PUBLIC_URL: 'an address without a path, like https://zarona.uz',
    MAP_TILES: 'an address with {z}, {x} and {y}, like https://tiles.example.uz/{z}/{x}/{y}.png',
    MAP_CREDIT: 'at most 100 characters long',
    PARTNER_SITE_URL: 'the address of the other jewellery site, like https://example.uz',
    SENTRY_DSN: 'the key of a project, like https://key@errors.example.uz/1',
    TRUSTED_PROXIES: 'addresses or networks with commas between them, like 10.0.0.2,172.16.0.0/12',
    SECRET_KEY: 'at least 32 characters long (openssl rand -hex 32 makes one)',
    OFFLINE: 'on or off',
    SHARED_CACHE: 'on or off',
    PURGE_URLS: 'addresses with commas between them, like http://10.0.0.4:6081/,http://10.0.0.5:6081/',
    API_DOCS: 'on or off',
    FAKE_PAYMENTS: 'on or off',
    PROVIDERS_PORT: 'a port number from 0 to 65535',
    CHECKOUT_CODE: 'on or off',
    CODES_PER_ADDRESS: 'a number from 1 to 999999',
    SMS: 'eskiz, playmobile or file',
    SMS_SENDER: 'the number or name that the operators approved, like 4546 or Zarona',
    SMTP_URL: 'an address like smtps://user:password@host:465',
    MAIL_FROM: 'an address like shop@zarona.uz or Zarona <shop@zarona.uz>',
    SHOP_MAIL: 'an address like sales@zarona.uz',
    LOG_LEVEL: `one of ${LogLevel.enum.join(', ')}`,
    ...limitsMustBe,
    ...filesMustBe,
    ...paymentMustBe,
  } satisfies Partial<Record<keyof Environment, string>>),
);

const secretNames = new Set([
  'DATABASE_URL',
  'SECRET_KEY',
  'SMS_LOGIN',
  'SMS_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  ...paymentSecrets,
]);

/**
 * The configuration of an environment; throws BadEnvironment with all that is wrong at once. Outside production a missing
 * SECRET_KEY is made once, when it is first read, and stored in `<DATA_DIR>/secret`; reading it throws BadEnvironment where that cannot be
 * written.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const values = parse(env, isProduction);
  const dataDir = path.resolve(values.DATA_DIR);
  let secretKey = values.SECRET_KEY;
  return {
    isProduction,
    port: Number(values.PORT ?? usualPorts[values.ROLE]),
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    role: values.ROLE,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT ?? usualPorts[values.ROLE]}`).replace(
      /\/$/,
      '',
    ),
    hostnames: hostnames(values.PUBLIC_URL, isProduction),
    partnerSiteUrl: values.PARTNER_SITE_URL ?? (isProduction ? undefined : 'https://zarona-atelier.example'),
    mapTiles:
      values.MAP_TILES === undefined ? undefined : { url: values.MAP_TILES, credit: values.MAP_CREDIT },
    sentryDsn: values.SENTRY_DSN,
    keepsOffline: values.OFFLINE === 'on',
    hasSharedCache: values.SHARED_CACHE === 'on',
    purgeUrls: values.SHARED_CACHE === 'on' ? (values.PURGE_URLS?.split(',') ?? []) : [],
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir,
    hasApiDocs: (values.API_DOCS ?? (isProduction ? 'off' : 'on')) === 'on',
    hasFakePayments: values.FAKE_PAYMENTS === 'on',
    providersPort: values.PROVIDERS_PORT === undefined ? undefined : Number(values.PROVIDERS_PORT),
    fiscalRule: fiscalRule(values.FISCAL_RECEIPTS, isProduction),
    requiresPhoneCode: values.CHECKOUT_CODE === 'on',
    codesPerAddress: Number(values.CODES_PER_ADDRESS),
    limits: limitSettings(values),
    shopMail: values.SHOP_MAIL,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    secrets: {
      get secretKey() {
        return (secretKey ??= readSecretFile(dataDir));
      },
      databaseUrl: values.DATABASE_URL,
      sms: smsSettings(values, isProduction),
      mail: mailSettings(values, isProduction),
      files: filesSettings(values),
      payments: paymentSettings(values, isProduction),
    },
  };
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

function hostnames(publicUrl: string | undefined, isProduction: boolean): readonly string[] | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname } = new URL(publicUrl);
  return isProduction ? [hostname] : [hostname, ...thisMachine.filter((name) => name !== hostname)];
}

/** Without a gateway, codes go to the demo's phone, and in production to nobody: then nobody can log in. */
function smsSettings(values: Environment, isProduction: boolean): SmsSettings {
  const { SMS: name, SMS_LOGIN: login = '', SMS_PASSWORD: password = '', SMS_SENDER: sender = '' } = values;
  if (name === 'eskiz') return { name, email: login, password, sender };
  if (name === 'playmobile') return { name, login, password, sender };
  return { name: name === undefined && isProduction ? 'off' : 'file' };
}

function mailSettings(values: Environment, isProduction: boolean): MailSettings {
  const { SMTP_URL: url, MAIL_FROM: from = '' } = values;
  if (url !== undefined) return { name: 'smtp', url, from };
  return { name: isProduction ? 'off' : 'file' };
}

function parse(env: Record<string, string | undefined>, isProduction: boolean): Environment {
  const names = Object.keys(Environment.properties);
  // `PORT=` in a file means "not set"
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const values = Value.Default(Environment, given);
  const wrong = new Set(
    [...Value.Errors(Environment, values)].map(({ instancePath }) => instancePath.slice(1)),
  );
  const problems = [...wrong].map((name) => describeProblem(name, given[name]));
  problems.push(
    ...missingForMessages(given),
    ...missingForFiles(given),
    ...missingForPayments(given),
    ...wrongForPayments(given),
    ...wrongForLimits(given),
  );
  problems.push(...(isProduction ? wrongInProduction(given) : realPaymentHosts(given)));
  if (problems.length > 0 || !Value.Check(Environment, values)) throw new BadEnvironment(problems);
  return values;
}

function describeProblem(name: string, value: string | undefined): string {
  const sentence = `${name} must be ${mustBe.get(name) ?? 'another value'}`;
  return secretNames.has(name) ? `${sentence}.` : `${sentence}, not "${value ?? ''}".`;
}

function missingForMessages(given: Record<string, string | undefined>): string[] {
  const needed = {
    SMS:
      given['SMS'] === 'eskiz' || given['SMS'] === 'playmobile'
        ? ['SMS_LOGIN', 'SMS_PASSWORD', 'SMS_SENDER']
        : [],
    SMTP_URL: given['SMTP_URL'] === undefined ? [] : ['MAIL_FROM'],
  };
  return Object.entries(needed).flatMap(([because, names]) =>
    names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} must be set together with ${because}.`),
  );
}
