import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isBaselineBrowser, settle } from '../support/stable-picture.ts';

const folder = path.join(import.meta.dirname, '../../docs/walkthroughs');

/**
 * A picture of the screen for `docs/walkthroughs/`, taken by `npm run walkthroughs` (an ordinary run takes none), from
 * the page's first element that matches `from`. The phone's pictures end with `-phone`.
 */
export async function picture(page: Page, name: string, from = 'body'): Promise<void> {
  const { config, project } = test.info();
  const mode = config.updateSnapshots;
  if ((mode !== 'all' && mode !== 'changed') || !isBaselineBrowser) return;
  if (name.endsWith('-phone') !== (project.name === 'phone')) return;
  await settle(page);
  await page
    .locator(from)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = path.join(folder, `${name}.webp`);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(taken)
    .resize({ width: project.name === 'phone' ? 585 : 780 })
    .webp({ quality: 72 })
    .toFile(file);
}
