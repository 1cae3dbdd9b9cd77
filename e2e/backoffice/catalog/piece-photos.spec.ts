import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
const ofPictures = (key: string) => word('ru', 'bo-pictures', key);

const photograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('the warehouse adds photographs of a single piece, and its page in the shop shows them within 5 s', async ({
  page,
  context,
}, { project }) => {
  await enterAs(page, 'WAREHOUSE');
  const consoleErrors = collectConsoleErrors(page);
  // no other test buys the most expensive ones
  await page.goto('/admin/pieces?state=AVAILABLE&sort=-price');
  const link = page.locator('.row-link').nth(project.name === 'phone' ? 0 : 3);
  const serial = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: serial })).toBeVisible();
  const shop = await page.locator('#facts a').getAttribute('href');

  const part = page.getByRole('region', { name: ofPictures('title') });
  await part
    .getByLabel(ofPictures('drop'))
    .setInputFiles([await photograph('front.jpg', '#d8c7a9'), await photograph('tag.jpg', '#c9b28b')]);
  await expect(part.locator('.photos > li')).toHaveCount(2);
  await expect(page.getByText(ofPictures('done.PHOTO_ADD'))).toBeVisible();
  await expectNoViolations(page, 'a piece with photographs');

  await part.getByRole('button', { name: ofPictures('makeMain') }).click();
  await expect(page.getByText(ofPictures('done.PHOTO_ARRANGE'))).toBeVisible();
  await expect(part.locator('.photo img').first()).toHaveAttribute('src', /tag-/);
  await part
    .getByRole('button', { name: ofPictures('words') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(ofPictures('altRu')).fill(`Бирка ${serial}`);
  await sheet.getByRole('button', { name: ofPictures('save'), exact: true }).click();
  await expect(sheet).toHaveCount(0);

  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto(`${shop ?? ''}?piece=${serial}`);
    await expect(shopper.locator(`img[src*="pieces/${serial}/tag-"]`).first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 5000 });
  await shopper.close();

  await part
    .getByRole('button', { name: ofPictures('remove') })
    .last()
    .click();
  await expect(part.locator('.photos > li')).toHaveCount(1);
  await expect(page.getByText(ofPieces('photo.did.item_attachments.DELETE'))).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
