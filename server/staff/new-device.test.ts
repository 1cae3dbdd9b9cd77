import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, staffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { totpCode } from './totp.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const chrome = (version: string, system = 'Windows NT 10.0; Win64; x64') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;

let minutes = 0;
/** Logs in with this browser, a few minutes after the previous login, because a code works once. */
async function logIn(device: string): Promise<StaffBrowser> {
  minutes += 2;
  sale.turnClock(minutes);
  const login = staff.logins.find(({ email }) => email.startsWith('support@'));
  if (login === undefined) throw new Error('there is no support');
  const browser = staffBrowser(sale.app, `10.7.0.${minutes}`);
  browser.headers['user-agent'] = device;
  await browser.post('session', { email: login.email, password: login.password });
  const answer = await browser.post('session/factor', { code: totpCode(login.secret, sale.parts.now()) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return browser;
}

async function mails(): Promise<string[]> {
  const devices = await sale.db.selectFrom('staff_devices').select('id').orderBy('id').execute();
  const { rows } = await sale.parts.pool.query<{ payload: { deviceId: number } }>(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail-staff-device'",
  );
  for (const { payload } of rows) await sale.runTask('mail-staff-device', payload);
  await sale.parts.pool.query(
    "select graphile_worker.complete_jobs(array(select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail-staff-device'))",
  );
  expect(devices.length).toBeGreaterThan(0);
  return messagesTo(sale, 'support@zarona.demo').map(({ text }) => text);
}

describe('a new device (backoffice.md 3.1)', () => {
  it('is reported to its person by mail once; a new version of the same browser is not a new device', async () => {
    await logIn(chrome('140.0.0.0'));
    const first = await mails();
    await logIn(chrome('141.0.7390.54'));
    expect(await mails()).toEqual(first);
    await logIn(chrome('141.0.7390.54', 'Linux; Android 15'));
    await logIn(chrome('142.0.0.0', 'Linux; Android 16'));
    const all = await mails();
    expect(all).toHaveLength(first.length + 1);
    expect(all.at(-1)).toContain('Chrome, Android');
    expect(all.at(-1)).toContain('/admin/me');
  });

  it('is named by browser and system in the list of one’s sessions', async () => {
    const browser = await logIn(chrome('140.0.0.0'));
    expect((await browser.get('me/sessions')).json()).toContainEqual(
      expect.objectContaining({ device: 'Chrome, Windows', isThisOne: true }),
    );
  });
});
