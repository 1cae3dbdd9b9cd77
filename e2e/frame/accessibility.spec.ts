import { expect, test } from '@playwright/test';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { address, buy, logIn } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { putIntoCart } from '../support/cart.ts';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { shops } from '../support/shop-paths.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

test.describe.configure({ mode: 'parallel' });

for (const { language, home, rings, ring } of shops) {
  const under = (path: string) => `${home === '/' ? '' : home}${path}`;
  // a wide screen has the same texts
  const tag = language === 'ru' ? [] : '@once';

  test(`the pages of the shop are accessible in ${language}`, { tag }, async ({ page }) => {
    test.setTimeout(150_000);
    for (const path of [
      home,
      under('/catalog'),
      rings,
      `${rings}?ringSize=15.5&probe=750&stone=turquoise`,
      under('/catalog/diamonds?view=table'),
      ring,
      `${ring}/reviews`,
      under('/compare'),
      under('/compare?ids=1,4,77,12,5'),
      under('/favorites'),
      under('/favorites?ids=1,4'),
      under('/cart'),
      under('/stores?city=samarkand'),
      under('/stores/toshkent-chilonzor'),
      under('/certificate'),
      under('/certificate?number=ZC-1'),
      under(`/certificate/${certificateId(2026, 101)}`),
      under(`/certificate/${certificateId(2026, 109)}`),
      under('/requests/call-back?product=ZR-084'),
      under('/requests/notify?product=ZR-077'),
      under('/requests/visit?piece=ZR-000001'),
      under('/measurement'),
      under('/offline'),
      under('/nothing-here'),
    ]) {
      await page.goto(path);
      await expectNoViolations(page, path);
    }
  });

  test(
    `the cart, the checkout and the order are accessible in ${language}`,
    { tag },
    async ({ page, isMobile }) => {
      test.setTimeout(150_000);
      await putIntoCart(page.request, isMobile ? 'ZR-085' : 'ZR-092');
      await page.goto(under('/cart'));
      await expectNoViolations(page, 'the bag');
      await visit(page, under('/checkout'));
      await expectNoViolations(page, 'the checkout without a hold');
      await page.getByRole('button', { name: word(language, 'checkout', 'hold') }).click();
      await expect(page.getByRole('button', { name: word(language, 'checkout', 'hold') })).toBeHidden();
      await expectNoViolations(page, 'the checkout');
      const place = page.getByRole('button', { name: startOf(language, 'checkout', 'placeCash') });
      await place.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoViolations(page, 'the checkout without a district');
      await page
        .getByRole('radio', { name: word(language, 'checkout', 'pickup'), exact: true })
        .check({ force: true });
      await place.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page, 'the checkout with its messages');
      await page.getByRole('radio', { name: word(language, 'checkout', 'delivery') }).check({ force: true });
      await page.getByRole('combobox', { name: word(language, 'checkout', 'district') }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page, 'the list of districts');
    },
  );

  test(`the login is accessible in ${language}`, { tag }, async ({ page }) => {
    test.setTimeout(150_000);
    const dialog = page.getByRole('dialog');
    const [auth, phone] = [(key: string) => word(language, 'auth', key), newPhone()];
    await visit(page, under('/profile'));
    await dialog.getByRole('button', { name: auth('sendCode') }).click();
    await expect(dialog.getByText(auth('fieldRequired'))).toBeVisible();
    await expectNoViolations(page, 'the login by phone');
    for (const [link, title] of [
      ['byEmail', 'email'],
      ['register', 'registration'],
      ['haveAccount', 'email'],
      ['forgotten', 'forgotten'],
      ['rememberedIt', 'email'],
      ['byPhone', 'phone'],
    ] as const) {
      await dialog.getByText(auth(link), { exact: true }).click();
      await expect(dialog.getByRole('heading', { name: auth(`title.${title}`) })).toBeVisible();
      await expectNoViolations(page, `the login: ${title}`);
    }
    await dialog.getByLabel(auth('phone')).fill(phone);
    await dialog.getByRole('button', { name: auth('sendCode') }).click();
    await dialog.getByLabel(auth('code')).pressSequentially('000000');
    await expect(dialog.locator('[aria-invalid]')).toBeVisible();
    await expectNoViolations(page, 'the code of the login');
    await dialog.getByLabel(auth('code')).fill(await codeSentTo(phone));
    await expect(dialog).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: word(language, 'common', 'logOut') })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'the question before the logout, on the spot');
    await page.goto(under('/logout'));
    await expectNoViolations(page, 'the question before the logout');
  });

  test(`the profile is accessible in ${language}`, { tag }, async ({ page, isMobile }) => {
    test.setTimeout(200_000);
    const account = await logIn(page);
    await page.goto(under('/profile/my-orders'));
    await expectNoViolations(page, 'no orders');
    await page.goto(under('/profile/my-addresses'));
    await expectNoViolations(page, 'no addresses');
    const { number } = await buy(account, { artikul: isMobile ? 'ZR-042' : 'ZR-048', method: 'FAKE' });
    await account.call('POST', '/addresses', address);
    for (const path of [
      '',
      '/my-orders',
      `/my-orders/${number}`,
      '/my-addresses?edit=new',
      '/my-cards',
      '/settings',
    ]) {
      await visit(page, under(`/profile${path}`));
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
      await expectNoViolations(page, `/profile${path}`);
    }
    await page
      .getByRole('button', { name: word(language, 'profile', 'sendCode') })
      .first()
      .click();
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await expectNoViolations(page, 'the settings with a message');
    await visit(page, under('/profile/my-addresses?edit=new'));
    await page
      .locator('#address-form')
      .getByRole('button', { name: word(language, 'profile', 'save') })
      .click();
    await expect(page.locator('#address-form [aria-invalid=true]').first()).toBeVisible();
    await expectNoViolations(page, 'an address without a region');
    await account.call('POST', `/orders/${number}/cancel`);
  });

  test(`the sheets of the shop are accessible in ${language}`, { tag }, async ({ page, isMobile }) => {
    test.setTimeout(150_000);
    const dialog = page.getByRole('dialog');
    await visit(page, home);
    const opener = word(language, 'common', isMobile ? 'menu' : 'catalog');
    await page.getByRole('banner').getByRole('link', { name: opener }).click();
    await expect(page.getByRole('link', { name: word(language, 'common', 'wholeCatalog') })).toBeVisible();
    await expectNoViolations(page, opener);
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: word(language, 'common', 'search') })
      .click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await expectNoViolations(page, 'the search');
    await page.keyboard.type('925');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectNoViolations(page, 'what is suggested');
    await visit(page, ring);
    await page
      .getByRole('link', { name: startOf(language, 'product', 'openPhoto') })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'the large pictures');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: word(language, 'product', 'realSize') }).click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'the real size');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const main = page.getByRole('main');
    for (const summary of await main.locator('summary').all()) await summary.click();
    await main.getByRole('button', { name: word(language, 'product', 'compare'), exact: true }).click();
    await main
      .getByRole('button', { name: startOf(language, 'product', 'addToCart') })
      .first()
      .click();
    await expect(main.getByRole('link', { name: word(language, 'product', 'openBag') })).toBeVisible();
    await expectNoViolations(page, 'the product with all that opens, and its toast');
  });

  test(`the camera and the pieces in a picture are accessible in ${language}`, { tag }, async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { BarcodeDetector: class {} }));
    await visit(page, under('/certificate'));
    await page.getByRole('button', { name: word(language, 'certificate', 'scan') }).click();
    await expect(page.getByRole('dialog').getByText(word(language, 'certificate', 'noCamera'))).toBeVisible();
    await expectNoViolations(page, 'the camera');
    await visit(page, under('/nikoh-moments'));
    await page.locator('.hotspot').first().focus();
    await expect(page.locator('.hotspot-card').first()).toBeVisible();
    await expectNoViolations(page, 'a piece of a picture');
  });

  test(`the filters are accessible in ${language}`, { tag: '@once' }, async ({ page }) => {
    await visit(page, rings);
    await page
      .locator('main')
      .getByRole('link', { name: startOf(language, 'catalog', 'filters') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'the filters');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(page.url()).toContain(rings);
  });
}

test('the skip link is the first Tab stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: word('ru', 'common', 'skipToContent') })).toBeFocused();
});
