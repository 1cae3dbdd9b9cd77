import { expect, test, type Page } from '@playwright/test';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { address, buy, logIn } from '../support/account.ts';
import { shops } from '../support/shop-paths.ts';
import { visit } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });

test('no page of the profile is wider than the narrowest phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const account = await logIn(page);
  const long = 'массив Юнусабад-19, махалля Навбахор, третий поворот после чайханы';
  await account.call('POST', '/addresses', { ...address, street: long, landmark: 'а'.repeat(160) });
  await account.call('PATCH', '/me', { firstName: 'Абдурахмонбек-Мухаммадсаидходжа'.repeat(2).slice(0, 60) });
  const { number } = await buy(account, { artikul: 'ZR-041' });
  for (const language of ['', '/uz', '/en'])
    for (const path of ['', '/my-orders', `/my-orders/${number}`, '/my-addresses?edit=new', '/settings']) {
      await visit(page, `${language}/profile${path}`);
      expect(await tooWide(page), `${language} ${path}`).toEqual([]);
    }
  await account.call('POST', `/orders/${number}/cancel`);
});

test(
  'no page is wider than the narrowest phone, also at twice the text size',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { home, rings, ring } of shops) {
      const under = (path: string) => `${home === '/' ? '' : home}${path}`;
      for (const path of [
        home,
        rings,
        ring,
        under('/cart'),
        under('/stores'),
        under('/stores/buxoro'),
        under('/certificate'),
        under(`/certificate/${certificateId(2026, 101)}`),
        under('/catalog?q=qwerty'),
        under('/collections/anor'),
        under('/contacts'),
        under('/about-factory'),
        under('/size-guide'),
        under('/nikoh-moments'),
      ]) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await tooWide(page), path).toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect.soft(await tooWide(page), `${path} at 200 %`).toEqual([]);
      }
    }
  },
);

/** Elements that extend beyond the screen on a page that scrolls sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return out.map(
      (element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`,
    );
  });
}
