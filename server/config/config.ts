import type { PaymentSettings } from '#providers/payment/settings.ts';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  addressSettings,
  type AddressSettings,
  addressesMustBe,
  addressVariables,
} from './config-addresses.ts';
import {
  filesMustBe,
  filesSettings,
  type FilesSettings,
  filesVariables,
  missingForFiles,
} from './config-files.ts';
import { type Limits, limitSettings, limitsMustBe, limitVariables, wrongForLimits } from './config-limits.ts';
import {
  mailSettings,
  type MailSettings,
  messagesMustBe,
  messageVariables,
  missingForMessages,
  smsSettings,
  type SmsSettings,
} from './config-messages.ts';
import { wrongInProduction } from './config-production.ts';
import { BadEnvironment, readSecretFile } from './config-secret.ts';
import { readMountedSecrets } from './config-files-of-secrets.ts';
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

/** Everything that differs between installations; read once, at the start. */
export interface Config extends AddressSettings {
  /** NODE_ENV=production: no demo data and no made-up values. */
  isProduction: boolean;
  /** The one external link (product-spec 2): a separate jewellery site; undefined = not shown. */
  partnerSiteUrl: string | undefined;
  /** Tiles of the street map, and their credit; undefined = no street map. */
  mapTiles: { url: string; credit: string } | undefined;
  /** Where errors in browsers are reported, through our own address; undefined = nowhere, and nothing is loaded for it. */
  sentryDsn: string | undefined;
  /** Browsers store pages for offline use; false = their service workers are removed. */
  keepsOffline: boolean;
  /** A shared cache (Varnish, a CDN) is in front of the shop: anonymous pages have headers with their lifetime and tags for it. */
  hasSharedCache: boolean;
  /** Addresses of that cache to which invalidated tags are sent; empty = none. */
  purgeUrls: readonly string[];
  /** Serves the API document and its pages. */
  hasApiDocs: boolean;
  /** An absolute path. */
  dataDir: string;
  hasFakePayments: boolean;
  fiscalRule: FiscalRule;
  /** A phone must be proven by a code before an order is placed with it. */
  requiresPhoneCode: boolean;
  limits: Limits;
  /** The shop's mail address for call-backs and visits; undefined = no mail is sent. */
  shopMail: string | undefined;
  logLevel: Static<typeof LogLevel>;
  /** Never logged or sent in a response. */
  secrets: {
    /** Signs cookies and links. */
    secretKey: string;
    /** The former key, for `npm run keys` only. */
    secretKeyBefore: string | undefined;
    /** May contain a password; undefined = the embedded PostgreSQL. */
    databaseUrl: string | undefined;
    /** Connects as the role that owns and migrates the tables; undefined = the same as databaseUrl. */
    databaseOwnerUrl: string | undefined;
    sms: SmsSettings;
    mail: MailSettings;
    files: FilesSettings;
    payments: PaymentSettings;
  };
}

const LogLevel = Type.Enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']);
/** Contains each of the three placeholders, in any order, and nothing that could end a directive of the Content-Security-Policy. */
const tilesPattern = '^(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{y\\})https?://[A-Za-z0-9.:-]+/[^\\s"\'<>;,]*$';

/** The variables as read: texts. */
const Environment = Type.Object({
  ...addressVariables,
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://\\S+$' })),
  DATABASE_OWNER_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://\\S+$' })),
  DATA_DIR: Type.String({ default: '.data' }),
  MAP_TILES: Type.Optional(Type.String({ pattern: tilesPattern })),
  MAP_CREDIT: Type.String({ maxLength: 100, default: '© OpenStreetMap' }),
  PARTNER_SITE_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s/?#@"<>]+(/[^\\s"<>]*)?$' })),
  SENTRY_DSN: Type.Optional(
    Type.String({ pattern: '^https?://[A-Za-z0-9]+@[A-Za-z0-9.:-]+(/[A-Za-z0-9._-]+)*/[0-9]+$' }),
  ),
  SECRET_KEY: Type.Optional(Type.String({ minLength: 32 })),
  SECRET_KEY_BEFORE: Type.Optional(Type.String({ minLength: 32 })),
  OFFLINE: Type.Enum(['on', 'off'], { default: 'on' }),
  SHARED_CACHE: Type.Enum(['on', 'off'], { default: 'off' }),
  PURGE_URLS: Type.Optional(Type.String({ pattern: '^https?://[^\\s,#@]+(,https?://[^\\s,#@]+)*$' })),
  API_DOCS: Type.Optional(Type.Enum(['on', 'off'])),
  FAKE_PAYMENTS: Type.Enum(['on', 'off'], { default: 'off' }),
  CHECKOUT_CODE: Type.Enum(['on', 'off'], { default: 'on' }),
  LOG_LEVEL: Type.Optional(LogLevel),
  ...messageVariables,
  ...limitVariables,
  ...filesVariables,
  ...paymentVariables,
});
type Environment = Static<typeof Environment>;

/** The ends of sentences such as "PORT must be …". */
const mustBe = new Map<string, string>(
  Object.entries({
    ...addressesMustBe,
    DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
    DATABASE_OWNER_URL: 'an address like postgres://owner:password@host:5432/database',
    MAP_TILES: 'an address with {z}, {x} and {y}, like https://tiles.example.uz/{z}/{x}/{y}.png',
    MAP_CREDIT: 'at most 100 characters long',
    PARTNER_SITE_URL: 'the address of the other jewellery site, like https://example.uz',
    SENTRY_DSN: 'the key of a project, like https://key@errors.example.uz/1',
    SECRET_KEY: 'at least 32 characters long (openssl rand -hex 32 makes one)',
    SECRET_KEY_BEFORE: 'the SECRET_KEY of before, at least 32 characters long',
    OFFLINE: 'on or off',
    SHARED_CACHE: 'on or off',
    PURGE_URLS: 'addresses with commas between them, like http://10.0.0.4:6081/,http://10.0.0.5:6081/',
    API_DOCS: 'on or off',
    FAKE_PAYMENTS: 'on or off',
    CHECKOUT_CODE: 'on or off',
    LOG_LEVEL: `one of ${LogLevel.enum.join(', ')}`,
    ...messagesMustBe,
    ...limitsMustBe,
    ...filesMustBe,
    ...paymentMustBe,
  } satisfies Partial<Record<keyof Environment, string>>),
);

const secretNames = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SECRET_KEY',
  'SECRET_KEY_BEFORE',
  'SMS_LOGIN',
  'SMS_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  ...paymentSecrets,
]);

/**
 * Reads the configuration from an environment. Throws BadEnvironment with all errors at once. Outside production a missing SECRET_KEY is
 * created when it is first read, and stored in `<DATA_DIR>/secret`; reading it throws BadEnvironment if it cannot be written.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const values = parse(env, isProduction);
  const dataDir = path.resolve(values.DATA_DIR);
  let secretKey = values.SECRET_KEY;
  return {
    isProduction,
    ...addressSettings(values, isProduction),
    partnerSiteUrl: values.PARTNER_SITE_URL ?? (isProduction ? undefined : 'https://zarona-atelier.example'),
    mapTiles:
      values.MAP_TILES === undefined ? undefined : { url: values.MAP_TILES, credit: values.MAP_CREDIT },
    sentryDsn: values.SENTRY_DSN,
    keepsOffline: values.OFFLINE === 'on',
    hasSharedCache: values.SHARED_CACHE === 'on',
    purgeUrls: values.SHARED_CACHE === 'on' ? (values.PURGE_URLS?.split(',') ?? []) : [],
    dataDir,
    hasApiDocs: (values.API_DOCS ?? (isProduction ? 'off' : 'on')) === 'on',
    hasFakePayments: values.FAKE_PAYMENTS === 'on',
    fiscalRule: fiscalRule(values.FISCAL_RECEIPTS, isProduction),
    requiresPhoneCode: values.CHECKOUT_CODE === 'on',
    limits: limitSettings(values),
    shopMail: values.SHOP_MAIL,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    secrets: {
      get secretKey() {
        return (secretKey ??= readSecretFile(dataDir));
      },
      secretKeyBefore: values.SECRET_KEY_BEFORE,
      databaseUrl: values.DATABASE_URL,
      databaseOwnerUrl: values.DATABASE_OWNER_URL,
      sms: smsSettings(values, isProduction),
      mail: mailSettings(values, isProduction),
      files: filesSettings(values),
      payments: paymentSettings(values, isProduction),
    },
  };
}

function parse(env: Record<string, string | undefined>, isProduction: boolean): Environment {
  const names = Object.keys(Environment.properties);
  const { secrets, problems: unread } = readMountedSecrets(env, secretNames);
  const all = { ...env, ...secrets };
  // an empty `PORT=` in a file means "not set"
  const given = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const values = Value.Default(Environment, given);
  const wrong = new Set(
    [...Value.Errors(Environment, values)].map(({ instancePath }) => instancePath.slice(1)),
  );
  const problems = [...wrong].map((name) => describeProblem(name, given[name]));
  problems.push(
    ...unread,
    ...missingForMessages(given),
    ...missingForFiles(given),
    ...missingForPayments(given),
    ...wrongForPayments(given),
    ...wrongForLimits(given),
    ...(given['DATABASE_OWNER_URL'] !== undefined && given['DATABASE_URL'] === undefined
      ? ['DATABASE_OWNER_URL needs DATABASE_URL: the embedded database has one user.']
      : []),
  );
  problems.push(...(isProduction ? wrongInProduction(given) : realPaymentHosts(given)));
  if (problems.length > 0 || !Value.Check(Environment, values)) throw new BadEnvironment(problems);
  return values;
}

function describeProblem(name: string, value: string | undefined): string {
  const sentence = `${name} must be ${mustBe.get(name) ?? 'another value'}`;
  return secretNames.has(name) ? `${sentence}.` : `${sentence}, not "${value ?? ''}".`;
}
