import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, slug } from './slug.ts';

describe('slug', () => {
  it('transliterates Russian and removes the apostrophes of Uzbek', () => {
    expect(slug('Кольцо «Ласточка»')).toBe('koltso-lastochka');
    expect(slug('«Qaldirgʻoch» uzugi')).toBe('qaldirgoch-uzugi');
    expect(slug('«Vaʼda» unashtiruv uzugi')).toBe('vada-unashtiruv-uzugi');
    expect(slug('Цепочка «Шёлк», снейк')).toBe('tsepochka-shelk-sneyk');
    expect(slug('Ўзбек қўнғироғи')).toBe('ozbek-qongirogi');
    expect(slug("Pahlavon men's chain")).toBe('pahlavon-mens-chain');
    expect(slug('Café № 7')).toBe('cafe-no-7');
  });

  it('gives the same result for every kind of apostrophe', () => {
    for (const sign of ['ʻ', 'ʼ', "'", '‘', '’', '`'])
      expect(slug(`Bo${sign}yin taqinchog${sign}i`)).toBe('boyin-taqinchogi');
  });

  it('is lowercase ASCII with single hyphens inside for any text, and does not change when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(slug(name))).toBe(slug(name));
      }),
    );
  });
});

it('freeSlug appends a number if the address is taken', () => {
  const taken = new Set(['bilaguzuk', 'bilaguzuk-2']);
  expect(freeSlug('Броши', { taken, fallback: 'category' })).toBe('broshi');
  expect(freeSlug('Bilaguzuk', { taken, fallback: 'category' })).toBe('bilaguzuk-3');
  expect(freeSlug('♥', { taken, fallback: 'category' })).toBe('category');
});
