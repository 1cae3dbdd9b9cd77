import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { WordingRow } from '#contract/admin/content/wording.ts';
import { testApp } from '#server/testing.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let staff: TestedStaff;
let owner: StaffBrowser;
let content: StaffBrowser;
let all: WordingRow[];
const list = async (query: Record<string, string> = {}) => {
  const answer = await content.get(`wordings?${new URLSearchParams(query)}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<WordingRow[]>();
};
const keysOf = (rows: readonly WordingRow[]) => rows.map(({ key }) => key);
const reword = (key: string, textRu: string) =>
  owner.patch(`wordings/pages/${key}`, { textRu, textUz: null, textEn: null }, 0);

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  [owner, content] = [await staff.enter('OWNER'), await staff.enter('CONTENT')];
  await reword('product.care.cleaning', 'Почистим бесплатно.');
  await reword('common.tagline', 'Взвешиваем при вас.');
  all = await list();
});
afterAll(() => shop.close());

describe('BO-22: the list of texts', () => {
  const plainFilters: [query: Record<string, string>, holds: (row: WordingRow) => boolean][] = [
    [{ place: 'SEARCH' }, ({ place }) => place === 'SEARCH'],
    [{ place: 'HOME,MAIL' }, ({ place }) => place === 'HOME' || place === 'MAIL'],
    [{ kind: 'TITLE,BODY' }, ({ kind }) => kind === 'TITLE' || kind === 'BODY'],
    [{ place: 'MAIL', kind: 'LINE' }, ({ place, kind }) => place === 'MAIL' && kind === 'LINE'],
    [{ changed: 'true' }, ({ version }) => version > 0],
    [{ q: 'взвешиваем ПРИ' }, ({ key }) => key === 'common.tagline'],
    [{ q: 'messages.order.mail' }, ({ key }) => key.startsWith('messages.order.mail')],
    // the name of the text on the screen
    [{ q: 'footer', place: 'FOOTER' }, () => false],
    [{ q: 'Link to the other' }, ({ key }) => key === 'common.partnerSite'],
  ];

  it.each(plainFilters)('with %j has what the filter says, in the same order', async (query, holds) => {
    expect(keysOf(await list(query))).toEqual(keysOf(all.filter(holds)));
  });

  it('finds a text in Uzbek by the apostrophe of a keyboard', async () => {
    const found = keysOf(await list({ q: "do'kon" }));
    expect(found).toContain('stores.metaDescription');
    expect(found).toEqual(keysOf(await list({ q: 'doʻkon' })));
  });

  it('is sorted by the day of the change; texts without one come last', async () => {
    const changed = ['product.care.cleaning', 'common.tagline'];
    expect(keysOf(await list({ sort: 'changedAt' })).slice(0, 2)).toEqual(changed);
    expect(keysOf(await list({ sort: '-changedAt' })).slice(0, 2)).toEqual(changed.toReversed());
    expect(keysOf(await list({ sort: '-place' }))).toEqual(keysOf(all).toReversed());
  });
});

describe('a text, a page, a moment and a banner', () => {
  it('have notes and presence, for those who edit content', async () => {
    const idOf = async (table: 'moments' | 'banners') =>
      (await shop.db.selectFrom(table).select('id').executeTakeFirst())?.id;
    const records = [
      'wording/messages.order.subject.RECEIVING_CHANGED',
      'page/contacts',
      `moment/${await idOf('moments')}`,
      `banner/${await idOf('banners')}`,
    ].filter((record) => !record.endsWith('undefined'));
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) {
      const [resource = '', id = ''] = record.split('/');
      const written = await content.post(`notes/${record}`, { body: 'Ждём перевод', mentions: [] });
      expect([record, written.statusCode]).toEqual([record, 201]);
      const present = { resource, record: id, mode: 'EDIT', tab: crypto.randomUUID() };
      expect([record, (await content.put('presence', present)).statusCode]).toEqual([record, 200]);
      expect((await owner.get(`notes/${record}`)).json()).toMatchObject({
        notes: [{ body: 'Ждём перевод' }],
      });
    }
    for (const record of ['page/none', 'banner/999999', 'moment/none', 'wording/Ж'])
      expect([record, (await content.get(`notes/${encodeURI(record)}`)).statusCode]).toEqual([record, 404]);
  });

  it('of which the content has a history, for those who may read the record', async () => {
    const page = (await content.get('pages/contacts')).json<{ version: number; published: object }>();
    const body = { ...page.published, titleRu: 'Как нас найти' };
    expect((await content.patch('pages/contacts/draft', body, page.version)).statusCode).toBe(200);
    const [entry] = (await content.get('history/page/contacts')).json<AuditEntry[]>();
    expect(entry).toMatchObject({ action: 'pages.draft', changes: [{ table: 'content_drafts' }] });
    const seller = await staff.enter('SELLER');
    expect((await seller.get('history/page/contacts')).statusCode).toBe(404);
    expect((await content.get('history/transfer/1')).statusCode).toBe(404);
    expect((await owner.get('history/customer/1')).statusCode).toBe(400);
  });
});
