import type { Locator, Page } from '@playwright/test';
import { startOf, word } from '../support/words.ts';

/** Texts of the profile. */
export const t = (key: string): string => word('ru', 'profile', key);

export const button = (place: Page | Locator, key: string): Locator =>
  place.getByRole('button', { name: startOf('ru', 'profile', key) });

/** The rows of one of the shopper's lists. */
export const rows = (page: Page): Locator => page.getByRole('main').locator('.profile-rows > li');
