import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, slug } from './slug.ts';

describe('an address of a name', () => {
  it('transliterates Russian and drops the apostrophes of Uzbek', () => {
    expect(slug('Кольцо «Ласточка»')).toBe('koltso-lastochka');
    expect(slug('«Qaldirgʻoch» uzugi')).toBe('qaldirgoch-uzugi');
    expect(slug('«Vaʼda» unashtiruv uzugi')).toBe('vada-unashtiruv-uzugi');
    expect(slug('Цепочка «Шёлк», снейк')).toBe('tsepochka-shelk-sneyk');
    expect(slug('Ўзбек қўнғироғи')).toBe('ozbek-qongirogi');
    expect(slug("Pahlavon men's chain")).toBe('pahlavon-mens-chain');
    expect(slug('Café № 7')).toBe('cafe-no-7');
  });

  it('is the same whichever apostrophe was typed', () => {
    for (const sign of ['ʻ', 'ʼ', "'", '‘', '’', '`'])
      expect(slug(`Bo${sign}yin taqinchog${sign}i`)).toBe('boyin-taqinchogi');
  });

  it('is lower-case ASCII with single hyphens inside, whatever is typed, and stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(slug(name))).toBe(slug(name));
      }),
    );
  });
});

it('an address that is free has a number where another has it', () => {
  const taken = new Set(['bilaguzuk', 'bilaguzuk-2']);
  expect(freeSlug('Броши', { taken, fallback: 'category' })).toBe('broshi');
  expect(freeSlug('Bilaguzuk', { taken, fallback: 'category' })).toBe('bilaguzuk-3');
  expect(freeSlug('♥', { taken, fallback: 'category' })).toBe('category');
});
