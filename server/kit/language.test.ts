import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'ru'],
    ['', 'ru'],
    ['uz', 'uz'],
    ['en-GB,en;q=0.9', 'en'],
    ['UZ', 'uz'],
    ['de,en;q=0.5', 'ru'],
    ['*', 'ru'],
  ])('for Accept-Language %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
