import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersIn, tidyText } from './review-text.ts';

describe('the text of a review', () => {
  it('keeps its paragraphs and loses what a keyboard leaves behind', () => {
    expect(tidyText('  Кольцо  село\tкак влитое. \r\n\r\n\r\n\r\nСпасибо мастеру! ')).toBe(
      'Кольцо село как влитое.\n\nСпасибо мастеру!',
    );
  });

  it('keeps the no-break space of a number', () => {
    expect(tidyText('3,42\u00A0г')).toBe('3,42\u00A0г');
  });

  it('is plain: what looks like HTML is shown as it was typed', () => {
    expect(tidyText('<b>Zoʻr</b> & <script>')).toBe('<b>Zoʻr</b> & <script>');
  });

  it('tidied twice is the same as once, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const once = tidyText(typed);
        expect(tidyText(once)).toBe(once);
        expect(lettersIn(once)).toBeLessThanOrEqual(lettersIn(typed.normalize('NFC')));
        expect(once).not.toMatch(/\r|\n{3}| {2}|^\s|\s$/u);
      }),
    );
  });
});
