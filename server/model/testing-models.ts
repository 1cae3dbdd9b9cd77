import type { ModelRow, StaffModel } from '#contract/admin/catalog/model.ts';
import { sql } from 'kysely';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';

export const readTheModel = async (browser: StaffBrowser, artikul: string): Promise<StaffModel> =>
  (await browser.get(`models/${artikul}`)).json();

export interface ListedModels {
  rows: ModelRow[];
  next: string | null;
  previous: string | null;
  count: { value: number; isExact: boolean } | null;
}
export const listTheModels = async (browser: StaffBrowser, query: string): Promise<ListedModels> =>
  (await browser.get(`models?${query}`)).json();

export const ringNames = { nameRu: 'Кольцо «Весна»', nameUz: '«Bahor» uzugi', nameEn: 'Spring ring' };

interface Received {
  weightGrams?: number;
  serial?: string;
  probe?: number;
}

/** Makes models of rings as the staff do; `by` is the browser of a manager. */
export async function testRings({ db }: Pick<Sale, 'db'>) {
  const words = { uz: 'Uzuklar', ru: 'Кольца', en: 'Rings' };
  const category = await db
    .insertInto('categories')
    .values({ name: words, description: words, slug_uz: 'u', slug_ru: 'k', slug_en: 'r', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  let models = 0;

  async function add(by: StaffBrowser): Promise<StaffModel> {
    models += 1;
    const kind = { categoryId: category.id, metal: 'yellow', gender: 'women', make: 'B' };
    const answer = await by.post('models', { artikul: `NEW-${models}`, ...ringNames, ...kind });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<StaffModel>();
  }

  /** Adds everything that publishing requires, except a piece. */
  async function addWithoutPiece(by: StaffBrowser): Promise<string> {
    const { artikul, version } = await add(by);
    const texts = { descriptionRu: 'Ветка.', descriptionUz: 'Novda.', descriptionEn: 'A twig.' };
    await by.patch(`models/${artikul}`, { ...texts, ikpu: '07113', packageCode: '17' }, version);
    await sql`
      with picture as (
        insert into attachments (key, kind, alt) values (${`${artikul}.jpg`}, 'IMAGE', '{"uz":"","ru":"","en":""}') returning id)
      insert into product_attachments (product_id, attachment_id, order_number, is_main)
      select p.id, picture.id, 1, true from products p, picture where p.artikul = ${artikul}`.execute(db);
    return artikul;
  }

  async function addReady(by: StaffBrowser): Promise<StaffModel> {
    const artikul = await addWithoutPiece(by);
    await receivePiece(by, artikul);
    return readTheModel(by, artikul);
  }

  return { categoryId: category.id, add, addWithoutPiece, addReady };
}

/** Receives a piece of a model into the warehouse. */
export function receivePiece(
  by: StaffBrowser,
  artikul: string,
  { weightGrams = 3.4, serial, ...form }: Received = {},
) {
  by.headers['idempotency-key'] = crypto.randomUUID();
  return by.post(`models/${artikul}/pieces`, {
    probe: 585,
    pieces: [{ weightGrams, sizeMm: 17, serial }],
    resizable: '1',
    isEngravable: true,
    makersMark: 'ZRN',
    hallmarkKind: 'maker',
    storeId: null,
    ...form,
  });
}

/** Publishes, archives, duplicates or unschedules a model. */
export const actOnModel = (
  by: StaffBrowser,
  { artikul, version }: Pick<StaffModel, 'artikul' | 'version'>,
  act: { what: 'publish' | 'archive' | 'duplicate' | 'unschedule'; body?: object },
) =>
  by.post(`models/${artikul}/${act.what}`, act.what === 'unschedule' ? undefined : (act.body ?? {}), version);
