import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  BannerContent,
  LinkTarget,
  StaffBanner,
  StaffBannerRow,
} from '#contract/admin/content/banner.ts';
import type { Banner } from '#contract/content.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let content: StaffBrowser;
let attachmentId: number;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
  const picture = await sale.db
    .insertInto('attachments')
    .values({ key: 'content/a.jpg', kind: 'IMAGE', alt: { uz: '', ru: '', en: '' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  attachmentId = picture.id;
});
afterAll(() => sale.close());
beforeEach(async () => {
  await sale.db.deleteFrom('content_drafts').execute();
  await sale.db.deleteFrom('content_versions').execute();
  await sale.db.deleteFrom('banners').execute();
});

const add = async (titleRu = 'Новое'): Promise<StaffBanner> =>
  (await content.post('banners', { placement: 'HOME_HERO', titleRu })).json();
const written = ({ published }: StaffBanner): BannerContent => ({
  ...published,
  altRu: 'Кольца на камне',
  link: '/catalog?collection=anor',
  pictures: [{ fromWidth: 0, attachmentId }],
});
const versionOf = async (id: number) => (await content.get(`banners/${id}`)).json<StaffBanner>().version;
const save = async (id: number, banner: BannerContent) =>
  content.patch(`banners/${id}/draft`, banner, await versionOf(id));
const publish = async (id: number) => content.post(`banners/${id}/publish`, {}, await versionOf(id));
const shown = async (): Promise<string[]> =>
  (await shopper(sale.app).get('/api/v1/banners?placement=HOME_HERO'))
    .json<Banner[]>()
    .map(({ titleRu }) => titleRu);

describe('a banner', () => {
  it('is shown from its publication until it is ended', async () => {
    const banner = await add();
    await save(banner.id, written(banner));
    expect(await shown()).toEqual([]);
    expect((await publish(banner.id)).json()).toMatchObject({ state: 'ACTIVE', draft: null });
    expect(await shown()).toEqual(['Новое']);
    expect((await content.post(`banners/${banner.id}/end`)).statusCode).toBe(200);
    expect(await shown()).toEqual([]);
  });

  it('with a future period has no period after it is ended', async () => {
    const banner = await add();
    const activeFrom = new Date(sale.parts.now().getTime() + 3_600_000).toISOString();
    await save(banner.id, { ...written(banner), activeFrom });
    await publish(banner.id);
    expect((await content.post(`banners/${banner.id}/end`)).json()).toMatchObject({
      published: { activeFrom: null },
    });
    expect(await shown()).toEqual([]);
  });

  it('BO-49: is not published without a picture or with a period that ends before it begins', async () => {
    const banner = await add();
    await save(banner.id, { ...written(banner), pictures: [] });
    expect((await publish(banner.id)).json()).toMatchObject({
      code: 'CONTENT_NOT_READY',
      facts: { missing: ['cover'] },
    });
    const wrong = { activeFrom: '2026-05-02T00:00:00Z', activeTo: '2026-05-01T00:00:00Z' };
    expect((await save(banner.id, { ...written(banner), ...wrong })).json()).toMatchObject({
      code: 'PERIOD_WRONG',
    });
  });

  it.each([
    '/nowhere',
    '/catalog/none',
    '/none-moments',
    '/collections/a/b',
    '/delivery/none',
    '//example.com',
  ])('cannot link to %s, which is not a page of the shop', async (link) => {
    const banner = await add();
    expect((await save(banner.id, { ...written(banner), link })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/link', code: 'unknown' }],
    });
  });

  it('refuses a picture that does not exist, at its place', async () => {
    const banner = await add();
    const pictures = [...written(banner).pictures, { fromWidth: 768, attachmentId: 999_999 }];
    expect((await save(banner.id, { ...written(banner), pictures })).json()).toMatchObject({
      errors: [{ path: '/pictures/1', code: 'pictureRemoved' }],
    });
  });

  it('reports the banner that covers it, and can be moved before it', async () => {
    const banners = [await add('Первый'), await add('Второй')];
    for (const banner of banners) {
      await save(banner.id, written(banner));
      await publish(banner.id);
    }
    const list = (await content.get('banners')).json<StaffBannerRow[]>();
    expect(list.map(({ coveredBy }) => coveredBy)).toEqual([null, 'Первый']);
    const moved = await content.post(`banners/${banners[1]?.id}/move`, { place: 0 });
    expect(moved.json<StaffBannerRow[]>().map(({ titleRu }) => titleRu)).toEqual(['Второй', 'Первый']);
    expect(await shown()).toEqual(['Второй', 'Первый']);
  });

  it('reports overlapping banners of its place, with the overlapping period', async () => {
    const [day, now] = [86_400_000, sale.parts.now().getTime()];
    const inDays = (days: number) => new Date(now + days * day).toISOString();
    const first = await add('Первый');
    await save(first.id, { ...written(first), activeFrom: inDays(1), activeTo: inDays(10) });
    await publish(first.id);
    const second = await add('Второй');
    const saved = await save(second.id, { ...written(second), activeFrom: inDays(5) });
    const shared = { from: inDays(5), to: inDays(10) };
    expect(saved.json()).toMatchObject({
      overlaps: [{ id: first.id, titleRu: 'Первый', isBefore: true, ...shared }],
    });
    await publish(second.id);
    const list = (await content.get('banners')).json<StaffBannerRow[]>();
    expect(list.map(({ overlaps }) => overlaps)).toMatchObject([
      [{ id: second.id, titleRu: 'Второй', isBefore: false, ...shared }],
      [{ id: first.id, titleRu: 'Первый', isBefore: true, ...shared }],
    ]);
    const later = await save(second.id, { ...written(second), activeFrom: inDays(10) });
    expect(later.json()).toMatchObject({ overlaps: [] });
  });

  it('link targets are found by name, and names by address', async () => {
    await sale.db.deleteFrom('pages').where('slug', '=', 'gifts').execute();
    await sale.db
      .insertInto('pages')
      .values({
        slug: 'gifts',
        title: { uz: 'Sovgʻalar', ru: 'Подарки', en: 'Gifts' },
        description: { uz: '', ru: '', en: '' },
        body: JSON.stringify({ uz: [], ru: [], en: [] }),
      })
      .execute();
    const page = { kind: 'page', path: '/gifts', nameUz: 'Sovgʻalar', nameRu: 'Подарки', nameEn: 'Gifts' };
    const find = async (query: string): Promise<LinkTarget[]> =>
      (await content.get(`link-targets?${query}`)).json();
    expect(await find(`q=${encodeURIComponent('подар')}`)).toEqual([page]);
    expect(await find(`path=${encodeURIComponent('/gifts')}`)).toEqual([page]);
    expect(await find(`path=${encodeURIComponent('/nowhere')}`)).toEqual([]);
    const model = (await find('q=ZR-')).find(({ kind }) => kind === 'model');
    expect(model === undefined ? undefined : await find(`path=${encodeURIComponent(model.path)}`)).toEqual(
      model === undefined ? undefined : [model],
    );
  });

  it('can be restored to a previous version', async () => {
    const banner = await add();
    await save(banner.id, written(banner));
    await publish(banner.id);
    await save(banner.id, { ...written(banner), titleRu: 'Другое' });
    const { versions } = (await publish(banner.id)).json<StaffBanner>();
    const body = { versionId: versions.at(-1)?.id };
    const restored = await content.post(`banners/${banner.id}/restore`, body, await versionOf(banner.id));
    expect(restored.json()).toMatchObject({ draft: { content: { titleRu: 'Новое' } } });
  });
});
