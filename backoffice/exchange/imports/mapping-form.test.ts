import { describe, expect, it } from 'vitest';
import type { ImportMapping, MappingField } from '#contract/admin/system/import.ts';
import {
  fieldsOfKind,
  sourcesOf,
  withKind,
  withoutStone,
  withSource,
  withNoPrice,
  placeOfError,
  parseWordPairs,
  formatWordPairs,
} from './mapping-form.ts';

const mapping: ImportMapping = {
  about: '',
  kind: 'jewel',
  product: { artikul: { column: 'A' }, metal: { column: 'M', values: { золото: 'yellow' } } },
  piece: { serialNumber: { column: 'S' } },
  price: { priceSom: { column: 'P' } },
  stones: [{ kind: { column: 'K' } }],
};

describe('the form of a mapping', () => {
  it('keeps the position of a field whose column changes, and leaves everything else unchanged', () => {
    const changed = withSource(mapping, { group: 'product', place: 0, name: 'artikul' }, { column: 'B' });
    expect(JSON.stringify(changed)).toBe(JSON.stringify(mapping).replace('"A"', '"B"'));
  });

  it('removes a field, and a group with its last field', () => {
    const none = withSource(mapping, { group: 'price', place: 0, name: 'priceSom' }, null);
    expect(none.price).toBeUndefined();
    expect(sourcesOf(none, { group: 'price', place: 0 })).toEqual({});
  });

  it('a loose stone needs neither artikul nor name and weight, which follow from the stone', () => {
    const field = (group: 'product' | 'piece', name: string): MappingField => ({
      group,
      name,
      is: 'text',
      isNeeded: true,
      units: [],
      words: [],
    });
    const fields = [
      field('product', 'artikul'),
      field('product', 'name.uz'),
      field('product', 'category'),
      field('product', 'metal'),
      field('piece', 'weightGrams'),
      field('piece', 'serialNumber'),
    ];
    const needed = (kind: ImportMapping['kind']) =>
      fieldsOfKind(fields, kind).flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []));
    expect(needed('loose-stone')).toEqual(['category', 'serialNumber']);
    expect(needed('jewel')).toEqual(fields.map(({ name }) => name));
  });

  it('adds a stone after the last one, and removes one', () => {
    const two = withSource(mapping, { group: 'stones', place: 1, name: 'kind' }, { column: 'K2' });
    expect(two.stones).toEqual([{ kind: { column: 'K' } }, { kind: { column: 'K2' } }]);
    expect(withoutStone(two, 0).stones).toEqual([{ kind: { column: 'K2' } }]);
    expect(withoutStone(mapping, 0).stones).toBeUndefined();
  });

  it('has no metal for loose stones', () => {
    const field = { is: 'text', isNeeded: false, units: [], words: [] } as const;
    const fields = (['artikul', 'metal'] as const).map((name) => ({
      ...field,
      group: 'product' as const,
      name,
      units: [],
      words: [],
    }));
    expect(withKind(mapping, 'loose-stone', fields).product).toEqual({ artikul: { column: 'A' } });
  });

  it('writes words as lines and parses them back', () => {
    const words = { 'жёлтое золото': 'yellow', серебро: 'silver' };
    expect(parseWordPairs(formatWordPairs(words))).toEqual(words);
    expect(parseWordPairs('a =\n= b\n c = d = e ')).toEqual({ c: 'd = e' });
  });
});

describe('an empty price', () => {
  it('means something only in a file with prices', () => {
    const { price: _price, ...withoutPrices } = mapping;
    expect(withNoPrice({ ...withoutPrices, noPrice: 'FORMULA' })).toEqual(withoutPrices);
    expect(withNoPrice(mapping)).toEqual({ ...mapping, noPrice: 'FORMULA' });
    expect(withNoPrice({ ...mapping, noPrice: 'REQUEST' }).noPrice).toBe('REQUEST');
    expect(withNoPrice({ ...mapping, kind: 'loose-stone' }).noPrice).toBe('REFUSE');
  });
});

it('an error of a mapping names its field', () => {
  expect(placeOfError('piece.serialNumber: без серийного номера изделие не узнать')).toEqual({
    group: 'piece',
    name: 'serialNumber',
    words: 'без серийного номера изделие не узнать',
  });
  expect(placeOfError('report: без stones неизвестно, о каком камне отчёт')).toBeNull();
});
