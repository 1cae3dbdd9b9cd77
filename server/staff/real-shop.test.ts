import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

const publicUrl = 'https://zarona.example';

let sale: Sale;
let staff: TestedStaff;
let app: App;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  const config = { ...sale.parts.config, isProduction: true, publicUrl };
  ({ app } = await createApp({ ...sale.parts, config, isPatient: true, isStrict: true }));
});
afterAll(async () => {
  await app.close();
  await sale.close();
});

const visit = () => {
  const browser = staffBrowser(app);
  Object.assign(browser.headers, { origin: publicUrl, host: new URL(publicUrl).host });
  return browser;
};

it('BO-4: over https the session cookie is Secure, and bound to this host by its name', async () => {
  const [login] = staff.logins;
  const answer = await visit().post('session', { email: login?.email, password: login?.password });
  expect(answer.statusCode).toBe(202);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-zarona-staff=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

it('the entrance of the demo exists in a demo only', async () => {
  const enter = (browser: ReturnType<typeof staffBrowser>) => browser.post('demo/session', { staffId: 1 });
  expect((await enter(staffBrowser(sale.app))).statusCode).toBe(200);
  expect((await enter(visit())).statusCode).toBe(404);
  expect((await staffBrowser(sale.app).get('demo/accounts')).statusCode).toBe(200);
  expect((await visit().get('demo/accounts')).statusCode).toBe(404);
});
