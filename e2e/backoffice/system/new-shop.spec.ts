import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startCommand } from '#server/start/process/start-command.ts';
import { totpCode } from '#server/staff/totp.ts';
import { openShop, type Shop } from '../../shop.ts';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const login = (key: string) => word('ru', 'bo-login', key);
const shell = (key: string) => word('ru', 'bo-shell', key);
const today = (key: string) => word('ru', 'bo-today', key);

/** A real shop knows its address before it opens, so its port cannot be chosen by the system at the start. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

let shop: Shop | undefined;
test.afterAll(() => shop?.close());

test(
  'BO-36: the first owner of an empty shop comes in by the link of one command and fills the reference data in the browser',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    const port = String(await freePort());
    const env = {
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      SECRET_KEY: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
      FAKE_PAYMENTS: 'off',
      LOG_LEVEL: 'info',
    };
    shop = await openShop(env);
    const printed = execFileSync(
      startCommand.program,
      ['tools/commands/staff.ts', 'add', 'owner@example.uz'],
      {
        cwd: startCommand.cwd,
        env: { ...process.env, ...env, DATA_DIR: shop.folder },
        encoding: 'utf8',
      },
    );
    await page.goto(/http\S+/.exec(printed)?.[0] ?? '');
    await page.getByLabel(login('invitation.password')).fill('bodom gullari oq');
    await page.getByRole('button', { name: shell('login.next') }).click();
    const secret = (await page.locator('.enroll-code code').textContent())?.replaceAll(' ', '') ?? '';
    await page.getByLabel(shell('login.code')).fill(totpCode(secret, new Date()));
    await page.getByRole('button', { name: login('enroll.confirm') }).click();
    await page.getByRole('button', { name: login('codes.done') }).click();

    const steps = page.locator('.first-steps');
    await expect(steps).toContainText(today('first.why').replace('{{done}}', '0').replace('{{all}}', '10'));
    await expectNoViolations(page, 'the first steps of an empty shop');
    const end = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
    expect(await end('.first-steps ol')).toBeLessThanOrEqual(await end('.page-head'));
    await steps.getByRole('button', { name: today('first.step.REFERENCE') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Детские украшения').uncheck();
    await expectNoViolations(page, 'the reference data to fill');
    await sheet.getByRole('button', { name: today('reference.fill'), exact: true }).click();
    await expect(sheet).toContainText('районов 206');
    await sheet.getByRole('button', { name: today('reference.close') }).click();
    await expect(steps).toContainText(today('first.why').replace('{{done}}', '1').replace('{{all}}', '10'));

    await page.goto(new URL('/admin/catalog/categories', page.url()).href);
    await expect(page.getByRole('link', { name: 'Обручальные кольца' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Детские украшения' })).toHaveCount(0);
  },
);
