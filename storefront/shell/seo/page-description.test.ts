import { tIn } from '../i18n/texts.ts';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/words.ts';
import { readDescription } from './page-description.ts';
import '../i18n/texts.server.ts';

describe('the description for search engines', () => {
  it('has 130–155 characters whatever an editor wrote', () => {
    for (const language of languages)
      for (let length = 60; length <= 155; length++) {
        const description = readDescription('А'.repeat(length), tIn(language));
        expect(description.startsWith('А'.repeat(length))).toBe(true);
        expect(description.length, `${length} in ${language}`).toBeLessThanOrEqual(155);
        expect(description.length, `${length} in ${language}`).toBeGreaterThanOrEqual(
          length < 112 ? 130 : length,
        );
      }
  });

  it('is cut at the end of a sentence, or of a word', () => {
    const sentence = `${'слово '.repeat(22).trim()}. `;
    expect(readDescription(`${sentence}Ещё одно предложение, которое длинно.`, tIn('ru'))).toBe(
      sentence.trim(),
    );
    expect(readDescription('слово '.repeat(40), tIn('ru'))).toMatch(/^(?:слово )+слово…$/);
  });
});
