import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorName } from './author-name.ts';

describe('authorName', () => {
  it.each([
    ['Madina Karimova', 'Madina\u00A0K.'],
    ['игорь ким', 'Игорь\u00A0К.'],
    ["Zilola O'rinova", 'Zilola\u00A0Oʻ.'],
    ['Gulnora Shodiyeva', 'Gulnora\u00A0Sh.'],
    ['Анна-Мария  Пак', 'Анна-Мария\u00A0П.'],
    ['Малика', 'Малика'],
    ['Каримова Мадина Рустамовна', 'Каримова\u00A0М.'],
    ['Sanʼat 2', 'Sanʼat'],
  ])('%s is displayed as %s', (name, shown) => {
    expect(authorName(name)).toBe(shown);
  });

  it.each(['', '   ', '+998901234567', 'malika@example.uz', '<b>Malika</b>', '12', 'а'.repeat(60)])(
    'is null for %j',
    (name) => {
      expect(authorName(name)).toBeNull();
    },
  );

  it('never has more than a first name and an initial', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const shown = authorName(name);
        if (shown === null) return;
        expect(shown).toMatch(/^\p{L}[\p{L}\p{M}ʻʼ-]*(?:\u00A0(?:[OG]ʻ|Sh|Ch|\p{L})\.)?$/u);
        expect(shown).not.toMatch(/\p{N}|@|</u);
        expect(shown.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
