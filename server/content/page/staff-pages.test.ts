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
const save = (heading: string, version: number, by = content) =>
  by.patch('pages/care/draft', texts(heading), version);
const shown = async (): Promise<unknown> => {
  const page = (await shopper(sale.app).get('/api/v1/pages/care')).json<{ bodyRu: { text: unknown }[] }>();
  return page.bodyRu[0]?.text;
};

describe('a page', () => {
  it('is edited as a draft, which shoppers see once it is published', async () => {
    expect(await read()).toMatchObject({ version: 0, draft: null, versions: [] });
    expect((await save('Стало', 0)).json()).toMatchObject({ version: 1, draft: { isBehind: false } });
    expect(await shown()).toBe('Было');
    expect(
      (await content.get('pages')).json<StaffPageRow[]>().find(({ slug }) => slug === 'care'),
    ).toMatchObject({ languages: ['ru'], draftVersion: 1, publishAt: null });
    const published = await content.post('pages/care/publish', {}, 1);
    expect(published.json()).toMatchObject({
      version: 0,
      draft: null,
      published: { titleUz: 'Parvarish' },
      versions: [{ publishedBy: expect.any(String) }, { publishedBy: null }],
    });
    expect(await shown()).toBe('Стало');
  });

  it('can be restored from a published version as a draft, and published again', async () => {
    await save('Стало', 0);
    const { versions } = (await content.post('pages/care/publish', {}, 1)).json<StaffPage>();
    const first = versions.at(-1)?.id;
    expect((await content.post('pages/care/restore', { versionId: first }, 0)).json()).toMatchObject({
      version: 1,
      draft: { content: { bodyRu: [{ text: 'Было' }] } },
    });
    expect(await shown()).toBe('Стало');
    await content.post('pages/care/publish', {}, 1);
    expect(await shown()).toBe('Было');
    expect((await content.post('pages/care/restore', { versionId: 999_999 }, 0)).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('BO-49: is published at its scheduled time, not earlier; saving the draft again removes the schedule', async () => {
    await save('Завтра', 0);
    const at = new Date(sale.parts.now().getTime() + 30 * 60_000);
    const minutes = (count: number) => new Date(at.getTime() + count * 60_000);
    const scheduled = await content.post('pages/care/publish', { at: at.toISOString() }, 1);
    expect(scheduled.json()).toMatchObject({ version: 2, draft: { publishAt: at.toISOString() } });
    await publishDueContent(sale.db, minutes(-1));
    expect(await shown()).toBe('Было');
    await publishDueContent(sale.db, minutes(1));
    expect(await shown()).toBe('Завтра');
    await publishDueContent(sale.db, minutes(2));
    expect(await read()).toMatchObject({ draft: null });

    await save('Потом', 0);
    await content.post('pages/care/publish', { at: at.toISOString() }, 1);
    await save('Ещё позже', 2);
    await publishDueContent(sale.db, minutes(3));
    expect(await shown()).toBe('Завтра');
  });

  it('BO-19: refuses the second of two saves of a draft and names who saved first; nothing is lost', async () => {
    expect((await save('Первый', 0, owner)).statusCode).toBe(200);
    const { name } = (await owner.get('session')).json<{ name: string }>();
    expect((await save('Второй', 0)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { changedBy: name, current: { draft: { savedBy: name } } },
    });
    expect((await save('Второй', 1)).statusCode).toBe(200);
  });

  it.each([
    [{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }],
    [{ kind: 'html', text: '<b>' }],
    [{ kind: 'table', head: ['a', 'b'], rows: [['1', '2', '3']] }],
  ])('refuses the block %j', async (block) => {
    const answer = await content.patch('pages/care/draft', { ...texts('x'), bodyRu: [block] }, 0);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('refuses a picture that does not exist, at its block', async () => {
    const bodyRu = [...texts('x').bodyRu, { kind: 'picture', key: 'content/none.jpg', alt: '' }];
    const answer = await content.patch('pages/care/draft', { ...texts('x'), bodyRu }, 0);
    expect(answer.json()).toMatchObject({ errors: [{ path: '/bodyRu/2/key', code: 'pictureRemoved' }] });
  });

  it('without a draft cannot be published, and its draft cannot be deleted', async () => {
    expect((await content.post('pages/care/publish', {}, 0)).json()).toMatchObject({ code: 'NOT_FOUND' });
    content.headers['if-match'] = '"0"';
    expect((await content.delete('pages/care/draft')).json()).toMatchObject({ code: 'NOT_FOUND' });
    delete content.headers['if-match'];
  });
});

describe('a page created by the staff', () => {
  const titles = { titleUz: 'Sovgʻa kartasi', titleRu: 'Подарочная карта', titleEn: 'Gift card' };
  const add = (slug: string) => content.post('pages', { slug, ...titles });
  const remove = async (slug: string, version = 0) => {
    content.headers['if-match'] = `"${version}"`;
    const answer = await content.delete(`pages/${slug}`);
    delete content.headers['if-match'];
    return answer;
  };
  const open = (path: string) => shopper(sale.app).get(`/api/v1/pages${path}`);
  beforeEach(() => sale.db.deleteFrom('pages').where('slug', '=', 'gift-cards').execute());

  it('is shown once published, in the footer list that its draft names', async () => {
    expect((await add('gift-cards')).json()).toMatchObject({ slug: 'gift-cards', state: 'DRAFT', uses: [] });
    expect((await add('gift-cards')).json()).toMatchObject({ code: 'SLUG_TAKEN' });
    expect((await open('/gift-cards')).statusCode).toBe(404);
    const words = { ...texts('Как подарить'), ...titles, listedIn: 'HELP' };
    await content.patch('pages/gift-cards/draft', { ...words, bodyRu: [] }, 0);
    expect((await content.post('pages/gift-cards/publish', {}, 1)).json()).toMatchObject({
      code: 'CONTENT_NOT_READY',
      facts: { missing: ['bodyRu'] },
    });
    await content.patch('pages/gift-cards/draft', words, 1);
    expect((await content.post('pages/gift-cards/publish', {}, 2)).json()).toMatchObject({
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
    await content.patch('pages/gift-cards/draft', texts('Карта'), 0);
    await content.post('pages/gift-cards/publish', {}, 1);
    const linked = [{ kind: 'paragraph', text: [{ text: 'карта', href: '/gift-cards#how' }] }];
    await content.patch('pages/care/draft', { ...texts('x'), bodyRu: linked }, 0);
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
