import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '#database/testing.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { codeSentTo, messagesTo } from '#server/testing-messages.ts';

export interface AuthOptions {
  environment?: Record<string, string>;
  /** Number of processes on one database. */
  processes?: number;
  logTo?: { write: (line: string) => void };
}

export interface From {
  /** Omitted = a separate address for each phone or email. */
  ip?: string;
  language?: 'uz' | 'ru' | 'en';
  bearer?: string;
  /** The address that a proxy sends for its client. */
  forwardedFor?: string;
  userAgent?: string;
  /** The browser that calls, with its cookies. Omitted = one per phone or email; with an `ip`, a client without cookies. */
  browser?: string;
  /** Cookies that a page stored in that browser. */
  cookies?: Record<string, string>;
  /** The process that responds. */
  process?: number;
}

/** A shop on a separate database, with a settable clock and the demo's phone and mailbox. */
export async function testAuth({ environment = {}, processes = 1, logTo }: AuthOptions = {}) {
  const database = await testDatabase();
  const clock = { now: noon };
  const config = readConfig({
    LOG_LEVEL: logTo === undefined ? 'silent' : 'trace',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    ...environment,
  });
  const created = Array.from({ length: processes }, () =>
    createApp({ config, ...database, now: () => clock.now, ...(logTo && { logTo }) }),
  );
  const apps = (await Promise.all(created)).map(({ app }) => app);
  const jars = new Map<string, Record<string, string>>();
  const post = async (call: string, payload?: Payload, from: From = {}) => {
    const contact = (payload?.phone ?? payload?.email ?? '').toLowerCase();
    const app = apps[from.process ?? 0];
    if (app === undefined) throw new Error('there is no such process');
    const browser = from.browser ?? (from.ip === undefined ? contact : '');
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/${call}`,
      remoteAddress: from.ip ?? addressOf(contact),
      headers: headersOf(from),
      cookies: { ...jars.get(browser), ...from.cookies },
      ...(payload !== undefined && { payload }),
    });
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    if (browser !== '') jars.set(browser, { ...jars.get(browser), ...set });
    return answer;
  };
  const shop = { folder: database.folder };
  const messages = path.join(database.folder, 'messages.jsonl');
  return {
    db: database.db,
    pool: database.pool,
    post,
    /** Sets the clock to the given number of seconds after noon. */
    turnClock: (seconds: number) => {
      clock.now = new Date(noon.getTime() + seconds * 1000);
    },
    codeSentTo: (to: string) => codeSentTo(shop, to),
    messagesTo: (to: string) => messagesTo(shop, to),
    /** Makes sending fail until `mendPost` is called. */
    breakPost: () => {
      if (existsSync(messages)) rmSync(messages);
      mkdirSync(messages);
    },
    mendPost: () => rmSync(messages, { recursive: true }),
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
      await database.close();
    },
  };
}
export type AuthShop = Awaited<ReturnType<typeof testAuth>>;

function headersOf({ language = 'en', bearer, forwardedFor, userAgent }: From): Record<string, string> {
  return {
    'accept-language': language,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  };
}

interface Payload {
  phone?: string;
  email?: string;
  [field: string]: unknown;
}

const addresses = new Map<string, string>();
let calls = 0;

/** Calls without a contact come from separate addresses. */
function addressOf(contact: string): string {
  const known = contact === '' ? undefined : addresses.get(contact);
  if (known !== undefined) return known;
  calls += 1;
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  if (contact !== '') addresses.set(contact, address);
  return address;
}

let people = 0;

export function newPhone(): string {
  people += 1;
  return `+99890${String(people).padStart(7, '0')}`;
}

export function newEmail(): string {
  people += 1;
  return `shopper${people}@example.uz`;
}

export const password = 'correct horse battery staple';

/** Logs in a user with this phone through the API; returns the tokens. */
export async function logIn(shop: AuthShop, phone: string, from: From = {}) {
  await shop.post('authenticate-with-otp', { phone }, from);
  const answer = await shop.post('verify-otp', { phone, code: shop.codeSentTo(phone) }, from);
  const tokens: { authToken: string; refreshToken: string } = answer.json();
  return tokens;
}

/** Creates an account with this email through the API. */
export async function register(shop: AuthShop, email: string, from: From = {}) {
  await shop.post('register-with-email', { email, password, firstName: 'Nilufar' }, from);
  const answer = await shop.post('verify-email', { email, code: shop.codeSentTo(email) }, from);
  const tokens: { authToken: string; refreshToken: string } = answer.json();
  return tokens;
}
