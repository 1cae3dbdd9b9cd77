import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, differs, maxCompared, readIds, readWanted, replaced, without } from './compare-rules.ts';

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: maxCompared });

describe('the list of compared products', () => {
  it.each([
    ['7,3', [7, 3]],
    ['7,3,7', [7, 3]],
    ['', []],
    [null, []],
    ['0,-1,1.5,x,1e3,99999999999999999', []],
    [' 7,3', [3]],
  ])('parsed from %j is %j', (text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });

  it('is parsed from the text it was written as', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        expect(readIds(ids.join(','))).toEqual(ids);
      }),
    );
  });

  it('is unchanged when a product is toggled twice, unless the list is full', () => {
    fc.assert(
      fc.property(anyIds, fc.integer({ min: 10_000, max: 20_000 }), (ids, id) => {
        const once = choose(ids, id);
        expect(once.ok).toBe(ids.length < maxCompared);
        expect(once.ok ? choose(once.ids, id) : { ok: true, ids }).toEqual({ ok: true, ids });
      }),
    );
  });

  it('puts a fifth product in the position of the dropped one', () => {
    expect(choose([1, 2, 3, 4], 5)).toEqual({ ok: false, code: 'full' });
    expect(replaced([1, 2, 3, 4], { drop: 2, take: 5 })).toEqual([1, 5, 3, 4]);
    expect(without([1, 2, 3], 2)).toEqual([1, 3]);
  });

  it.each([
    ['ZR-001', 'ZR-001'],
    ['  zr-001 ', 'zr-001'],
    ['https://zarona.uz/uz/product/qaldirgoch-uzugi?piece=ZR-001842#reviews', 'qaldirgoch-uzugi'],
    ['/product/koltso-lastochka/', 'koltso-lastochka'],
    ['кольцо', null],
    ['', null],
    ['a b', null],
  ])('is found by %j', (typed, wanted) => {
    expect(readWanted(typed)).toBe(wanted);
  });

  it('differs if one column has another value', () => {
    expect(differs([['585'], ['585']])).toBe(false);
    expect(differs([['585'], ['585'], ['750']])).toBe(true);
    expect(differs([['Алмаз', 'Рубин'], ['Алмаз']])).toBe(true);
    expect(differs([['585']])).toBe(false);
  });
});
