import { describe, expect, it } from 'vitest';
import { readDay, readFlag, readWord, tidied, uzbekText } from './read-words.ts';

describe('words in files', () => {
  it('uzbekText writes Uzbek with the correct letters', () => {
    expect(uzbekText("Qo'sh gʻiloflar, ma'no, o`g`il")).toBe('Qoʻsh gʻiloflar, maʼno, oʻgʻil');
  });

  it('tidied normalizes the spaces of a cell', () => {
    expect(tidied('  Кольцо\t«Рассвет»\u200b ')).toBe('Кольцо «Рассвет»');
  });

  it('yes and no are read in three languages', () => {
    expect(['Да', 'ha', 'YES', '1'].map((word) => readFlag(word))).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true, value: true })),
    );
    expect(readFlag("yo'q")).toEqual({ ok: true, value: false });
    expect(readFlag('может быть')).toMatchObject({ ok: false, code: 'NOT_A_FLAG' });
  });

  it('an unknown word is refused with the list of allowed ones', () => {
    expect(readWord('YELLOW', ['yellow', 'red'])).toEqual({ ok: true, value: 'yellow' });
    expect(readWord('green', ['yellow', 'red'])).toEqual({
      ok: false,
      code: 'UNKNOWN_WORD',
      detail: 'yellow, red',
    });
  });

  it.each([
    ['22.11.2026', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2/3/2026', '2026-03-02'],
    // the serial number that a spreadsheet stores
    ['46348', '2026-11-22'],
    ['46348.5', '2026-11-22'],
  ])('reads the day %s', (text, day) => {
    expect(readDay(text)).toEqual({ ok: true, value: day });
  });

  it.each(['31.02.2026', '2026-13-01', 'вчера', '12345'])('refuses %s as a day', (text) => {
    expect(readDay(text)).toMatchObject({ ok: false, code: 'NOT_A_DAY' });
  });
});
