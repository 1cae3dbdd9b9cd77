import { expect, test } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-pieces', key);
const approval = (key: string) => word('ru', 'bo-approvals', key);

test(
  'a requested write-off is shown with its requester, and not offered again until it is over',
  { tag: '@once' },
  async ({ page }) => {
    const [piece] = await rowsOf<{ serial_number: string }>(
      `select serial_number from product_items
       where product_item_state = 'AVAILABLE' and store_id is null order by id desc limit 1`,
    );
    await enterAs(page, 'WAREHOUSE');
    await page.goto(`/admin/pieces/${piece?.serial_number ?? ''}`);
    const main = page.getByRole('main');
    const openMenu = () => main.getByRole('button', { name: words('more'), exact: true }).click();
    const writeOff = page.getByRole('menuitem', { name: words('action.WRITE_OFF') });
    await openMenu();
    await writeOff.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox').fill('Сломана застёжка');
    await sheet.getByRole('button').last().click();
    const notice = main.locator('.notice').filter({ hasText: words('waiting.WRITE_OFF') });
    await expect(notice).toContainText('Jasur Toshmatov');
    await openMenu();
    await expect(writeOff).toBeDisabled();
    await expect(writeOff).toContainText(words('waiting.other'));
    await page.keyboard.press('Escape');

    await notice.getByRole('link', { name: words('waiting.open') }).click();
    await page.getByRole('button', { name: approval('action.withdraw') }).click();
    await expect(page.getByText(approval('done.withdraw'))).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
  },
);
