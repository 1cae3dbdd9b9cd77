import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { paramIds, type Product } from '#contract/catalog/catalog.ts';
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

const add = async (name: string, type: StaffParam['type'] = 'choice'): Promise<StaffParam> => {
  const body = {
    nameRu: name,
    nameUz: `${name} uz`,
    nameEn: `${name} en`,
    type,
    unit: null,
    filterable: false,
  };
  const answer = await content.post('params', body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const find = async (id: number) =>
  (await content.get('params')).json<StaffParam[]>().find((one) => one.id === id);
const addValue = async (id: number, code: string) => {
  const names = { nameRu: `${code} ру`, nameUz: `${code} uz`, nameEn: `${code} en` };
  return content.post(`params/${id}/values`, { code, ...names });
};
/** Gives a piece this value; returns its id. */
async function give(id: number, value: string): Promise<number> {
  const productId = await addProduct(sale.db);
  const { id: item_id } = await addPiece(sale.db, { productId });
  await sale.db
    .insertInto('item_params')
    .values({ item_id, param_id: id, value, param_value: null })
    .execute();
  return productId;
}

describe('a characteristic', () => {
  it('can be added, changed and moved', async () => {
    const lock = await add('Застёжка');
    expect(lock).toMatchObject({ code: expect.stringMatching(/^zastezhka-en/), isFixed: false, values: [] });
    const change = { nameRu: 'Замок', unit: 'мм', filterable: true };
    const changed = (await content.patch(`params/${lock.id}`, change, lock.version)).json<StaffParam>();
    expect(changed).toMatchObject({ ...change, nameEn: 'Застёжка en' });
    expect(changed.version).toBeGreaterThan(lock.version);
    const moved = (await content.post(`params/${lock.id}/move`, { place: 0 })).json<StaffParam[]>();
    expect(moved[0]).toMatchObject({ id: lock.id, version: changed.version });
  });

  it('BO-19: refuses an outdated version and returns the current one', async () => {
    const { id, version } = await add('Плетение');
    await content.patch(`params/${id}`, { nameEn: 'Weave' }, version);
    expect((await content.patch(`params/${id}`, { nameRu: 'Вязка' }, version)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { nameEn: 'Weave' } },
    });
  });

  it('BO-19: with the id of one that was removed is not overwritten by a form of that one', async () => {
    const earlier = await add('Вставка');
    await content.delete(`params/${earlier.id}`, earlier.version);
    const later = await add('Оправа');
    // ids are numbered from the highest one
    expect(later.id).toBe(earlier.id);
    const stale = await content.patch(`params/${later.id}`, { nameRu: 'Вставка камня' }, earlier.version);
    expect(stale.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { nameRu: 'Оправа' } },
    });
  });

  it('that the code refers to can be renamed, but nothing else', async () => {
    await sale.db
      .insertInto('params')
      .values({
        id: paramIds.size,
        code: 'size',
        name: { uz: 'Oʻlcham', ru: 'Размер', en: 'Size' },
        type: 'number',
        unit: 'mm',
        position: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const size = await find(paramIds.size);
    expect(size).toMatchObject({ isFixed: true });
    const version = size?.version ?? 0;
    expect((await content.patch(`params/${paramIds.size}`, { type: 'text' }, version)).json()).toMatchObject({
      code: 'PARAM_FIXED',
    });
    expect((await content.delete(`params/${paramIds.size}`, version)).json()).toMatchObject({
      code: 'PARAM_FIXED',
    });
    expect(
      (await content.patch(`params/${paramIds.size}`, { nameRu: 'Размер кольца' }, version)).json(),
    ).toMatchObject({ nameRu: 'Размер кольца' });
  });

  it('that pieces have keeps its type and cannot be removed', async () => {
    const { id, version } = await add('Страна', 'text');
    await give(id, 'Самарканд');
    expect((await content.patch(`params/${id}`, { type: 'choice' }, version)).json()).toMatchObject({
      code: 'IN_USE',
      facts: { pieces: 1 },
    });
    expect((await content.delete(`params/${id}`, version)).json()).toMatchObject({ code: 'IN_USE' });
    const unused = await add('Лишнее');
    await addValue(unused.id, 'one');
    expect((await content.delete(`params/${unused.id}`, unused.version)).statusCode).toBe(204);
    expect(await find(unused.id)).toBeUndefined();
  });
});

describe('a value of a choice', () => {
  it('is added once, renamed on the pages of its pieces, and can be moved', async () => {
    const { id } = await add('Покрытие');
    await addValue(id, 'rhodium');
    expect((await addValue(id, 'rhodium')).json()).toMatchObject({ code: 'CODE_TAKEN' });
    const { values } = (await addValue(id, 'none')).json<StaffParam>();
    expect(values.map(({ code }) => code)).toEqual(['rhodium', 'none']);
    const productId = await give(id, 'rhodium');
    const { artikul } = await sale.db
      .selectFrom('products')
      .select('artikul')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const names = { nameRu: 'Родий', nameUz: 'Rodiy', nameEn: 'Rhodium' };
    const renamed = await content.patch(`params/${id}/values/rhodium`, names, values[0]?.version);
    expect(renamed.json<StaffParam>().values[0]).toMatchObject({ ...names, pieces: 1 });
    await vi.waitFor(async () => {
      const product = (await shopper(sale.app).get(`/api/v1/products/${artikul}`)).json<Product>();
      expect(product.items[0]?.params).toContainEqual(
        expect.objectContaining({ id, paramValues: [expect.objectContaining(names)] }),
      );
    });
    const moved = await content.post(`params/${id}/values/none/move`, { place: 0 });
    expect(moved.json<StaffParam>().values.map(({ code }) => code)).toEqual(['none', 'rhodium']);
  });

  it('can be removed only if no piece has it', async () => {
    const { id } = await add('Цепь');
    await addValue(id, 'included');
    const { values } = (await addValue(id, 'not-included')).json<StaffParam>();
    await give(id, 'included');
    const [used, free] = values;
    const remove = (value: typeof used) =>
      content.delete(`params/${id}/values/${value?.code}`, value?.version);
    expect((await remove(used)).json()).toMatchObject({ code: 'IN_USE', facts: { pieces: 1 } });
    expect((await remove(free)).json<StaffParam>().values.map(({ code }) => code)).toEqual(['included']);
  });

  it('BO-19: that was removed and added again is not overwritten by a form of the earlier one', async () => {
    const { id } = await add('Замок');
    const [earlier] = (await addValue(id, 'box')).json<StaffParam>().values;
    await content.delete(`params/${id}/values/box`, earlier?.version);
    await addValue(id, 'box');
    const names = { nameRu: 'Старое', nameUz: 'Eski', nameEn: 'Old' };
    const stale = await content.patch(`params/${id}/values/box`, names, earlier?.version);
    expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await find(id))?.values).toMatchObject([{ code: 'box', nameRu: 'box ру' }]);
  });

  it('that was created with a piece is in the list', async () => {
    const { id } = await add('Огранка');
    await give(id, 'rose');
    expect((await find(id))?.values).toMatchObject([{ code: 'rose', nameRu: 'rose', pieces: 1 }]);
  });
});

describe('the history of a characteristic', () => {
  it('shows who changed it and its values, before and after; NOT_FOUND for an unknown one', async () => {
    const lock = await add('Плетение');
    await content.patch(`params/${lock.id}`, { unit: 'мм' }, lock.version);
    const { values } = (await addValue(lock.id, 'bismarck')).json<StaffParam>();
    const names = { nameRu: 'Бисмарк', nameUz: 'bismarck uz', nameEn: 'bismarck en' };
    await content.patch(`params/${lock.id}/values/bismarck`, names, values[0]?.version);
    const history = (await content.get(`params/${lock.id}/history`)).json<AuditEntry[]>();
    expect(history.map(({ action }) => action)).toEqual([
      'params.value-change',
      'params.value-add',
      'params.change',
      'params.add',
    ]);
    expect(history[0]).toMatchObject({
      staff: { name: expect.any(String) },
      ip: null,
      changes: [
        {
          table: 'param_values',
          record: `${lock.id}/bismarck`,
          before: { name: { ru: 'bismarck ру' } },
          after: { name: { ru: 'Бисмарк' } },
        },
      ],
    });
    expect(history[2]?.changes[0]).toMatchObject({ before: { unit: null }, after: { unit: 'мм' } });
    expect((await content.get('params/999999/history')).statusCode).toBe(404);
  });
});
