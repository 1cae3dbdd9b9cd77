import path from 'node:path';
import { expect, test } from '@playwright/test';
import { joinDatabase } from '#database/join.ts';
import { openShop, type Shop } from '../shop.ts';
import { visit } from '../support/visit.ts';

// Metals, shapes, occasions and styles are rows: those added by staff appear on the pages without a release. In a
// separate shop, because the test changes what a model is made of.

test.skip(({ isMobile }) => isMobile, 'a separate shop is started once');

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShop();
});
test.afterAll(() => shop.close());

const add = `
  insert into precious_metals (code, name, probes, care, position)
    values ('rhodium', '{"uz":"Rodiy","ru":"Родий","en":"Rhodium"}', '{999}', '{"uz":"Asrang.","ru":"Берегите родий.","en":"Keep it."}', 50);
  insert into metals (code, name, precious_metal, position)
    values ('rhodium', '{"uz":"Rodiy","ru":"Родий","en":"Rhodium"}', 'rhodium', 50);
  insert into stone_shapes (code, name, position) values ('trillion', '{"uz":"Trilion","ru":"Триллион","en":"Trillion"}', 50);
  insert into styles (code, name, position) values ('gothic', '{"uz":"Gotika","ru":"Готика","en":"Gothic"}', 50);
  with chosen as (
    select i.product_id as id from stones s join product_items i on i.id = s.item_id join products p on p.id = i.product_id
    where p.kind = 'jewel' and p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE' and s.is_main
    order by i.product_id limit 1
  ), shaped as (
    update stones set shape = 'trillion' where item_id in (select id from product_items where product_id = (select id from chosen))
  )
  update products set metal = 'rhodium', styles = '{gothic}' where id = (select id from chosen) returning slug_ru as slug`;

test('a metal, a shape and a style added by staff are filters with their names, and shown on the page of the model', async ({
  page,
}) => {
  const database = await joinDatabase({
    url: undefined,
    folder: path.join(shop.folder, 'postgres'),
    onServerEnded: () => undefined,
  });
  const results = await database.pool.query(add);
  await database.close();
  const [{ slug }] = [results].flat().at(-1)?.rows ?? [{}];
  await expect(async () => {
    await page.goto(`${shop.url}/catalog?metal=rhodium`);
    await expect(page.locator('label', { hasText: 'Родий' }).locator('input[name="metal"]')).toBeChecked({
      timeout: 500,
    });
  }).toPass({ timeout: 20_000 });
  for (const [name, words] of [
    ['shape', 'Триллион'],
    ['style', 'Готика'],
  ] as const)
    await expect(page.locator(`input[name="${name}"]`).locator('xpath=..')).toContainText([words]);
  await expect(page.locator(`a[href^="/product/${slug}"]`).first()).toBeVisible();
  await visit(page, `${shop.url}/product/${slug}`);
  await expect(page.locator('.facts')).toContainText('Родий');
  await expect(page.locator('.facts')).toContainText('Готика');
  await expect(page.locator('.stones')).toContainText('триллион');
  await expect(page.getByText('Берегите родий.')).toBeAttached();
  await page.getByRole('link', { name: 'Каталог', exact: true }).first().click();
  await expect(page.locator('#catalog-sheet')).toContainText('Родий');
});
