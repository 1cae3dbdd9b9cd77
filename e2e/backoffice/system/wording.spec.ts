import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { visit } from '../../support/visit.ts';
import { word } from '../../support/words.ts';
import { openShop, type Shop } from '../../shop.ts';
import { enterAs, onThisMachine } from '../enter.ts';

// In a separate shop, because other tests read the texts of the pages.

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-wording', key);
const russian = word('ru', 'bo-shell', 'language.ru');

test.describe('BO-36: the wording of the shop', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await openShop();
  });
  test.afterAll(async () => {
    await shop?.close();
  });

  test('an editor rewords lines of pages, and a shopper reads them on a page that was cached', async ({
    browser,
    request,
  }) => {
    const staff = await browser.newContext({ ...onThisMachine, baseURL: shop.url });
    const page = await staff.newPage();
    const cached = async () => (await request.get(`${shop.url}/`)).text();
    const tagline = word('ru', 'common', 'tagline');
    // a shop that has just started may be too busy for the first request
    await expect.poll(cached).toContain(tagline);
    expect(await cached()).toContain(tagline);

    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/wording');
    const search = page.getByRole('searchbox', { name: text('search') });
    await search.fill('другой сайт');
    await search.press('Enter');
    await expect(page.getByRole('link', { name: text('subject.common.tagline') })).toHaveCount(0);
    await expectNoViolations(page, 'the list of texts');
    await page.getByRole('link', { name: text('subject.common.partnerSite') }).click();
    const field = page.getByLabel(russian, { exact: true }).getByRole('textbox');
    await field.fill('Наш второй сайт');
    await page.getByRole('button', { name: text('save') }).click();
    await expect(page.getByText(text('fault.wordingMissing').replace('{{what}}', '{{site}}'))).toBeVisible();
    await expectNoViolations(page, 'a text with a fault');
    await field.fill('Наш второй сайт: {{site}}');
    await expect(page.getByText('Наш второй сайт: zarona-atelier.uz')).toBeVisible();
    await page.getByRole('button', { name: text('save') }).click();
    await expect(page.getByText(text('saved.page'))).toBeVisible();

    await page.goto('/admin/content/wording/common.tagline');
    await field.fill('Взвешиваем каждое изделие при вас.');
    await page.getByRole('button', { name: text('save') }).click();
    await expect(page.getByText(text('saved.page'))).toBeVisible();
    await expect.poll(cached).toContain('Взвешиваем каждое изделие при вас.');
    expect(await cached()).not.toContain(tagline);

    const shopper = await browser.newPage({ baseURL: shop.url });
    await visit(shopper, '/');
    const footer = shopper.getByRole('contentinfo');
    await expect(footer.getByText('Взвешиваем каждое изделие при вас.')).toBeVisible();
    await expect(footer.getByRole('link', { name: /^Наш второй сайт: / })).toBeVisible();
    await visit(shopper, '/en');
    await expect(footer.getByText(word('en', 'common', 'tagline'))).toBeVisible();

    await page.goto('/admin/content/wording?place=SEARCH');
    await page.getByRole('link', { name: text('subject.content.home.description') }).click();
    const description = 'Украшения, которые взвешивают при вас: '.padEnd(140, 'кольца и серьги ');
    await field.fill(description);
    await expect(page.getByText(/^140 знаков/)).toBeVisible();
    await page.getByRole('button', { name: text('save') }).click();
    await expect(page.getByText(text('saved.page'))).toBeVisible();
    await expect.poll(cached).toContain(`name="description" content="${description}"`);
    // for search engines and messengers; not in the data of the page
    expect((await cached()).split(description)).toHaveLength(3);

    await page.goto('/admin/content/wording/common.tagline');
    await page.getByRole('button', { name: text('restoreAll') }).click();
    await expect(page.getByText(text('restored'))).toBeVisible();
    await expect(field).toHaveValue(tagline);
    await expect.poll(cached).toContain(tagline);
    await staff.close();
  });

  test('an editor reads the texts of messages, and those who may change settings change them', async ({
    browser,
  }) => {
    const staff = await browser.newContext({ ...onThisMachine, baseURL: shop.url });
    const page = await staff.newPage();
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/wording/messages.order.sms.PLACED');
    await expect(page.getByText(text('readOnly'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('save') })).toHaveCount(0);
    await staff.close();

    const owners = await browser.newContext({ ...onThisMachine, baseURL: shop.url });
    const owner = await owners.newPage();
    await enterAs(owner, 'OWNER');
    await owner.goto('/admin/content/wording/messages.order.sms.PLACED');
    await expect(owner.getByText(text('ofGateway'))).toBeVisible();
    const field = owner.getByLabel(russian, { exact: true }).getByRole('textbox');
    await field.fill(`Zarona: ${'спасибо за заказ '.repeat(6)}{{url}}`);
    await expect(owner.getByText(/3 части/)).toBeVisible();
    await expect(owner.getByText(/Дороже исходного/)).toBeVisible();
    await field.fill('Zarona: спасибо! {{url}}');
    await owner.getByRole('button', { name: text('save') }).click();
    await expect(owner.getByText(text('saved.message'))).toBeVisible();
    await expectNoViolations(owner, 'a text of an SMS');
    await owner.goto('/admin/content/wording?changed=true');
    await expect(owner.getByText('Zarona: спасибо! {{url}}')).toBeVisible();
    await owners.close();
  });
});
