import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '#database/testing.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { codeSentTo, messagesTo } from '#server/testing-messages.ts';

/** Wednesday, 8 April 2026, 12:00 in Tashkent. */
export const noon = new Date('2026-04-08T07:00:00Z');

export interface AuthOptions {
  environment?: Record<string, string>;
  /** Processes on one database. */
  processes?: number;
  logTo?: { write: (line: string) => void };
}

export interface From {
  /** Left out = an address of the phone or email that the call is about, and of nobody else. */
  ip?: string;
  language?: 'uz' | 'ru' | 'en';
  bearer?: string;
  /** What a proxy says of whom it brings. */
  forwardedFor?: string;
  userAgent?: string;
  /** Which browser calls; it keeps its cookies. Left out = one for each phone or email; with an `ip`, a client that keeps none. */
  browser?: string;
  /** What a page stored in that browser. */
  cookies?: Record<string, string>;
  /** Which process answers. */
  process?: number;
}

/** The shop on a database of its own, under a clock that the test turns, with the demo's phone and mailbox. */
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
    /** Sets the clock to so many seconds after noon. */
    turnClock: (seconds: number) => {
      clock.now = new Date(noon.getTime() + seconds * 1000);
    },
    codeSentTo: (to: string) => codeSentTo(shop, to),
    messagesTo: (to: string) => messagesTo(shop, to),
    /** Nothing can be sent until `mendPost`. */
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

/** Calls about nobody each come from an address of their own. */
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

/** A user of this phone, logged in through the calls; answers their tokens. */
export async function logIn(shop: AuthShop, phone: string, from: From = {}) {
  await shop.post('authenticate-with-otp', { phone }, from);
  const answer = await shop.post('verify-otp', { phone, code: shop.codeSentTo(phone) }, from);
  const tokens: { authToken: string; refreshToken: string } = answer.json();
  return tokens;
}

/** An account of this email, made through the calls. */
export async function register(shop: AuthShop, email: string, from: From = {}) {
  await shop.post('register-with-email', { email, password, firstName: 'Nilufar' }, from);
  const answer = await shop.post('verify-email', { email, code: shop.codeSentTo(email) }, from);
  const tokens: { authToken: string; refreshToken: string } = answer.json();
  return tokens;
}
