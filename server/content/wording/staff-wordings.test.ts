import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeWording, WordingRow } from '#contract/admin/content/wording.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Problem } from '#contract/problem.ts';
import type { PageWording } from '#contract/content.ts';
import { findWordingFault } from '#contract/wording-rules.ts';
import { languages } from '#contract/words.ts';
import { buy } from '#server/order/testing-orders.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { wordings } from './wording-list.ts';

let sale: Sale;
let owner: StaffBrowser;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [owner, content] = [await staff.enter('OWNER'), await staff.enter('CONTENT')];
});
afterEach(() => sale.db.deleteFrom('wordings').execute());
afterAll(() => sale.close());

const tagline = 'common.tagline';
const texts = (change: Partial<ChangeWording>): ChangeWording => ({
  textUz: null,
  textRu: null,
  textEn: null,
  ...change,
});
const rewordPage = (change: Partial<ChangeWording>, { key = tagline, version = 0, by = content } = {}) =>
  by.patch(`wordings/pages/${key}`, texts(change), version);
const rewordMessage = (key: string, change: Partial<ChangeWording>, by = owner) =>
  by.patch(`wordings/messages/${key}`, texts(change), 0);
const pageLines = async (language = 'ru') =>
  (await shopper(sale.app, language).get('/api/v1/wordings')).json<PageWording[]>();
const sendCode = async (phone: string) => {
  await shopper(sale.app).post('/api/v1/authenticate-with-otp', { phone });
  return messagesTo(sale, phone).at(-1)?.text;
};

describe('the list of texts', () => {
  it('has originals in three languages, and each of them could be typed again', async () => {
    const rows = (await content.get('wordings')).json<WordingRow[]>();
    expect(rows.map(({ key }) => key)).toEqual([...wordings.keys()]);
    expect(rows.find(({ key }) => key === 'product.returnsText')).toMatchObject({
      originalEn: expect.stringMatching(/\{\{count\}\}\sdays/),
      placeholders: [{ name: 'count', exampleRu: '10' }],
    });
    for (const [key, { original, kind, ending }] of wordings)
      for (const language of languages)
        expect([
          key,
          language,
          findWordingFault(original[language], { original: original.ru, kind, ending }),
        ]).toEqual([key, language, null]);
  });
});

describe('a line of pages', () => {
  it('is changed by an editor: pages get it, in the languages that were changed', async () => {
    const changed = await rewordPage({ textRu: 'Взвешиваем при вас.', textUz: 'Oldingizda tortamiz.' });
    expect(changed.json()).toMatchObject({ key: tagline, textEn: null });
    expect(await pageLines()).toEqual([
      {
        key: tagline,
        ...texts({ textRu: 'Взвешиваем при вас.', textUz: 'Oldingizda tortamiz.' }),
        isDescription: false,
      },
    ]);
    expect((await pageLines('uz-Cyrl'))[0]?.textUz).toBe('Олдингизда тортамиз.');
  });

  it('for search engines is a title or a description, which pages get apart', async () => {
    await rewordPage({ textRu: 'Украшения с номером' }, { key: 'content.home.title' });
    await rewordPage({ textRu: 'Кольца и серьги.' }, { key: 'content.home.description' });
    expect((await pageLines()).map(({ key, isDescription }) => [key, isDescription])).toEqual([
      ['content.home.description', true],
      ['content.home.title', false],
    ]);
    const refused = await rewordPage({ textEn: '{{name}} | Shop' }, { key: 'catalog.metaCategoryFrom' });
    expect(refused.json<Problem>().errors?.[0]).toMatchObject({
      path: '/textEn',
      message: expect.stringContaining('{{price}}'),
    });
  });

  it('with the original text follows the original, and is not stored', async () => {
    const { original } = wordings.get(tagline) ?? { original: undefined };
    expect(
      (await rewordPage({ textRu: original?.ru ?? '', textEn: original?.en ?? '' })).json(),
    ).toMatchObject({ version: 0, textRu: null });
    expect(await pageLines()).toEqual([]);
  });

  it('is restored, and its history tells who changed it', async () => {
    const { version } = (await rewordPage({ textRu: 'Взвешиваем при вас.' })).json<WordingRow>();
    expect((await content.delete(`wordings/pages/${tagline}`, version)).json()).toMatchObject({
      version: 0,
      textRu: null,
    });
    expect(await pageLines()).toEqual([]);
    const history = (await content.get(`history/wording/${tagline}`)).json<AuditEntry[]>();
    expect(history.slice(0, 2).map(({ action, changes }) => [action, changes[0]?.op])).toEqual([
      ['wordings.restore', 'DELETE'],
      ['wordings.change', 'INSERT'],
    ]);
  });

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    const { version } = (await rewordPage({ textRu: 'Первый.' })).json<WordingRow>();
    const refused = (await rewordPage({ textRu: 'Второй.' }, { by: owner })).json<Problem>();
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', facts: { current: { textRu: 'Первый.' } } });
    expect((await rewordPage({ textRu: 'Второй.' }, { by: owner, version })).statusCode).toBe(200);
  });

  it('BO-19: that was restored and reworded again is not overwritten by a form of the first rewording', async () => {
    const { version } = (await rewordPage({ textRu: 'Первый.' })).json<WordingRow>();
    await content.delete(`wordings/pages/${tagline}`, version);
    await rewordPage({ textRu: 'Второй.' }, { by: owner });
    const refused = (await rewordPage({ textRu: 'Первый, исправленный.' }, { version })).json<Problem>();
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', facts: { current: { textRu: 'Второй.' } } });
    expect(await pageLines()).toMatchObject([{ textRu: 'Второй.' }]);
  });

  it('that two people change first at the same time keeps the words of one, and the other one sees them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const key = `content.home.${['newTitle', 'latestTitle', 'newAll', 'storyTitle'][round]}`;
      const answers = await Promise.all([
        rewordPage({ textRu: 'Первый.' }, { key }),
        rewordPage({ textRu: 'Второй.' }, { key, by: owner }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 412,
      ]);
      const stored = answers.find(({ statusCode }) => statusCode === 200)?.json<WordingRow>();
      const refused = answers.find(({ statusCode }) => statusCode === 412)?.json<Problem>();
      expect(refused?.facts).toMatchObject({ current: { textRu: stored?.textRu } });
      expect(await pageLines()).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ key, textRu: stored?.textRu })]),
      );
    }
  });

  it('without its placeholder is refused next to the field', async () => {
    const refused = await rewordPage({ textUz: 'Boshqa sayt' }, { key: 'common.partnerSite' });
    expect(refused.json()).toMatchObject({
      code: 'WORDING_UNUSABLE',
      errors: [{ path: '/textUz', message: expect.stringContaining('{{site}}') }],
    });
  });

  it('that may not be changed is not found', async () => {
    expect((await rewordPage({ textRu: 'Вход' }, { key: 'common.logIn' })).statusCode).toBe(404);
    expect((await rewordPage({ textRu: 'Код {{code}}' }, { key: 'messages.sms.code' })).statusCode).toBe(404);
    expect((await rewordMessage(tagline, { textRu: 'Серебро' })).statusCode).toBe(404);
    for (const key of ['nothing', 'common.logIn', 'messages.sms.nothing'])
      expect([key, (await content.get(`history/wording/${key}`)).statusCode]).toEqual([key, 404]);
  });
});

describe('a text of messages', () => {
  it('is changed by those who may change settings', async () => {
    const change = { textRu: 'Zarona: заказ у нас. {{url}}' };
    expect((await rewordMessage('messages.order.sms.PLACED', change, content)).statusCode).toBe(403);
    expect((await rewordMessage('messages.order.sms.PLACED', change)).statusCode).toBe(200);
    expect(await pageLines()).toEqual([]);
  });

  it('is in the next SMS and in the next mail of an order', async () => {
    await rewordMessage('messages.order.sms.PLACED', { textRu: 'Zarona: спасибо за заказ! {{url}}' });
    await rewordMessage('messages.order.subject.PLACED', { textRu: 'Спасибо за заказ {{number}}' });
    await rewordMessage('messages.order.lead.PLACED', { textRu: '{{name}}, позвоним через час.' });
    await rewordMessage('messages.order.mail.total', { textRu: 'К оплате: {{sum}}' });
    const { order, phone } = await buy(sale, { email: 'dilnoza@example.com' });
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).at(-1)?.text).toMatch(/^Zarona: спасибо за заказ! https?:\/\//);
    const mail = messagesTo(sale, 'dilnoza@example.com').at(-1);
    expect(mail?.subject).toBe(`Спасибо за заказ ${order.number}`);
    expect(mail?.text).toMatch(/^К оплате: [\d\s]+сум$/m);
    // the address is not proven, so the greeting is left out
    expect(mail?.text).toMatch(/^Позвоним через час\./);
  });

  it('with a code is sent with its last line, from which the phone fills the code in', async () => {
    await rewordMessage('messages.sms.code', { textRu: 'Вход в Zarona: {{code}}' });
    expect(await sendCode('+998901234567')).toMatch(/^Вход в Zarona: (\d{6})\n@\S+ #\1$/);
  });

  it('with a code cannot leave the code out', async () => {
    expect((await rewordMessage('messages.sms.code', { textRu: 'Вход в Zarona' })).json()).toMatchObject({
      code: 'WORDING_UNUSABLE',
    });
  });

  it('is written in Cyrillic to shoppers who read Uzbek in Cyrillic', async () => {
    await rewordMessage('messages.order.sms.PLACED', { textUz: 'Zarona: rahmat! {{url}}' });
    const { phone } = await buy(sale, { language: 'uz-Cyrl' });
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).at(-1)?.text).toContain('раҳмат!');
  });

  it('that a later version of the shop does not have changes nothing', async () => {
    await sale.db.insertInto('wordings').values({ key: 'messages.order.sms.GONE', text_ru: 'Нет' }).execute();
    const { phone } = await buy(sale);
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).at(-1)?.text).toContain('заказ принят');
  });
});
