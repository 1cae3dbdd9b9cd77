import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { CollectionContent, StaffCollection } from '#contract/admin/catalog/collection.ts';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import type { Collection } from '#contract/catalog/collection.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
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
  models = [await addProduct(sale.db), await addProduct(sale.db), await addProduct(sale.db)];
  for (const productId of models) await addPiece(sale.db, { productId });
});
afterAll(() => sale.close());

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a46' } }).jpeg();
const add = async (name: string): Promise<StaffCollection> =>
  (await content.post('collections', { nameRu: name, nameUz: `${name} uz`, nameEn: `${name} en` })).json();

async function written({ published }: StaffCollection): Promise<CollectionContent> {
  const answer = await content.upload('content-pictures?name=anor.jpg', await picture.toBuffer());
  const { id: attachmentId } = answer.json<ContentPicture>();
  const placed = { attachmentId, altUz: '', altRu: 'Серьги с гранатом', altEn: '' };
  return { ...published, descriptionRu: 'Гранат.', storyRu: 'История.', cover: placed, pictures: [placed] };
}

const save = ({ id, version }: StaffCollection, draft: object) =>
  content.patch(`collections/${id}/draft`, draft, version);
const publish = ({ id, version }: StaffCollection, body: object = {}) =>
  content.post(`collections/${id}/publish`, body, version);

async function shownAs(name: string): Promise<StaffCollection> {
  const added = await add(name);
  const saved = (await save(added, await written(added))).json<StaffCollection>();
  return (await publish(saved)).json();
}

const arrange = ({ id, modelsVersion }: StaffCollection, productIds: number[]) =>
  call(`collections/${id}/models`, { productIds }, modelsVersion);
/** Sends a PUT with the given version. */
async function call(path: string, body: object, version: number) {
  content.headers['if-match'] = `"${version}"`;
  const answer = await content.put(path, body);
  delete content.headers['if-match'];
  return answer;
}
const inShop = (slug: string) => shopper(sale.app).get(`/api/v1/collections/${slug}`);
const listed = async (slug: string): Promise<number[]> => {
  const answer = await shopper(sale.app).get(`/api/es/v1/es-products?collection=${slug}`);
  return answer.json<{ data: { content: { id: number }[] } }>().data.content.map(({ id }) => id);
};

describe('a collection', () => {
  it('is created hidden, and shown with its story and pictures once its draft is published', async () => {
    const added = await add('Анор');
    expect(added).toMatchObject({ state: 'DRAFT', draft: null, published: { slugRu: 'anor' }, models: [] });
    expect((await inShop('anor')).statusCode).toBe(404);
    const empty = (await save(added, added.published)).json<StaffCollection>();
    expect((await publish(empty)).json()).toMatchObject({
      code: 'CONTENT_NOT_READY',
      facts: { missing: ['description', 'cover'] },
    });
    const draft = await written(added);
    const saved = (await save(empty, draft)).json<StaffCollection>();
    expect(saved).toMatchObject({ draft: { content: draft }, state: 'DRAFT' });
    const published = (await publish(saved)).json<StaffCollection>();
    expect(published).toMatchObject({ state: 'ACTIVE', draft: null, published: draft });
    expect((await inShop('anor')).json()).toMatchObject({
      storyRu: 'История.',
      cover: { altRu: 'Серьги с гранатом' },
      pictures: [{ id: draft.cover?.attachmentId }],
    });
  });

  it('BO-49: is published at its scheduled time; a former address redirects to it', async () => {
    const collection = await shownAs('Весна');
    const draft = { ...collection.published, slugRu: 'vesna-prishla' };
    const saved = (await save(collection, draft)).json<StaffCollection>();
    const at = new Date(sale.parts.now().getTime() + 60_000);
    await publish(saved, { at: at.toISOString() });
    expect((await inShop('vesna')).json()).toMatchObject({ slugRu: 'vesna' });
    await publishDueContent(sale.db, new Date(at.getTime() + 1000));
    expect((await inShop('vesna')).json()).toMatchObject({ id: collection.id, slugRu: 'vesna-prishla' });
    expect((await content.get(`collections/${collection.id}`)).json<StaffCollection>().versions).toHaveLength(
      2,
    );
  });

  it('refuses an address that another collection has or had', async () => {
    await shownAs('Лето');
    const added = await add('Осень');
    const refused = await save(added, { ...added.published, slugEn: 'leto' });
    expect(refused.json()).toMatchObject({ code: 'SLUG_TAKEN', facts: { slug: 'leto' } });
  });

  it('refuses pictures that do not exist, at their places', async () => {
    const added = await add('Снег');
    const draft = await written(added);
    const gone = { ...draft.cover, attachmentId: 999_999 };
    const refused = await save(added, { ...draft, pictures: [...draft.pictures, gone] });
    expect(refused.json()).toMatchObject({ errors: [{ path: '/pictures/1', code: 'pictureRemoved' }] });
  });

  it('BO-19: refuses a draft with an outdated version and returns the current one', async () => {
    const added = await add('Зима');
    await save(added, { ...added.published, nameRu: 'Зима 1' });
    expect((await save(added, { ...added.published, nameRu: 'Зима 2' })).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { draft: { content: { nameRu: 'Зима 1' } } } },
    });
  });

  it('can be hidden and shown again unchanged', async () => {
    const collection = await shownAs('Тополь');
    await arrange(collection, models);
    await vi.waitFor(async () => expect(await listed('topol-en')).toEqual(models));
    await content.post(`collections/${collection.id}/hide`);
    expect((await inShop('topol')).statusCode).toBe(404);
    const names = async () =>
      (await shopper(sale.app).get('/api/v1/collections')).json<Collection[]>().map(({ nameRu }) => nameRu);
    expect(await names()).not.toContain('Тополь');
    await vi.waitFor(async () => expect(await listed('topol-en')).toEqual([]));
    await content.post(`collections/${collection.id}/show`);
    expect(await names()).toContain('Тополь');
    await vi.waitFor(async () => expect(await listed('topol-en')).toEqual(models));
  });
});

describe('the models of a collection', () => {
  it('are shown on its page in the editors’ order', async () => {
    const collection = await shownAs('Чинор');
    const [first = 0, second = 0, third = 0] = models;
    const arranged = (await arrange(collection, [third, first])).json<StaffCollection>();
    expect(arranged.models.map(({ id }) => id)).toEqual([third, first]);
    await vi.waitFor(async () => expect(await listed('chinor-en')).toEqual([third, first]));
    await arrange(arranged, [second, first, third]);
    await vi.waitFor(async () => expect(await listed('chinor-en')).toEqual([second, first, third]));
  });

  it('BO-19: cannot be reordered with an outdated version, nor over a change made on a model’s page', async () => {
    const collection = await add('Тут');
    const [first = 0, second = 0] = models;
    await sale.db
      .insertInto('collection_products')
      .values({ collection_id: collection.id, product_id: first, position: 1 })
      .execute();
    expect((await arrange(collection, [second])).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { models: [{ id: first }] } },
    });
    const { draft } = (await content.get(`collections/${collection.id}`)).json<StaffCollection>();
    expect(draft).toBeNull();
  });

  it('must exist', async () => {
    const collection = await add('Нок');
    expect((await arrange(collection, [999_999])).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

it('collections are listed in the order set by the staff', async () => {
  const [one, two] = [await shownAs('Первая'), await shownAs('Вторая')];
  await content.post(`collections/${two.id}/move`, { place: 0 });
  const order = (await shopper(sale.app).get('/api/v1/collections')).json<Collection[]>().map(({ id }) => id);
  expect(order[0]).toBe(two.id);
  expect(order).toContain(one.id);
});

it('the history of a collection shows its draft field by field; NOT_FOUND for an unknown collection', async () => {
  const added = await add('Шафран');
  const first = await written(added);
  const saved = (await save(added, first)).json<StaffCollection>();
  await publish((await save(saved, { ...first, storyRu: 'О поле.' })).json());
  const history = (await content.get(`collections/${added.id}/history`)).json<AuditEntry[]>();
  expect(history.map(({ action }) => action)).toEqual([
    'collections.publish',
    'collections.draft',
    'collections.draft',
    'collections.add',
  ]);
  expect(history[1]?.changes).toMatchObject([
    {
      table: 'content_drafts',
      before: { body: { storyRu: 'История.' } },
      after: { body: { storyRu: 'О поле.' } },
    },
  ]);
  expect((await content.get('collections/999999/history')).statusCode).toBe(404);
});
