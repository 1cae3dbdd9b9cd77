import { describe, expect, it } from 'vitest';
import { languages } from '#contract/words.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import '#storefront/shell/i18n/texts.server.ts';
import { pickupWords } from './pickup-words.ts';

const elsewhere = { store: 'Samarqand', on: '2026-11-26', isToday: false, isAllHere: false };
/** Without the spaces that hold a number and its unit together. */
const sentence = (language: (typeof languages)[number], count: number, pickup = elsewhere) =>
  pickupWords(pickup, { count, language, t: tIn(language) }).replaceAll('\u00a0', ' ');

describe('where a cart can be collected', () => {
  it('is said of one piece in the singular, without other pieces or places', () => {
    expect(languages.map((language) => sentence(language, 1))).toEqual(
      languages.map(
        (language) =>
          ({
            ru: 'Привезём изделие в магазин Samarqand к 26 ноября.',
            uz: 'Buyumni Samarqand doʻkoniga keltiramiz: 26-noyabr.',
            en: 'We bring the piece to Samarqand by 26 November.',
          })[language],
      ),
    );
  });

  it('is said of several pieces in the plural', () => {
    expect(sentence('ru', 2)).toContain('Соберём их в магазине Samarqand');
    expect(sentence('uz', 5)).toContain('Ularni Samarqand doʻkonida yigʻamiz');
    expect(sentence('en', 21)).toContain('We bring them together at Samarqand');
  });

  it('names the store where everything lies, and today', () => {
    const here = { ...elsewhere, isAllHere: true, isToday: true };
    expect(sentence('ru', 1, here)).toBe('Всё лежит в магазине: Samarqand. Можно забрать сегодня.');
  });
});
