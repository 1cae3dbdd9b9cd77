import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffBanner } from '#contract/admin/content/banner.ts';
import type { StaffMoment } from '#contract/admin/content/moment.ts';
import type { LocalizedText } from '#database/schema.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { publishDueContent } from '../publish-due.ts';

let sale: Sale;
let anora: StaffBrowser;
let bekzod: StaffBrowser;
let productId: number;
let picture: number;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [anora, bekzod] = [await staff.enter('CONTENT'), await staff.enter('OWNER')];
  productId = await addProduct(sale.db);
});
afterAll(() => sale.close());

const alt = (ru: string): LocalizedText => ({ uz: '', ru, en: '' });
let count = 0;
beforeEach(async () => {
  count += 1;
  const { id } = await sale.db
    .insertInto('attachments')
    .values({ key: `content/later-${count}.jpg`, kind: 'IMAGE', alt: alt('Кольцо') })
    .returning('id')
    .executeTakeFirstOrThrow();
  picture = id;
});

const soon = () => new Date(sale.parts.now().getTime() + 30 * 60_000);
const whenDue = () => publishDueContent(sale.db, new Date(soon().getTime() + 60_000));

describe('BO-19: a scheduled draft', () => {
  const read = async (id: number): Promise<StaffBanner> => (await anora.get(`banners/${id}`)).json();
  async function shown(): Promise<StaffBanner> {
    const { id, version, published } = (
      await bekzod.post('banners', { placement: 'HOME_HERO', titleRu: 'Новое' })
    ).json<StaffBanner>();
    const pictures = [{ fromWidth: 0, attachmentId: picture }];
    const banner = { ...published, altRu: 'Кольцо', link: '/catalog', pictures };
    const draft = (await bekzod.patch(`banners/${id}/draft`, banner, version)).json<StaffBanner>();
    return (await bekzod.post(`banners/${id}/publish`, {}, draft.version)).json();
  }
  async function scheduled({ id, published, version }: StaffBanner): Promise<StaffBanner> {
    const banner = { ...published, titleRu: 'По расписанию' };
    const draft = (await anora.patch(`banners/${id}/draft`, banner, version)).json<StaffBanner>();
    return (
      await anora.post(`banners/${id}/publish`, { at: soon().toISOString() }, draft.version)
    ).json<StaffBanner>();
  }

  it('is published at its time if nobody changed the record', async () => {
    const { id } = await scheduled(await shown());
    await whenDue();
    expect(await read(id)).toMatchObject({ draft: null, published: { titleRu: 'По расписанию' } });
  });

  it('is stopped if somebody changed the record since, and published by the one who has seen that', async () => {
    const { id } = await scheduled(await shown());
    await bekzod.post(`banners/${id}/end`);
    await whenDue();
    const banner = await read(id);
    expect(banner).toMatchObject({
      published: { titleRu: 'Новое', activeTo: expect.any(String) },
      draft: { isBehind: true, publishAt: null, heldAt: expect.any(String) },
    });
    expect((await anora.post(`banners/${id}/publish`, {}, banner.version)).json()).toMatchObject({
      draft: null,
      published: { titleRu: 'По расписанию' },
    });
  });

  it('is not stopped by a change that was visible when it was scheduled', async () => {
    const banner = await scheduled(await shown());
    await bekzod.post(`banners/${banner.id}/end`);
    const { version } = await read(banner.id);
    await anora.post(`banners/${banner.id}/publish`, { at: soon().toISOString() }, version);
    await whenDue();
    expect(await read(banner.id)).toMatchObject({ draft: null, published: { titleRu: 'По расписанию' } });
  });
});

describe('BO-19: the alternative text of a picture', () => {
  const read = async (id: number): Promise<StaffMoment> => (await anora.get(`moments/${id}`)).json();
  const inLibrary = async () =>
    (
      await sale.db
        .selectFrom('attachments')
        .select('alt')
        .where('id', '=', picture)
        .executeTakeFirstOrThrow()
    ).alt.ru;
  const changeInLibrary = (ru: string) =>
    sale.db
      .updateTable('attachments')
      .set({ alt: alt(ru) })
      .where('id', '=', picture)
      .execute();
  async function draftWith(altRu: string): Promise<StaffMoment> {
    const moment = (
      await anora.post('moments', { product: `later-${count}`, titleRu: 'Утро' })
    ).json<StaffMoment>();
    const placed = { attachmentId: picture, altUz: '', altRu, altEn: '' };
    const words = { textUz: '', textRu: 'Утро', textEn: '' };
    const scene = { ...words, picture: placed, hotspots: [], productIds: [productId] };
    return save(moment, { ...moment.published, leadRu: 'День', cover: placed, scenes: [scene] });
  }
  const save = async ({ id, version }: StaffMoment, content: object): Promise<StaffMoment> =>
    (await anora.patch(`moments/${id}/draft`, content, version)).json();
  const publish = async ({ id, version }: StaffMoment): Promise<StaffMoment> =>
    (await anora.post(`moments/${id}/publish`, {}, version)).json();

  it('that the draft changed is written', async () => {
    await publish(await draftWith('Кольцо на руке'));
    expect(await inLibrary()).toBe('Кольцо на руке');
  });

  it('that was changed in the library after the draft was saved stays, and the draft says so', async () => {
    for (const typed of ['Кольцо', 'Кольцо на руке']) {
      await changeInLibrary('Кольцо');
      const draft = await draftWith(typed);
      expect(draft.draft).toMatchObject({ hasNewerAlts: false });
      await changeInLibrary('Кольцо с рубином');
      expect((await read(draft.id)).draft).toMatchObject({ hasNewerAlts: true });
      expect(await publish(draft)).toMatchObject({ published: { cover: { altRu: 'Кольцо с рубином' } } });
      expect(await inLibrary()).toBe('Кольцо с рубином');
      await sale.db.deleteFrom('moments').where('id', '=', draft.id).execute();
    }
  });

  it('that is typed after that is written', async () => {
    const draft = await draftWith('Кольцо на руке');
    await changeInLibrary('Кольцо с рубином');
    const placed = { attachmentId: picture, altUz: '', altRu: 'Кольцо с рубином на руке', altEn: '' };
    const content = draft.draft?.content;
    const scenes = content?.scenes.map((scene) => ({ ...scene, picture: placed }));
    await publish(await save(draft, { ...content, cover: placed, scenes }));
    expect(await inLibrary()).toBe('Кольцо с рубином на руке');
  });
});
