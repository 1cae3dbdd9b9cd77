import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersIn, tidyText } from './review-text.ts';

describe('tidyText', () => {
  it('keeps paragraphs and removes superfluous spaces and lines', () => {
    expect(tidyText('  Кольцо  село\tкак влитое. \r\n\r\n\r\n\r\nСпасибо мастеру! ')).toBe(
      'Кольцо село как влитое.\n\nСпасибо мастеру!',
    );
  });

  it('keeps the no-break space of a number', () => {
    expect(tidyText('3,42\u00A0г')).toBe('3,42\u00A0г');
  });

  it('leaves what looks like HTML unchanged', () => {
    expect(tidyText('<b>Zoʻr</b> & <script>')).toBe('<b>Zoʻr</b> & <script>');
  });

  it('applied twice gives the same result as once, and never makes a text longer', () => {
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
