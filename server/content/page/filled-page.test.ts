import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffPage } from '#contract/admin/content/page.ts';
import type { ContentPage } from '#contract/page.ts';
import { insertPages } from '#database/seed/pages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { textsOfBody } from './texts-of-body.ts';

let sale: Sale;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const client = await sale.parts.pool.connect();
  await insertPages(client);
  client.release();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

const readPage = async (slug: string) => (await sale.app.inject(`/api/v1/pages/${slug}`)).json<ContentPage>();
const plain = (words: string[]) => words.join(' ').replaceAll('\u00A0', ' ');

async function decide(decided: Record<string, number | string>): Promise<void> {
  const rows = Object.entries(decided).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  await sale.db.insertInto('shop_settings').values(rows).execute();
}

it('no page of the demonstration has a placeholder that is not filled in, and none names another number than the settings', async () => {
  await decide({ return_days: 21, shop_telegram: 'oltin_uz', pickup_hours: 72, hold_minutes: 21 });
  const returns = await readPage('returns');
  expect(plain(textsOfBody(returns.bodyRu))).toContain('В течение 21 дня после получения');
  expect(plain(textsOfBody(returns.bodyRu))).toContain('подгонка: 21 день');
  expect(plain(textsOfBody(returns.bodyUz))).toContain('21 kun ichida');
  expect(plain(textsOfBody(returns.bodyEn))).toContain('Within 21 days of receiving');
  expect(JSON.stringify(returns.bodyEn)).toContain('"https://t.me/oltin_uz"');
  expect(plain(textsOfBody((await readPage('delivery')).bodyRu))).toContain('ждёт 72 часа.');
  const payment = await readPage('payment');
  expect(plain(textsOfBody(payment.bodyRu))).toContain('за вами на 21 минуту, и');
  expect(plain(textsOfBody(payment.bodyUz))).toContain('siz uchun 21 daqiqaga band');
  const rows = await sale.db.selectFrom('pages').select('slug').execute();
  for (const { slug } of rows) {
    const page = await readPage(slug);
    for (const body of [page.bodyRu, page.bodyUz, page.bodyEn])
      expect(JSON.stringify(body.filter(({ kind }) => kind !== 'part'))).not.toMatch(/\{[a-z]\w*\}/i);
  }
});

it('in Uzbek Cyrillic the words around are transliterated, the number and the name on Telegram are not', async () => {
  const answer = await sale.app.inject({
    url: '/api/v1/pages/returns',
    headers: { 'accept-language': 'uz-Cyrl' },
  });
  const { bodyUz } = answer.json<ContentPage>();
  expect(plain(textsOfBody(bodyUz))).toContain('21 кун ичида');
  expect(JSON.stringify(bodyUz)).toContain('"https://t.me/oltin_uz"');
});

it('a page with an unknown placeholder, or with one in its title, is refused by its name', async () => {
  const page = (await content.get('pages/returns')).json<StaffPage>();
  const { published, version } = page;
  const save = (texts: object) => content.patch('pages/returns/draft', { ...published, ...texts }, version);
  const words = [{ kind: 'paragraph', text: ['Возврат: {returnDay}'] }];
  expect((await save({ bodyRu: words })).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: '/bodyRu/0/text', code: 'placeholder' }],
  });
  expect((await save({ titleRu: 'Возврат: {returnDays}' })).json()).toMatchObject({
    errors: [{ path: '/titleRu', code: 'placeholder' }],
  });
  const right = [
    { kind: 'paragraph', text: ['Возврат: {returnDays}', { text: 'Telegram', href: '{telegram}' }] },
  ];
  expect((await save({ bodyRu: right })).statusCode).toBe(200);
});
