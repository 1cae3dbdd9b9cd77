import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffPage, StaffPageRow } from '#contract/admin/content/page.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { publishDueContent } from '../publish-due.ts';

let sale: Sale;
let content: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [content, owner] = [await staff.enter('CONTENT'), await staff.enter('OWNER')];
});
afterAll(() => sale.close());

const words = (text: string) => ({ uz: text, ru: text, en: text });
const body = { uz: [], ru: [{ kind: 'heading', text: 'Было' }], en: [] };
beforeEach(async () => {
  await sale.db.deleteFrom('content_drafts').execute();
  await sale.db.deleteFrom('content_versions').execute();
  await sale.db.deleteFrom('pages').where('slug', '=', 'care').execute();
  await sale.db
    .insertInto('pages')
    .values({
      slug: 'care',
      title: words('Уход'),
      description: words('Как ухаживать'),
      body: JSON.stringify(body),
    })
    .execute();
});

const texts = (heading: string) => ({
  titleUz: 'Parvarish',
  titleRu: 'Уход',
  titleEn: 'Care',
  descriptionUz: '',
  descriptionRu: 'Как ухаживать',
  descriptionEn: '',
  bodyUz: [],
  bodyRu: [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text: ['Читайте ', { text: 'о доставке', href: '/delivery' }, '.'] },
  ],
  bodyEn: [],
  listedIn: null,
});
const read = async (): Promise<StaffPage> => (await content.get('pages/care')).json();
const versionOf = async (slug = 'care') => (await content.get(`pages/${slug}`)).json<StaffPage>().version;
const save = async (
  heading: string,
  { version, by = content }: { version?: number; by?: StaffBrowser } = {},
) => by.patch('pages/care/draft', texts(heading), version ?? (await versionOf()));
const saveOf = async (slug: string, page: object) =>
  content.patch(`pages/${slug}/draft`, page, await versionOf(slug));
const publish = async (body: object = {}, slug = 'care') =>
  content.post(`pages/${slug}/publish`, body, await versionOf(slug));
const restore = async (versionId: number | undefined) =>
  content.post('pages/care/restore', { versionId }, await versionOf());
const shown = async (): Promise<unknown> => {
  const page = (await shopper(sale.app).get('/api/v1/pages/care')).json<{ bodyRu: { text: unknown }[] }>();
  return page.bodyRu[0]?.text;
};

describe('a page', () => {
  it('is edited as a draft, which shoppers see once it is published', async () => {
    expect(await read()).toMatchObject({ draft: null, versions: [] });
    expect((await save('Стало')).json()).toMatchObject({ draft: { isBehind: false } });
    expect(await shown()).toBe('Было');
    expect(
      (await content.get('pages')).json<StaffPageRow[]>().find(({ slug }) => slug === 'care'),
    ).toMatchObject({ languages: ['ru'], draftVersion: await versionOf(), publishAt: null });
    const published = await publish();
    expect(published.json()).toMatchObject({
      draft: null,
      published: { titleUz: 'Parvarish' },
      versions: [{ publishedBy: expect.any(String) }, { publishedBy: null }],
    });
    expect(await shown()).toBe('Стало');
  });

  it('can be restored from a published version as a draft, and published again', async () => {
    await save('Стало');
    const { versions } = (await publish()).json<StaffPage>();
    expect((await restore(versions.at(-1)?.id)).json()).toMatchObject({
      draft: { content: { bodyRu: [{ text: 'Было' }] } },
    });
    expect(await shown()).toBe('Стало');
    await publish();
    expect(await shown()).toBe('Было');
    expect((await restore(999_999)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('BO-49: is published at its scheduled time, not earlier; saving the draft again removes the schedule', async () => {
    await save('Завтра');
    const at = new Date(sale.parts.now().getTime() + 30 * 60_000);
    const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
    const scheduled = await publish({ at: at.toISOString() });
    expect(scheduled.json()).toMatchObject({ draft: { publishAt: at.toISOString() } });
    await publishDueContent(sale.db, minutes(-1));
    expect(await shown()).toBe('Было');
    await publishDueContent(sale.db, minutes(1));
    expect(await shown()).toBe('Завтра');
    await publishDueContent(sale.db, minutes(2));
    expect(await read()).toMatchObject({ draft: null });

    await save('Потом');
    await publish({ at: at.toISOString() });
    await save('Ещё позже');
    await publishDueContent(sale.db, minutes(3));
    expect(await shown()).toBe('Завтра');
  });

  it('BO-19: refuses the second of two saves of a draft and names who saved first; nothing is lost', async () => {
    const version = await versionOf();
    const first = await save('Первый', { version, by: owner });
    expect(first.statusCode).toBe(200);
    const { name } = (await owner.get('session')).json<{ name: string }>();
    expect((await save('Второй', { version })).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { changedBy: name, current: { draft: { savedBy: name } } },
    });
    const { version: seen } = first.json<StaffPage>();
    expect((await save('Второй', { version: seen })).statusCode).toBe(200);
  });

  it.each([
    [{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }],
    [{ kind: 'html', text: '<b>' }],
    [{ kind: 'table', head: ['a', 'b'], rows: [['1', '2', '3']] }],
  ])('refuses the block %j', async (block) => {
    const page = { ...texts('x'), bodyRu: [block] };
    const answer = await content.patch('pages/care/draft', page, await versionOf());
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('refuses a link to a page that the shop does not have, at its block', async () => {
    const link = (href: string) => [
      { kind: 'list', isOrdered: false, items: [['Наше ', { text: 'x', href }]] },
    ];
    const saved = async (href: string) =>
      (await saveOf('care', { ...texts('x'), bodyUz: link(href) })).json<object>();
    for (const dead of [
      '/nope',
      '/catalog/nope',
      '/product/nope',
      '/product/nope/reviews',
      '/catalog/a/b',
      '/delivery/nope',
      '/pages/care',
      '/uz/delivery',
      '//example.com',
    ])
      expect(await saved(dead)).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: '/bodyUz/0/text', code: 'link', message: expect.stringContaining(dead) as string }],
      });
    for (const alive of [
      '/care#top',
      '/requests/call-back?about=factory',
      '/stores',
      '/',
      'tel:+998712000000',
    ])
      expect(await saved(alive)).toMatchObject({ draft: { isBehind: false } });
  });

  it('refuses a picture that does not exist, at its block', async () => {
    const bodyRu = [...texts('x').bodyRu, { kind: 'picture', key: 'content/none.jpg', alt: '' }];
    const answer = await content.patch('pages/care/draft', { ...texts('x'), bodyRu }, await versionOf());
    expect(answer.json()).toMatchObject({ errors: [{ path: '/bodyRu/2/key', code: 'pictureRemoved' }] });
  });

  it('without a draft cannot be published, and its draft cannot be deleted', async () => {
    expect((await publish()).json()).toMatchObject({ code: 'NOT_FOUND' });
    const dropped = await content.delete('pages/care/draft', await versionOf());
    expect(dropped.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a page created by the staff', () => {
  const titles = { titleUz: 'Sovgʻa kartasi', titleRu: 'Подарочная карта', titleEn: 'Gift card' };
  const add = (slug: string) => content.post('pages', { slug, ...titles });
  const remove = async (slug: string) => content.delete(`pages/${slug}`, await versionOf(slug));
  const open = (path: string) => shopper(sale.app).get(`/api/v1/pages${path}`);
  beforeEach(() => sale.db.deleteFrom('pages').where('slug', '=', 'gift-cards').execute());

  it('is shown once published, in the footer list that its draft names', async () => {
    expect((await add('gift-cards')).json()).toMatchObject({ slug: 'gift-cards', state: 'DRAFT', uses: [] });
    expect((await add('gift-cards')).json()).toMatchObject({ code: 'SLUG_TAKEN' });
    expect((await open('/gift-cards')).statusCode).toBe(404);
    const words = { ...texts('Как подарить'), ...titles, listedIn: 'HELP' };
    await saveOf('gift-cards', { ...words, bodyRu: [] });
    expect((await publish({}, 'gift-cards')).json()).toMatchObject({
      code: 'CONTENT_NOT_READY',
      facts: { missing: ['bodyRu'] },
    });
    await saveOf('gift-cards', words);
    expect((await publish({}, 'gift-cards')).json()).toMatchObject({
      state: 'PUBLISHED',
      versions: [{ publishedBy: expect.any(String) }],
    });
    expect((await open('')).json()).toEqual([{ slug: 'gift-cards', ...titles, listedIn: 'HELP' }]);
  });

  it.each(['catalog', 'admin', 'uz', 'ring-moments'])(
    'cannot have the reserved address /%s',
    async (slug) => {
      expect((await add(slug)).json()).toMatchObject({ code: 'ADDRESS_RESERVED' });
    },
  );

  it('can be removed once nothing links to it, and its address is then GONE; pages that the shop itself links to cannot be removed', async () => {
    await add('gift-cards');
    await saveOf('gift-cards', texts('Карта'));
    await publish({}, 'gift-cards');
    const linked = [{ kind: 'paragraph', text: [{ text: 'карта', href: '/gift-cards#how' }] }];
    await saveOf('care', { ...texts('x'), bodyRu: linked });
    expect((await content.get('pages/gift-cards')).json()).toMatchObject({
      uses: [{ kind: 'page', id: 'care', isDraft: true }],
    });
    const care = sale.db.selectFrom('pages').select('title').where('slug', '=', 'care');
    const { title } = await care.executeTakeFirstOrThrow();
    content.headers['accept-language'] = 'en';
    expect((await content.get('pages/gift-cards')).json()).toMatchObject({ uses: [{ title: title.en }] });
    content.headers['accept-language'] = undefined;
    expect((await remove('gift-cards')).json()).toMatchObject({
      code: 'IN_USE',
      facts: { pages: 1, banners: 0 },
    });
    await sale.db.deleteFrom('content_drafts').execute();
    expect((await remove('gift-cards')).statusCode).toBe(204);
    expect((await open('/gift-cards')).json()).toMatchObject({ code: 'GONE' });
    expect((await remove('care')).json()).toMatchObject({ code: 'PAGE_OF_SHOP' });
    await add('gift-cards');
    expect((await open('/gift-cards')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
