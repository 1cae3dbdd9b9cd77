import { expect, test } from '@playwright/test';
import { takePieceIn } from '../../support/cart.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-counter', key);

test(
  'a seller without a scanner or a cash register sells a piece of the demo from its own screen',
  { tag: '@once' },
  async ({ page }) => {
    const artikuls = Array.from({ length: 15 }, (_, nth) => `ZR-${String(60 + nth).padStart(3, '0')}`);
    const piece = await takePieceIn(page.request, { slug: 'buxoro', artikuls });
    const [store] = await rowsOf<{ id: number }>(`select id from stores where slug = 'buxoro'`);
    // a sale that no other test has: by the owner, in this store
    await enterAs(page, 'OWNER');
    await page.goto(`/admin/counter?store=${store?.id}`);
    // a word instead of a serial number searches the store's pieces
    await page.getByLabel(words('scan')).fill(piece.artikul);
    await page.getByLabel(words('scan')).press('Enter');
    await page.getByRole('link', { name: words('pieceOptions.find') }).click();
    await page.getByText(piece.serialNumber, { exact: true }).click();
    await page.getByRole('link', { name: word('ru', 'bo-pieces', 'action.COUNTER_SALE') }).click();
    await expect(page.getByText(piece.serialNumber, { exact: true })).toBeVisible();
    // the piece is removed from the address, so that it is not scanned again
    await expect(page).not.toHaveURL(/scan=/);
    await page.getByRole('button', { name: words('tender.CARD_IN_STORE'), exact: true }).click();
    await page.getByRole('button', { name: words('receiptDemo') }).click();
    await page.getByRole('button', { name: startOf('ru', 'bo-counter', 'done') }).click();
    await expect(page.getByRole('heading', { name: words('sold') })).toBeVisible();
  },
);
