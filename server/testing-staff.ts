import { staffOperations } from '#contract/operations/admin/all.ts';
import type { Db } from '#database/connect.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import type { App } from './kit/http/app-type.ts';
import { addDemoStaff, type DemoLogin, listDemoAccounts } from './staff/demo.ts';
import { totpCode } from './staff/totp.ts';
import { testSecret } from './testing-accounts.ts';

const origin = 'http://localhost:3000';

/** The browser of a staff member: calls have the cookie, the origin and the CSRF token. */
export interface StaffBrowser {
  /** Headers of later calls; undefined removes a header. */
  headers: Record<string, string | undefined>;
  get: (path: string) => Promise<StaffAnswer>;
  post: (path: string, body?: object, version?: number) => Promise<StaffAnswer>;
  patch: (path: string, body: object, version?: number) => Promise<StaffAnswer>;
  put: (path: string, body: object) => Promise<StaffAnswer>;
  delete: (path: string, version?: number) => Promise<StaffAnswer>;
  /** Uploads a file as the body. */
  upload: (path: string, content: Buffer) => Promise<StaffAnswer>;
}
export type StaffAnswer = Awaited<ReturnType<App['inject']>>;

/** A browser at this address, not logged in. */
export function staffBrowser(app: App, ip = '127.0.0.1'): StaffBrowser {
  const headers: StaffBrowser['headers'] = { origin };
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    version?: number,
  ) => {
    const sent = {
      ...headers,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
    };
    const answer = await app.inject({
      method,
      url: `/api/admin/v1/${path}`,
      remoteAddress: ip,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      ...(body && { payload: body }),
    });
    remember(headers, answer);
    return answer;
  };
  return {
    headers,
    get: (path) => call('GET', path),
    post: (path, body, version) => call('POST', path, body, version),
    patch: (path, body, version) => call('PATCH', path, body, version),
    put: (path, body) => call('PUT', path, body),
    delete: (path, version) => call('DELETE', path, undefined, version),
    upload: (path, content) => call('POST', encodeURI(path), content),
  };
}

/** Stores the cookie as a browser does, and the CSRF token as a page does. */
function remember(headers: StaffBrowser['headers'], answer: StaffAnswer): void {
  const [line] = [answer.headers['set-cookie'] ?? []].flat();
  if (line !== undefined) headers['cookie'] = line.split(';', 1)[0];
  if (answer.statusCode !== 200) return;
  const { csrf } = answer.json<{ csrf?: string }>();
  if (csrf !== undefined) headers['x-csrf'] = csrf;
}

export interface TestedStaff {
  logins: DemoLogin[];
  /** Logs in, with a fresh second factor. */
  enter: (role: StaffRole, nth?: number) => Promise<StaffBrowser>;
  /** Confirms the second factor of this demo account again. */
  stepUp: (browser: StaffBrowser, at: { email: string; now: Date }) => Promise<StaffAnswer>;
}

/** The demo's staff: one of each role, two sellers. */
export async function testStaff({ app, db, now }: { app: App; db: Db; now: Date }): Promise<TestedStaff> {
  const logins = await addDemoStaff(db, { secret: testSecret, now });
  return {
    logins,
    enter: async (role, nth = 0) => {
      const account = (await listDemoAccounts(db)).filter((one) => one.role === role)[nth];
      const browser = staffBrowser(app);
      const answer = await browser.post('demo/session', { staffId: account?.id });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return browser;
    },
    stepUp: (browser, at) => {
      const login = logins.find(({ email }) => email === at.email);
      return browser.post('session/step-up', { code: totpCode(login?.secret ?? '', at.now) });
    },
  };
}

/** Every staff operation by name, for tests that cover all of them. */
export const everyStaffOperation = Object.entries(staffOperations);
