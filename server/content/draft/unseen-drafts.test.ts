import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffBanner } from '#contract/admin/content/banner.ts';
import type { StaffPage } from '#contract/admin/content/page.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let anora: StaffBrowser;
let bekzod: StaffBrowser;
let pictures: number[];
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [anora, bekzod] = [await staff.enter('CONTENT'), await staff.enter('OWNER')];
  const alt = { uz: '', ru: '', en: '' };
  const rows = await sale.db
    .insertInto('attachments')
    .values(['a', 'b'].map((name) => ({ key: `content/${name}.jpg`, kind: 'IMAGE' as const, alt })))
    .returning('id')
    .execute();
  pictures = rows.map(({ id }) => id);
});
afterAll(() => sale.close());
beforeEach(async () => {
  await sale.db.deleteFrom('content_drafts').execute();
  await sale.db.deleteFrom('content_versions').execute();
  await sale.db.deleteFrom('pages').where('slug', '=', 'gifts').execute();
  await bekzod.post('pages', { slug: 'gifts', titleUz: 'Sovgʻa', titleRu: 'Подарки', titleEn: 'Gifts' });
});

/** A form: what its author saw when it was opened. */
const open = async (): Promise<StaffPage> => (await anora.get('pages/gifts')).json();
const save = (by: StaffBrowser, { published, version }: StaffPage, heading: string) => {
  const page = { ...published, bodyRu: [{ kind: 'heading', text: heading }] };
  return by.patch('pages/gifts/draft', page, version);
};
const publish = (by: StaffBrowser, { version }: StaffPage) => by.post('pages/gifts/publish', {}, version);
const drop = (by: StaffBrowser, { version }: StaffPage) => by.delete('pages/gifts/draft', version);
const saved = async (heading: string): Promise<StaffPage> =>
  (await save(bekzod, await open(), heading)).json();
const published = async (heading: string): Promise<StaffPage> =>
  (await publish(bekzod, await saved(heading))).json();
const headingOf = ({ bodyRu }: StaffPage['published']) => bodyRu[0];

describe('BO-19: the form of a page', () => {
  it('that was opened before somebody published another text does not overwrite it', async () => {
    const form = await open();
    await published('Текст Бекзода');
    expect((await save(anora, form, 'Текст Аноры')).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { draft: null }, changedBy: expect.any(String) },
    });
    const now = await open();
    expect(headingOf(now.published)).toMatchObject({ text: 'Текст Бекзода' });
    expect((await save(anora, now, 'Текст обоих')).statusCode).toBe(200);
  });

  it('with a draft that was published since does not overwrite the next draft', async () => {
    const form = await saved('Первый черновик');
    await publish(bekzod, form);
    await saved('Второй черновик');
    expect((await save(anora, form, 'Текст Аноры')).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { draft: { content: { bodyRu: [{ text: 'Второй черновик' }] } } } },
    });
    expect((await publish(anora, form)).statusCode).toBe(412);
    expect((await drop(anora, form)).statusCode).toBe(412);
    expect((await open()).draft?.content).toMatchObject({ bodyRu: [{ text: 'Второй черновик' }] });
  });

  it('with a draft that was dropped since overwrites neither the published text nor the next draft', async () => {
    const form = await saved('Первый черновик');
    await drop(bekzod, form);
    expect((await save(anora, form, 'Текст Аноры')).statusCode).toBe(412);
    await saved('Второй черновик');
    expect((await save(anora, form, 'Текст Аноры')).statusCode).toBe(412);
  });

  it('that was opened before a draft was saved and dropped is saved: what it shows has not changed', async () => {
    const form = await open();
    await drop(bekzod, await saved('Черновик'));
    expect((await save(anora, form, 'Текст Аноры')).statusCode).toBe(200);
  });

  it('that was removed does not overwrite a later page at its address', async () => {
    const form = await open();
    await bekzod.delete('pages/gifts', form.version);
    await bekzod.post('pages', { slug: 'gifts', titleUz: 'Yangi', titleRu: 'Новая', titleEn: 'New' });
    expect((await save(anora, form, 'Текст Аноры')).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { published: { titleRu: 'Новая' } } },
    });
    expect((await anora.delete('pages/gifts', form.version)).statusCode).toBe(412);
  });

  it('has a history in which a dropped draft is dropped', async () => {
    await drop(anora, await saved('Черновик'));
    await published('Текст');
    const history = (await anora.get('history/page/gifts')).json<AuditEntry[]>();
    expect(
      history
        .slice(0, 4)
        .map(({ action, changes }) => [action, ...changes.map(({ table, op }) => `${op} ${table}`)]),
    ).toEqual([
      ['pages.publish', 'UPDATE pages', 'DELETE content_drafts'],
      ['pages.draft', 'INSERT content_drafts'],
      ['pages.drop-draft', 'DELETE content_drafts'],
      ['pages.draft', 'INSERT content_drafts'],
    ]);
  });
});

describe('BO-19: the form of a banner', () => {
  const read = async (id: number): Promise<StaffBanner> => (await anora.get(`banners/${id}`)).json();
  const saveBanner = (by: StaffBrowser, { id, published, version }: StaffBanner, change: object) => {
    const banner = { ...published, altRu: 'Кольцо', link: '/catalog', ...change };
    return by.patch(`banners/${id}/draft`, banner, version);
  };
  const cover = (nth: number) => ({ pictures: [{ fromWidth: 0, attachmentId: pictures[nth] }] });
  async function shownBanner(): Promise<StaffBanner> {
    const added = (
      await bekzod.post('banners', { placement: 'HOME_HERO', titleRu: 'Новое' })
    ).json<StaffBanner>();
    const { version } = (await saveBanner(bekzod, added, cover(0))).json<StaffBanner>();
    return (await bekzod.post(`banners/${added.id}/publish`, {}, version)).json();
  }

  it('does not overwrite a picture that was published since, nor the end of the banner', async () => {
    const form = await shownBanner();
    const { version } = (await saveBanner(bekzod, form, cover(1))).json<StaffBanner>();
    await bekzod.post(`banners/${form.id}/publish`, {}, version);
    expect((await saveBanner(anora, form, { titleRu: 'Другое' })).statusCode).toBe(412);
    const later = await read(form.id);
    await bekzod.post(`banners/${form.id}/end`);
    expect((await saveBanner(anora, later, { titleRu: 'Другое' })).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { published: { activeTo: expect.any(String), ...cover(1) } } },
    });
  });

  it('with a draft does not end what others changed of the published one meanwhile', async () => {
    const banner = await shownBanner();
    const draft = (await saveBanner(bekzod, banner, { titleRu: 'Черновик' })).json<StaffBanner>();
    await bekzod.post(`banners/${banner.id}/end`);
    expect((await saveBanner(anora, draft, { titleRu: 'Другое' })).statusCode).toBe(412);
    expect((await anora.post(`banners/${banner.id}/publish`, {}, draft.version)).statusCode).toBe(412);
    expect((await read(banner.id)).draft).toMatchObject({ isBehind: true });
  });

  it('is saved after another order of the banners, which it does not show', async () => {
    const [one, two] = [await shownBanner(), await shownBanner()];
    await bekzod.post(`banners/${two.id}/move`, { place: 0 });
    expect((await saveBanner(anora, one, { titleRu: 'Другое' })).statusCode).toBe(200);
    expect((await read(one.id)).draft).toMatchObject({ isBehind: false });
  });
});
