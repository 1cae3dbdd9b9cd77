import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffBanner } from '#contract/admin/content/banner.ts';
import type { StaffCollection } from '#contract/admin/catalog/collection.ts';
import type { StaffMoment } from '#contract/admin/content/moment.ts';
import type { StaffPage } from '#contract/admin/content/page.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

interface Link {
  token: string;
  path: string;
  until: string;
}
const link = async (kind: string, id: number | string, at?: string): Promise<Link> =>
  (await content.post('content-previews', { kind, id: String(id), ...(at && { at }) })).json();
const get = (path: string) => shopper(sale.app).get(`/api/v1/${path}`);

describe('a preview link of the staff', () => {
  it('BO-51: shows an unpublished moment, and is never cached', async () => {
    const moment = (await content.post('moments', { product: 'toy', titleRu: 'Той' })).json<StaffMoment>();
    const draft = { ...moment.published, leadRu: 'Черновик' };
    await content.patch(`moments/${moment.id}/draft`, draft, moment.version);
    const { token, path } = await link('moment', moment.id);
    expect(path).toBe('/toy-moments');
    const answer = await get(`moment-preview?token=${token}`);
    expect(answer.json()).toMatchObject({ titleRu: 'Той', leadRu: 'Черновик' });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await get(`preview?token=${token}`)).json()).toMatchObject({ kind: 'moment', isDraft: true });
  });

  it('BO-51: shows a collection with its draft and its models, before and after publication', async () => {
    const names = { nameRu: 'Анор', nameUz: 'Anor', nameEn: 'Anor' };
    const added = (await content.post('collections', names)).json<StaffCollection>();
    const productId = await addProduct(sale.db);
    await sale.db
      .insertInto('collection_products')
      .values({ collection_id: added.id, product_id: productId, position: 1 })
      .execute();
    const written = { ...added.published, storyRu: 'Черновик истории' };
    await content.patch(`collections/${added.id}/draft`, written, added.version);
    const { token, path } = await link('collection', added.id);
    expect(path).toBe(`/collections/${added.published.slugRu}`);
    const answer = await get(`collection-preview?token=${token}`);
    expect(answer.json()).toMatchObject({
      nameRu: 'Анор',
      storyRu: 'Черновик истории',
      productIds: [productId],
      listedAs: null,
    });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await get(`preview?token=${token}`)).json()).toMatchObject({ kind: 'collection', isDraft: true });
    expect((await get(`moment-preview?token=${token}`)).statusCode).toBe(404);
    await sale.db
      .updateTable('collections')
      .set({ collection_state: 'ACTIVE' })
      .where('id', '=', added.id)
      .execute();
    const shown = await get(`collection-preview?token=${token}`);
    expect(shown.json()).toMatchObject({
      storyRu: 'Черновик истории',
      listedAs: added.published.slugEn,
    });
  });

  it('BO-51: of a collection is valid for half an hour', async () => {
    const names = { nameRu: 'Лола', nameUz: 'Lola', nameEn: 'Lola' };
    const { id } = (await content.post('collections', names)).json<StaffCollection>();
    const { token, until } = await link('collection', id);
    expect(Date.parse(until) - sale.parts.now().getTime()).toBe(30 * 60_000);
    expect((await get(`collection-preview?token=${token}`)).statusCode).toBe(200);
    sale.turnClock(31);
    expect((await get(`collection-preview?token=${token}`)).statusCode).toBe(404);
    sale.turnClock(0);
  });

  it('BO-51: with an invalid signature, or of another kind, is NOT_FOUND', async () => {
    const moment = (await content.post('moments', { product: 'ota', titleRu: 'Отцу' })).json<StaffMoment>();
    const { token } = await link('moment', moment.id);
    expect((await get(`moment-preview?token=${token.slice(0, -1)}x`)).statusCode).toBe(404);
    expect((await get(`page-preview?token=${token}`)).statusCode).toBe(404);
    expect((await get('preview?token=moment.1.1.1.x')).statusCode).toBe(404);
  });

  it('shows a page as of a given time: its draft from the scheduled publication on', async () => {
    const words = (text: string) => ({ uz: text, ru: text, en: text });
    const body = JSON.stringify({ uz: [], ru: [], en: [] });
    const texts = {
      descriptionUz: '',
      descriptionRu: '',
      descriptionEn: '',
      bodyUz: [],
      bodyRu: [{ kind: 'heading', text: 'Стало' }],
      bodyEn: [],
      listedIn: null,
    };
    await sale.db
      .insertInto('pages')
      .values({ slug: 'care', title: words('Было'), description: words(''), body })
      .execute();
    const titles = { titleUz: 'Keyin', titleRu: 'Стало', titleEn: 'Then' };
    const page = (await content.get('pages/care')).json<StaffPage>();
    const saved = await content.patch('pages/care/draft', { ...texts, ...titles }, page.version);
    const soon = new Date(sale.parts.now().getTime() + 3_600_000).toISOString();
    await content.post('pages/care/publish', { at: soon }, saved.json<StaffPage>().version);
    const titleAt = async (at?: string) => {
      const { token } = await link('page', 'care', at);
      return (await get(`page-preview?token=${token}`)).json<{ titleRu: string }>().titleRu;
    };
    expect([await titleAt(), await titleAt(soon)]).toEqual(['Было', 'Стало']);
  });

  it('shows a banner before the other banners of its place, within its period', async () => {
    const banner = (
      await content.post('banners', { placement: 'HOME_HERO', titleRu: 'Скоро' })
    ).json<StaffBanner>();
    const from = new Date(sale.parts.now().getTime() + 86_400_000).toISOString();
    await content.patch(
      `banners/${banner.id}/draft`,
      { ...banner.published, activeFrom: from, link: '/catalog' },
      banner.version,
    );
    const titlesAt = async (at?: string) => {
      const { token } = await link('banner', banner.id, at);
      const answer = await get(`banner-preview?placement=HOME_HERO&token=${token}`);
      return answer.json<{ titleRu: string }[]>().map(({ titleRu }) => titleRu);
    };
    expect(await titlesAt()).not.toContain('Скоро');
    expect((await titlesAt(from))[0]).toBe('Скоро');
  });
});
