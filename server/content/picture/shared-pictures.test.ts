import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '#contract/admin/catalog/media.ts';
import type { StaffMoment } from '#contract/admin/content/moment.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';
import { lockPicturesOf, putDraft } from '../draft/queries-draft.ts';

let sale: Sale;
let content: StaffBrowser;
let moment: StaffMoment;
let picture: Media;
let staffId: number;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
  const row = await sale.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  staffId = row.id;
});
beforeEach(async () => {
  await sale.db.deleteFrom('content_drafts').execute();
  await sale.db.deleteFrom('moments').execute();
  moment = (await content.post('moments', { product: 'bahor', titleRu: 'Весна' })).json();
  const file = sharp({ create: { width: 40, height: 50, channels: 3, background: '#a46' } }).jpeg();
  picture = (await content.upload('attachments?name=spring.jpg', await file.toBuffer())).json();
});
afterAll(() => sale.close());

const withCover = () => ({
  ...moment.published,
  cover: { attachmentId: picture.id, altUz: '', altRu: 'Весна', altEn: '' },
});
const save = () => content.patch(`moments/${moment.id}/draft`, withCover(), moment.version);
const remove = () => content.delete(`attachments/${picture.id}`, picture.version);
const places = async () =>
  (await content.get('attachments?sort=-id'))
    .json<{ rows: Media[] }>()
    .rows.find(({ id }) => id === picture.id)
    ?.uses.map(({ place }) => place);

describe('a picture of the library that several records use', () => {
  it('stays until the last of them has let it go', async () => {
    const productId = await addProduct(sale.db);
    await sale.db
      .insertInto('product_attachments')
      .values({ product_id: productId, attachment_id: picture.id, is_main: true, order_number: 0 })
      .execute();
    const { version } = (await save()).json<StaffMoment>();
    expect(await places()).toEqual(['DRAFT', 'MODEL']);
    await sale.db.deleteFrom('product_attachments').where('attachment_id', '=', picture.id).execute();
    expect(await places()).toEqual(['DRAFT']);
    expect((await remove()).json()).toMatchObject({ code: 'MEDIA_USED' });
    await content.delete(`moments/${moment.id}/draft`, version);
    expect(await places()).toEqual([]);
    expect((await remove()).statusCode).toBe(204);
  });

  it('waits for a removal that has begun, and is then refused', async () => {
    const { saving } = await sale.db.transaction().execute(async (db) => {
      await sql`delete from attachments where id = ${picture.id}`.execute(db);
      const saving = save();
      await vi.waitFor(async () => expect(await waiting()).toBe(1));
      return { saving };
    });
    expect((await saving).json()).toMatchObject({ errors: [{ path: '/cover', code: 'pictureRemoved' }] });
  });

  it('is not removed while a draft with it is being saved', async () => {
    const { removal } = await sale.db.transaction().execute(async (db) => {
      const draft = { kind: 'MOMENT' as const, id: String(moment.id), baseVersion: 1, baseAlts: {}, staffId };
      await lockPicturesOf(db, withCover());
      const removal = remove();
      await vi.waitFor(async () => expect(await waiting()).toBe(1));
      await putDraft(db, { ...draft, content: withCover(), now: sale.parts.now() });
      return { removal };
    });
    expect((await removal).json()).toMatchObject({ code: 'MEDIA_USED' });
  });
});

/** The number of connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      sale.db,
    );
  return rows.length;
}
