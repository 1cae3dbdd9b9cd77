import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);
const t = (key: string) => word('ru', 'bo-system', `webhook.${key}`);
const answered = (status: number) => t('status').replace('{{status}}', String(status));

/** Another program on this machine; it responds with `state.status`. */
async function openProgram() {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const state = { status: 503 };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(state.status).end(state.status === 200 ? 'ok' : 'The program is being updated');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/hooks`, got, state, close };
}

async function addEndpoint(page: Page, { name, url }: { name: string; url: string }): Promise<string> {
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: t('make') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('name')).fill(name);
  await sheet.getByLabel(t('url'), { exact: true }).fill(url);
  // other tests place orders in the meantime, and this program fails at first: their messages would be retried in
  // addition to the test's own
  await sheet.getByLabel(t('event.stock.counted'), { exact: true }).check();
  await sheet.getByRole('button', { name: t('make') }).click();
  const secret = await sheet.getByLabel(t('secretLabel'), { exact: true }).inputValue();
  await sheet.getByRole('button', { name: t('stored') }).click();
  await page.getByRole('link', { name }).click();
  return secret;
}

test(
  'BO-68: a failed webhook is replayed with the same id and a signature',
  { tag: '@once' },
  async ({ page }) => {
    const program = await openProgram();
    await enterAs(page, 'OWNER');
    const name = `ERP ${Date.now()}`;
    const secret = await addEndpoint(page, { name, url: program.url });
    expect(secret).toMatch(/^whsec_/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: t('test') }).click();
    const row = page.getByRole('row', { name: new RegExp(t('event.webhook.test')) });
    await expect(row).toContainText(t('deliveryState.FAILED'), { timeout: 20_000 });
    await expect(row).toContainText(answered(503));
    await row.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('The program is being updated');
    await expectNoViolations(page, 'webhooks/:id');

    program.state.status = 200;
    await sheet.getByRole('button', { name: t('resend') }).click();
    await expect(sheet).toContainText(answered(200), { timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(row.getByText(t('deliveryState.DONE'), { exact: true })).toBeVisible();

    const tried = program.got.filter(({ body }) => body.includes('"webhook.test"'));
    const [first, second] = tried;
    expect(tried).toHaveLength(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    const signed = [second?.headers['webhook-id'], second?.headers['webhook-timestamp'], second?.body].join(
      '.',
    );
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(second?.headers['webhook-signature']).toBe(`v1,${expected}`);
    program.close();

    await page.getByRole('button', { name: t('remove'), exact: true }).click();
    await page.getByRole('button', { name: t('removeYes') }).click();
    await expect(page).toHaveURL(/\/admin\/webhooks$/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  },
);
