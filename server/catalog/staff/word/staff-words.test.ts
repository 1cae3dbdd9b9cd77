import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import type { Dictionary } from '#contract/catalog/dictionary.ts';
import type { ProductList } from '#contract/catalog/listing.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
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

const names = (word: string) => ({ nameRu: `${word} ру`, nameUz: `${word} uz`, nameEn: `${word} en` });
const add = (list: string, code: string, more = {}) =>
  content.post(`words/${list}`, { code, ...names(code), ...more });
const find = async (list: string, code: string): Promise<StaffWord> => {
  const found = (await content.get(`words/${list}`)).json<StaffWord[]>().find((one) => one.code === code);
  if (found === undefined) throw new Error(`${list} has no ${code}`);
  return found;
};
const dictionary = async () => (await shopper(sale.app).get('/api/v1/dictionary')).json<Dictionary>();
const facet = async (name: string) => {
  const answer = await shopper(sale.app).get('/api/es/v1/es-products');
  const { facets } = answer.json<{ data: ProductList }>().data;
  return facets.find((one) => one.name === name)?.values.map(({ value }) => value) ?? [];
};
async function withOccasion(code: string): Promise<number> {
  const productId = await addProduct(sale.db);
  await addPiece(sale.db, { productId });
  await sale.db
    .updateTable('products')
    .set({ occasions: [code] })
    .where('id', '=', productId)
    .execute();
  return productId;
}

describe('a word of a list', () => {
  it.each(['occasions', 'styles', 'shapes', 'stone-kinds'])(
    'of %s is added once, renamed, and put at another place',
    async (list) => {
      const added = await add(list, 'harvest');
      expect(added.statusCode).toBe(201);
      expect(added.json<StaffWord[]>().at(-1)).toMatchObject({
        code: 'harvest',
        nameUz: 'harvest uz',
        uses: 0,
      });
      expect((await add(list, 'harvest')).json()).toMatchObject({ code: 'CODE_TAKEN' });
      const { version } = await find(list, 'harvest');
      await content.patch(`words/${list}/harvest`, { nameRu: 'Урожай' }, version);
      expect(await find(list, 'harvest')).toMatchObject({ nameRu: 'Урожай', version: version + 1 });
      const moved = await content.post(`words/${list}/harvest/move`, { place: 0 });
      expect(moved.json<StaffWord[]>()[0]).toMatchObject({ code: 'harvest', version: version + 1 });
    },
  );

  it('of metals says what it is made of', async () => {
    expect((await add('metals', 'rose')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    await add('metals', 'rose', { preciousMetal: 'gold' });
    await vi.waitFor(async () =>
      expect((await dictionary()).metals.at(-1)).toMatchObject({ code: 'rose', preciousMetal: 'gold' }),
    );
  });

  it('of kinds of stones has its care, of occasions its place in the menu', async () => {
    await add('stone-kinds', 'amber');
    const care = { careRu: 'Берегите от духов.' };
    await content.patch('words/stone-kinds/amber', care, (await find('stone-kinds', 'amber')).version);
    await add('occasions', 'sowing');
    const menu = { menuPosition: 7 };
    await content.patch('words/occasions/sowing', menu, (await find('occasions', 'sowing')).version);
    await vi.waitFor(async () => {
      const { stoneKinds, occasions } = await dictionary();
      expect(stoneKinds).toContainEqual(expect.objectContaining({ code: 'amber', ...care }));
      expect(occasions).toContainEqual(expect.objectContaining({ code: 'sowing', ...menu }));
    });
  });

  it('BO-19: of an older version is refused with what it is now', async () => {
    await add('styles', 'gothic');
    const { version } = await find('styles', 'gothic');
    await content.patch('words/styles/gothic', { nameEn: 'Gothic' }, version);
    const stale = await content.patch('words/styles/gothic', { nameRu: 'Готика' }, version);
    expect(stale.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { nameEn: 'Gothic' } },
    });
  });
});

describe('a word that models have', () => {
  it('is not removed; hidden, filters do not offer it, and it keeps its name', async () => {
    await add('occasions', 'parade');
    await withOccasion('parade');
    const { version, uses } = await find('occasions', 'parade');
    expect(uses).toBe(1);
    expect((await content.delete('words/occasions/parade', version)).json()).toMatchObject({
      code: 'IN_USE',
      facts: { models: 1 },
    });
    await vi.waitFor(async () => expect(await facet('occasion')).toContain('parade'));
    await content.patch('words/occasions/parade', { isHidden: true }, version);
    await vi.waitFor(async () => expect(await facet('occasion')).not.toContain('parade'));
    expect((await dictionary()).occasions).toContainEqual(
      expect.objectContaining({ code: 'parade', nameEn: 'parade en', isHidden: true, productCount: 1 }),
    );
  });

  it('goes when nothing has it', async () => {
    await add('styles', 'baroque');
    const { version } = await find('styles', 'baroque');
    const left = (await content.delete('words/styles/baroque', version)).json<StaffWord[]>();
    expect(left.map(({ code }) => code)).not.toContain('baroque');
  });
});
