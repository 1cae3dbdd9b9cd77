import { expect, test } from '@playwright/test';
import { takePieceIn } from '../../support/cart.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-counter', key);

test(
  'BO-38, BO-68: a scanned piece leaves the site within two seconds; when the sale is dropped, or idle for ten minutes, it is available again',
  { tag: '@once' },
  async ({ page, browser }) => {
    const artikuls = Array.from({ length: 15 }, (_, nth) => `ZR-${String(45 + nth).padStart(3, '0')}`);
    const piece = await takePieceIn(page.request, { slug: 'samarqand', artikuls });
    const shopper = await (await browser.newContext()).newPage();
    /** The state that the shop’s button for this piece depends on. */
    const stateOf = async () => {
      const answer = await shopper.request.get(`/api/v1/products/${piece.artikul}`);
      const { items } = (await answer.json()) as { items: (typeof piece)[] }; // api.md
      return items.find(({ id }) => id === piece.id)?.productItemState;
    };
    const [store] = await rowsOf<{ id: number }>(`select id from stores where slug = 'samarqand'`);
    await enterAs(page, 'MANAGER');
    await page.goto(`/admin/counter?store=${store?.id}`);
    const field = page.getByLabel(words('scan'));
    const scan = async () => {
      await field.fill(piece.serialNumber);
      await field.press('Enter');
      await expect(page.getByText(piece.serialNumber, { exact: true })).toBeVisible();
      await expect.poll(stateOf, { timeout: 2000 }).not.toBe('AVAILABLE');
    };

    await scan();
    await page.getByRole('button', { name: words('drop') }).click();
    await expect.poll(stateOf, { timeout: 2000 }).toBe('AVAILABLE');

    await scan();
    // simulates ten idle minutes, and the task that ends expired sales
    await rowsOf(
      `update holds set expires_at = now() - interval '1 second' where id = (
         select h.hold_id from hold_items h join product_items i on i.id = h.item_id where i.serial_number = $1)`,
      [piece.serialNumber],
    );
    await rowsOf(`select graphile_worker.add_job('expire-holds')`);
    await expect.poll(stateOf).toBe('AVAILABLE');
    await page.reload();
    await expect(page.getByText(words('empty'))).toBeVisible();
  },
);

test(
  'a piece scanned while a sale is being dropped is added to the next sale',
  { tag: '@once' },
  async ({ page }) => {
    const artikuls = Array.from({ length: 15 }, (_, nth) => `ZR-${String(45 + nth).padStart(3, '0')}`);
    const piece = await takePieceIn(page.request, { slug: 'samarqand', artikuls });
    const [store] = await rowsOf<{ id: number }>(`select id from stores where slug = 'samarqand'`);
    await enterAs(page, 'MANAGER');
    await page.goto(`/admin/counter?store=${store?.id}`);
    const scan = async () => {
      await page.getByLabel(words('scan')).fill(piece.serialNumber);
      await page.getByLabel(words('scan')).press('Enter');
    };
    await scan();
    await expect(page.getByText(piece.serialNumber, { exact: true })).toBeVisible();
    // the next sale is opened only after the second scan has been typed
    const scanned = Promise.withResolvers<void>();
    await page.route('**/api/admin/v1/counter/sales', async (route) => {
      await scanned.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: words('drop') }).click();
    const answer = page.waitForResponse((response) => /\/sales\/\d+\/pieces$/.test(response.url()));
    await scan();
    scanned.resolve();
    expect((await answer).ok()).toBe(true);
    await expect(page.getByText(piece.serialNumber, { exact: true })).toBeVisible();
  },
);
