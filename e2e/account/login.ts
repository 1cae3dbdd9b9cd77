import { expect, type Locator, type Page } from '@playwright/test';
import { word } from '../support/words.ts';

// Helpers for the login as a dialog over a page.

export const auth = (key: string): string => word('ru', 'auth', key);
export const common = (key: string): string => word('ru', 'common', key);
export const codeField = (page: Page): Locator => page.getByRole('dialog').getByLabel(auth('code'));

/** The link to the profile, which differs between phone and desktop. */
export const profileLink = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('navigation', { name: common('menu') }).getByRole('link', { name: common('profile') })
    : page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^(${common('logIn')}|${common('profile')})$`) });

export async function requestCode(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(auth('phone')).fill(phone);
  await dialog.getByRole('button', { name: auth('sendCode') }).click();
  await expect(codeField(page)).toBeFocused();
}
