import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, keyMatches } from '#domain/search/fold-words.ts';

const latinKey = (text: string) =>
  foldWords(text)
    .map((keys) => keys[1] ?? keys[0])
    .join(' ');

describe('what a shopper types finds what the catalogue says', () => {
  it.each(['oʻzim', "o'zim", 'o‘zim', 'o’zim', 'o`zim', 'o´zim', 'ozim', 'ÖZIM', 'õzim', 'ўзим', 'ЎЗИМ'])(
    '%s is ozim',
    (text) => {
      expect(latinKey(text)).toBe('ozim');
    },
  );

  it.each([
    ['шаҳар', 'shahar'],
    ['тўғнағич', 'tognagich'],
    ['ёқут', 'yoqut'],
    ['сирға', 'sirga'],
    ['йўл', 'yol'],
    ['эълон', 'elon'],
    ['поезд', 'poyezd'],
    ['Европа', 'yevropa'],
    ['акция', 'aksiya'],
    ['цирк', 'sirk'],
    ['şahar', 'shahar'],
    ['çoy', 'choy'],
  ])('%s is read as %s', (text, key) => {
    expect(latinKey(text)).toBe(key);
  });

  it('has the Russian form of a word as well as the Latin one', () => {
    expect(foldWords('Кольцо «Ласточка»')).toEqual([
      ['кольцо', 'kolso', 'koltso'],
      ['ласточка', 'lastochka'],
    ]);
  });

  it('reads ё and е as one letter in Russian', () => {
    expect(foldWords('звёздочка')[0]?.[0]).toBe(foldWords('звездочка')[0]?.[0]);
  });

  it('keeps a size whole and takes hyphened words apart', () => {
    expect(foldWords('17,5 серьги-кольца').map(([key]) => key)).toEqual(['17,5', 'серьги', 'кольца']);
  });

  it('finds a word by its beginning from three letters on', () => {
    expect(keyMatches('кол', 'кольцо')).toBe(true);
    expect(keyMatches('ко', 'кольцо')).toBe(false);
    expect(keyMatches('on', 'on')).toBe(true);
  });

  it('never fails, and folding what is folded changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const keys = foldWords(text).flat();
        expect(keys.every((key) => key.length > 0)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zʻʼ]{1,12}$/), (word) => {
        const folded = latinKey(word);
        expect(latinKey(folded)).toBe(folded);
      }),
    );
  });
});
