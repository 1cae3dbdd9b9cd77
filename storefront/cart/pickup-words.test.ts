import { describe, expect, it } from 'vitest';
import { languages } from '#contract/words.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import '#storefront/shell/i18n/texts.server.ts';
import { pickupWords } from './pickup-words.ts';

const elsewhere = { store: 'Samarqand', on: '2026-11-26', isToday: false, isAllHere: false };
/** The sentence with ordinary spaces instead of no-break ones. */
const sentence = (language: (typeof languages)[number], count: number, pickup = elsewhere) =>
  pickupWords(pickup, { count, language, t: tIn(language) }).replaceAll('\u00a0', ' ');

describe('the sentence about collecting a cart', () => {
  it('uses the singular for one piece, and names no other pieces or places', () => {
    expect(languages.map((language) => sentence(language, 1))).toEqual(
      languages.map(
        (language) =>
          ({
            ru: 'Самовывоз: Samarqand. Привезём изделие туда к 26 ноября.',
            uz: 'Doʻkondan olib ketish: Samarqand. Buyumni u yerga 26-\u2060noyabrgacha keltiramiz.',
            en: 'Collection from Samarqand. We will bring the piece there by 26 November.',
          })[language],
      ),
    );
  });

  it('uses the plural for several pieces', () => {
    expect(sentence('ru', 2)).toContain('Привезём все изделия туда к 26 ноября');
    expect(sentence('uz', 5)).toContain('Hamma buyumni u yerga 26-\u2060noyabrgacha keltiramiz');
    expect(sentence('en', 21)).toContain('We will bring all the pieces there by 26 November');
  });

  it('names the store that has everything, and says "today"', () => {
    const here = { ...elsewhere, isAllHere: true, isToday: true };
    expect(sentence('ru', 1, here)).toBe('Самовывоз: Samarqand. Можно забрать сегодня.');
    expect(sentence('uz', 1, here)).toBe('Doʻkondan olib ketish: Samarqand. Bugun olib ketish mumkin.');
    const later = { ...here, isToday: false };
    expect(sentence('uz', 1, later)).toContain('26-\u2060noyabr kuni olib ketish mumkin');
    expect(sentence('en', 1, later)).toContain('Ready to collect on 26 November');
  });
});
