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
  const found = (await content.get(`words?list=${list}`))
    .json<StaffWord[]>()
    .find((one) => one.code === code);
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

describe('a word of a dictionary', () => {
  it.each(['occasions', 'styles', 'shapes', 'stone-kinds', 'precious-metals'])(
    'of %s can be added once, renamed and moved',
    async (list) => {
      const more = list === 'precious-metals' ? { probes: [585] } : {};
      const added = await add(list, 'harvest', more);
      expect(added.statusCode).toBe(201);
      expect(added.json<StaffWord[]>().at(-1)).toMatchObject({
        code: 'harvest',
        nameUz: 'harvest uz',
        uses: 0,
      });
      expect((await add(list, 'harvest', more)).json()).toMatchObject({ code: 'CODE_TAKEN' });
      const { version } = await find(list, 'harvest');
      await content.patch(`words/${list}/harvest`, { nameRu: 'Урожай' }, version);
      const renamed = await find(list, 'harvest');
      expect(renamed.nameRu).toBe('Урожай');
      expect(renamed.version).toBeGreaterThan(version);
      const moved = await content.post(`words/${list}/harvest/move`, { place: 0 });
      expect(moved.json<StaffWord[]>()[0]).toMatchObject({ code: 'harvest', version: renamed.version });
    },
  );

  it('for a metal has a precious metal', async () => {
    expect((await add('metals', 'rose')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    await add('metals', 'rose', { preciousMetal: 'gold' });
    await vi.waitFor(async () =>
      expect((await dictionary()).metals.at(-1)).toMatchObject({ code: 'rose', preciousMetal: 'gold' }),
    );
  });

  it('for a metal has the colors in which it is drawn', async () => {
    const { version } = await find('metals', 'two-tone');
    await content.patch('words/metals/two-tone', { colors: ['#c98a6b', '#dadcdd'] }, version);
    await vi.waitFor(async () =>
      expect((await dictionary()).metals).toContainEqual(
        expect.objectContaining({ code: 'two-tone', colors: ['#c98a6b', '#dadcdd'] }),
      ),
    );
    const { version: present } = await find('metals', 'two-tone');
    const wrong = await content.patch('words/metals/two-tone', { colors: ['red'] }, present);
    expect(wrong.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('for a kind of stone has care instructions, for an occasion a place in the menu', async () => {
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

  it('BO-19: refuses an outdated version and returns the current one', async () => {
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

describe('a word that was removed and added again under its code', () => {
  it('BO-19: is not overwritten by a form of the earlier one', async () => {
    await add('styles', 'empire');
    const earlier = await find('styles', 'empire');
    await content.delete('words/styles/empire', earlier.version);
    await add('styles', 'empire');
    const stale = await content.patch('words/styles/empire', { nameRu: 'Старое имя' }, earlier.version);
    expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await content.delete('words/styles/empire', earlier.version)).statusCode).toBe(412);
    expect(await find('styles', 'empire')).toMatchObject({ nameRu: 'empire ру' });
  });
});

describe('a word that models use', () => {
  it('cannot be removed, but can be hidden: filters do not offer it, and its name stays', async () => {
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

  it('can be removed once nothing uses it', async () => {
    await add('styles', 'baroque');
    const { version } = await find('styles', 'baroque');
    const left = (await content.delete('words/styles/baroque', version)).json<StaffWord[]>();
    expect(left.map(({ code }) => code)).not.toContain('baroque');
  });
});

describe('a precious metal', () => {
  const ofGold = async (probe: number, state: 'AVAILABLE' | 'SOLD' = 'AVAILABLE') => {
    const productId = await addProduct(sale.db);
    const { id } = await addPiece(sale.db, { productId });
    const changed = { probe, product_item_state: state };
    await sale.db.updateTable('product_items').set(changed).where('id', '=', id).execute();
    return id;
  };

  it('needs finenesses, each once in ascending order, and can then be used by metals', async () => {
    expect((await add('precious-metals', 'rhodium')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    await add('precious-metals', 'rhodium', { probes: [999, 950, 999] });
    expect(await find('precious-metals', 'rhodium')).toMatchObject({ probes: [950, 999], uses: 0 });
    await add('metals', 'black', { preciousMetal: 'rhodium' });
    const { version, uses } = await find('precious-metals', 'rhodium');
    expect(uses).toBe(1);
    expect((await content.delete('words/precious-metals/rhodium', version)).json()).toMatchObject({
      code: 'IN_USE',
      facts: { metals: 1 },
    });
  });

  it('with a reference rate cannot be removed', async () => {
    await add('precious-metals', 'osmium', { probes: [999] });
    await sale.db
      .insertInto('metal_rates')
      .values({ metal: 'osmium', ref_som: 100_000, effective_at: sale.parts.now() })
      .execute();
    const { version } = await find('precious-metals', 'osmium');
    expect((await content.delete('words/precious-metals/osmium', version)).json()).toMatchObject({
      code: 'IN_USE',
      facts: { rates: 1 },
    });
  });

  it('can lose a fineness that no piece has, and can get one that a law adds', async () => {
    const piece = await ofGold(916);
    const { probes, version } = await find('precious-metals', 'gold');
    const without = [...probes.filter((probe) => probe !== 916), 620];
    const change = () => content.patch('words/precious-metals/gold', { probes: without }, version);
    expect((await change()).json()).toMatchObject({ code: 'IN_USE', facts: { pieces: 1 } });
    expect((await find('precious-metals', 'gold')).probes).toEqual(probes);
    await sale.db
      .updateTable('product_items')
      .set({ product_item_state: 'SOLD' })
      .where('id', '=', piece)
      .execute();
    expect((await change()).statusCode).toBe(200);
    await vi.waitFor(async () => {
      const gold = (await dictionary()).preciousMetals.find(({ code }) => code === 'gold');
      expect(gold?.probes).toContain(620);
      expect(gold?.probes).not.toContain(916);
    });
  });

  it('that is hidden removes its metals from the filter, but their names stay', async () => {
    await ofGold(585);
    await vi.waitFor(async () => expect(await facet('metal')).toContain('yellow'));
    const { version } = await find('precious-metals', 'gold');
    await content.patch('words/precious-metals/gold', { isHidden: true }, version);
    await vi.waitFor(async () => expect(await facet('metal')).not.toContain('yellow'));
    const { preciousMetals, metals } = await dictionary();
    expect(preciousMetals).toContainEqual(expect.objectContaining({ code: 'gold', isHidden: true }));
    expect(metals).toContainEqual(
      expect.objectContaining({ code: 'yellow', nameEn: 'Yellow gold', isHidden: true }),
    );
    const { version: hidden } = await find('precious-metals', 'gold');
    await content.patch('words/precious-metals/gold', { isHidden: false }, hidden);
  });
});
