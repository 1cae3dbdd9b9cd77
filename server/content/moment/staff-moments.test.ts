import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ContentPicture,
  MomentContent,
  StaffMoment,
  StaffMomentRow,
} from '#contract/admin/content/moment.ts';
import type { Moment } from '#contract/catalog/moment.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { publishDueContent } from '../publish-due.ts';

let sale: Sale;
let content: StaffBrowser;
let models: number[];
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
  models = [await addProduct(sale.db), await addProduct(sale.db)];
});
afterAll(() => sale.close());
beforeEach(async () => {
  await sale.db.deleteFrom('content_drafts').execute();
  await sale.db.deleteFrom('content_versions').execute();
  await sale.db.deleteFrom('moments').execute();
  await sale.db.deleteFrom('old_slugs').execute();
});

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a46' } }).jpeg();
const upload = async (): Promise<ContentPicture> =>
  (await content.upload('content-pictures?name=Вечер.jpg', await picture.toBuffer())).json();
const add = async (product = 'nikoh'): Promise<StaffMoment> =>
  (await content.post('moments', { product, titleRu: 'Свадьба' })).json();

async function written(moment: StaffMoment): Promise<MomentContent> {
  const { id: attachmentId } = await upload();
  const placed = { attachmentId, altUz: '', altRu: 'Кольцо на руке', altEn: '' };
  const [first = 0, second = 0] = models;
  return {
    ...moment.published,
    leadRu: 'Один день',
    cover: placed,
    scenes: [
      {
        textUz: '',
        textRu: 'Утро',
        textEn: '',
        picture: placed,
        hotspots: [{ productId: second, x: 40.5, y: 60 }],
        productIds: [first, second],
      },
    ],
  };
}
const versionOf = async (id: number) => (await content.get(`moments/${id}`)).json<StaffMoment>().version;
const save = async (id: number, moment: object, version?: number) =>
  content.patch(`moments/${id}/draft`, moment, version ?? (await versionOf(id)));
const publish = async (id: number, body: object = {}) =>
  content.post(`moments/${id}/publish`, body, await versionOf(id));
const shown = async (product = 'nikoh'): Promise<Moment & { code?: string }> =>
  (await shopper(sale.app).get(`/api/v1/moments/${product}`)).json();

describe('a moment', () => {
  it('is created hidden, and shown with its pictures, hotspots and models once its draft is published', async () => {
    const moment = await add();
    expect(moment).toMatchObject({ state: 'DRAFT', draft: null, published: { product: 'nikoh' } });
    const draft = await written(moment);
    expect((await save(moment.id, draft)).json()).toMatchObject({
      draft: { content: draft },
      state: 'DRAFT',
    });
    expect((await shown()).code).toBe('NOT_FOUND');
    const published = (await publish(moment.id)).json<StaffMoment>();
    expect(published).toMatchObject({ state: 'ACTIVE', draft: null, published: draft });
    expect(new Set(published.models.map(({ id }) => id))).toEqual(new Set(models));
    expect(await shown()).toMatchObject({
      titleRu: 'Свадьба',
      cover: { altRu: 'Кольцо на руке' },
      scenes: [{ textRu: 'Утро', hotspots: [{ x: 40.5, y: 60 }], productIds: models }],
      productIds: models,
    });
  });

  it('BO-49: is not published without a cover, texts of its pictures and scenes; the response lists what is missing', async () => {
    const moment = await add();
    await save(moment.id, moment.published);
    expect((await publish(moment.id)).json()).toMatchObject({
      code: 'CONTENT_NOT_READY',
      facts: { missing: ['lead', 'cover', 'scenes'] },
    });
  });

  it('BO-49: is shown and hidden at its scheduled times', async () => {
    const moment = await add();
    await save(moment.id, await written(moment));
    const soon = new Date(sale.parts.now().getTime() + 30 * 60_000);
    const minutes = (count: number) => new Date(soon.getTime() + count * 60_000);
    await publish(moment.id, { at: soon.toISOString() });
    await publishDueContent(sale.db, minutes(-1));
    expect((await shown()).code).toBe('NOT_FOUND');
    await publishDueContent(sale.db, minutes(1));
    expect((await shown()).titleRu).toBe('Свадьба');
    const later = minutes(60).toISOString();
    expect((await content.post(`moments/${moment.id}/hide`, { at: later })).json()).toMatchObject({
      state: 'ACTIVE',
      archiveAt: later,
    });
    await publishDueContent(sale.db, minutes(61));
    expect((await shown()).code).toBe('NOT_FOUND');
  });

  it('with a new address is redirected to from the old one, which no other moment can take', async () => {
    const moment = await add();
    await save(moment.id, await written(moment));
    await publish(moment.id);
    await save(moment.id, { ...(await written(moment)), product: 'toy' });
    await publish(moment.id);
    expect((await shown('nikoh')).product).toBe('toy');
    expect((await content.post('moments', { product: 'nikoh', titleRu: 'Снова' })).json()).toMatchObject({
      code: 'SLUG_TAKEN',
    });
  });

  it('refuses unknown models and pictures at their places', async () => {
    const moment = await add();
    const draft = await written(moment);
    const refused = async (part: object): Promise<unknown> =>
      (await save(moment.id, { ...draft, ...part })).json<{ errors: unknown }>().errors;
    const [scene] = draft.scenes;
    const other = { ...scene, productIds: [999_999], hotspots: [{ productId: 999_998, x: 1, y: 2 }] };
    expect(await refused({ scenes: [scene, other] })).toMatchObject([
      { path: '/scenes/1/productIds', code: 'unknown' },
      { path: '/scenes/1/hotspots/0', code: 'unknown' },
    ]);
    const gone = { ...draft.cover, attachmentId: 999_997 };
    expect(await refused({ cover: gone, scenes: [scene, { ...scene, picture: gone }] })).toMatchObject([
      { path: '/cover', code: 'pictureRemoved' },
      { path: '/scenes/1/picture', code: 'pictureRemoved' },
    ]);
  });

  it('can be moved to another position', async () => {
    const ids = [await add('a'), await add('b'), await add('c')].map(({ id }) => id);
    const moved = await content.post(`moments/${ids[2]}/move`, { place: 0 });
    expect(moved.json<StaffMomentRow[]>().map(({ product }) => product)).toEqual(['c', 'a', 'b']);
  });

  it('refuses the second of two saves of its draft, and names who saved first', async () => {
    const moment = await add();
    await save(moment.id, moment.published, moment.version);
    expect((await save(moment.id, moment.published, moment.version)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { draft: { isBehind: false } } },
    });
  });
});
