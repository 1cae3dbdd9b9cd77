import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, keyMatches } from '#domain/search/fold-words.ts';

const latinKey = (text: string) =>
  foldWords(text)
    .map((keys) => keys[1] ?? keys[0])
    .join(' ');

describe('search keys', () => {
  it.each(['oʻzim', "o'zim", 'o‘zim', 'o’zim', 'o`zim', 'o´zim', 'ozim', 'ÖZIM', 'õzim', 'ўзим', 'ЎЗИМ'])(
    '%s has the key ozim',
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
  ])('%s has the key %s', (text, key) => {
    expect(latinKey(text)).toBe(key);
  });

  it('a Russian word has its Cyrillic form and the Latin one', () => {
    expect(foldWords('Кольцо «Ласточка»')).toEqual([
      ['кольцо', 'kolso', 'koltso'],
      ['ласточка', 'lastochka'],
    ]);
  });

  it('ё and е are the same letter in Russian', () => {
    expect(foldWords('звёздочка')[0]?.[0]).toBe(foldWords('звездочка')[0]?.[0]);
  });

  it('a size is kept as one word, and hyphenated words are split', () => {
    expect(foldWords('17,5 серьги-кольца').map(([key]) => key)).toEqual(['17,5', 'серьги', 'кольца']);
  });

  it('a word is found by its first three or more letters', () => {
    expect(keyMatches('кол', 'кольцо')).toBe(true);
    expect(keyMatches('ко', 'кольцо')).toBe(false);
    expect(keyMatches('on', 'on')).toBe(true);
  });

  it('never throws, and folding a key again does not change it', () => {
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
