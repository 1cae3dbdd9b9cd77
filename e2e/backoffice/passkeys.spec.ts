import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const me = (key: string) => word('ru', 'bo-me', key);
const shell = (key: string) => word('ru', 'bo-shell', key);

/** Adds a virtual authenticator, which verifies its user without interaction. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  'a passkey is added in the profile, confirms the user’s identity after a pause, and is removed (BO-5, BO-68)',
  { tag: '@once' },
  async ({ page }) => {
    await addAuthenticator(page);
    await enterAs(page, 'ACCOUNTANT');
    await page.goto('/admin/me');
    await page.getByRole('button', { name: me('factors.add') }).click();
    await page.getByLabel(me('factors.name')).fill('MacBook');
    await page.getByRole('button', { name: me('factors.add') }).click();
    await expect(page.getByText(`${me('factors.PASSKEY')}: MacBook`)).toBeVisible();
    await expectNoViolations(page, 'passkeys');

    // the second factor is too old: the sheet over the page accepts the passkey
    let isOld = true;
    await page.route('**/api/admin/v1/me/factors/*', (route, request) => {
      if (request.method() !== 'DELETE' || !isOld) return route.fallback();
      isOld = false;
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 403, code: 'STEP_UP_REQUIRED', title: '', detail: '', errors: [] }),
      });
    });
    await page.reload();
    await page.getByRole('button', { name: me('factors.remove') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: shell('login.passkey') }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(`${me('factors.PASSKEY')}: MacBook`)).toHaveCount(0);
  },
);
