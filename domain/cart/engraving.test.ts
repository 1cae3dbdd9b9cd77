import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cuttable, engravingLength, readEngraving } from './engraving.ts';

describe('readEngraving', () => {
  it.each([
    ['Anvar va Zuhra', 'Anvar va Zuhra'],
    ['  Всегда   рядом ', 'Всегда рядом'],
    ['Ўғил-қиз, ҳаёт', 'Ўғил-қиз, ҳаёт'],
    ['Gʻunchaga, sanʼat', 'Gʻunchaga, sanʼat'],
    // what keyboards produce instead of ʻ and ʼ
    ["O'g'limga", 'Oʻgʻlimga'],
    ['san’at', 'sanʼat'],
    ['qo‘zichoq`im', 'qoʻzichoqʼim'],
    // й and ё as two code points, as some phones type them
    ['\u0438\u0306\u0435\u0308', 'йё'],
  ])('%j is engraved as %j', (typed, text) => {
    expect(readEngraving(typed)).toEqual({ ok: true, text });
  });

  it.each([
    ['Люблю ♥', ['♥']],
    ['é ñ é', ['é', 'ñ']],
    ['愛', ['愛']],
    // one visible character made of several code points
    ['👨‍👩‍👧 2026', ['👨‍👩‍👧']],
    ['a\u0000b', ['\u0000']],
    ['a\uD800', ['\uD800']],
  ])('%j is refused with the characters %j', (typed, signs) => {
    expect(readEngraving(typed)).toEqual({ ok: false, code: 'CANNOT_CUT', signs });
  });

  it('a text has 1 to 18 characters', () => {
    expect(readEngraving('12345678901234567 8')).toEqual({ ok: false, code: 'TOO_LONG', length: 19 });
    expect(readEngraving('1234567890 1234567')).toMatchObject({ ok: true });
    expect(readEngraving(' \t ')).toEqual({ ok: false, code: 'EMPTY' });
  });
});

describe('readEngraving, for any typed text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...Array.from(cuttable), "'", '’', ' '), maxLength: 24 }),
  );

  it('the result has at most 18 characters of the alphabet, or is a refusal', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const read = readEngraving(typed);
        if (!read.ok) return;
        expect(Array.from(read.text).every((sign) => cuttable.includes(sign))).toBe(true);
        expect(Array.from(read.text).length).toBeLessThanOrEqual(engravingLength);
        expect(read.text).toBe(read.text.trim());
      }),
    );
  });

  it('reading the result again does not change it', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const read = readEngraving(typed);
        expect(read.ok ? readEngraving(read.text) : read).toEqual(read);
      }),
    );
  });
});

it('every character of the alphabet is in every typeface of the preview', () => {
  const italic = readFileSync(new URL('../../ui/styles/fonts-italic.css', import.meta.url), 'utf8');
  const upright = readFileSync(new URL('../../ui/styles/fonts.css', import.meta.url), 'utf8');
  const faces = [
    rangesOf(upright, 'Ysabeau Office Variable'),
    rangesOf(upright, 'Onest Variable'),
    rangesOf(italic, 'Ysabeau Office Italic'),
  ];
  for (const has of faces) expect(Array.from(cuttable).filter((sign) => !has(sign))).toEqual([]);
});

/** Returns a function that checks whether the stylesheet has a font file for a character. */
function rangesOf(css: string, family: string): (sign: string) => boolean {
  const rules = css.split('@font-face').filter((rule) => rule.includes(`'${family}'`));
  const ranges = rules.flatMap((rule) => [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.some(([, from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16));
  };
}
