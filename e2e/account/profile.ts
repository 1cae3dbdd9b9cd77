import type { Locator, Page } from '@playwright/test';
import { startOf, word } from '../support/words.ts';

/** The profile's words. */
export const t = (key: string): string => word('ru', 'profile', key);

export const button = (place: Page | Locator, key: string): Locator =>
  place.getByRole('button', { name: startOf('ru', 'profile', key) });

/** The rows of a list of the shopper's own. */
export const rows = (page: Page): Locator => page.getByRole('main').locator('.profile-rows > li');
