import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonName, personName } from '#contract/person-name.ts';

describe('abuse 8: a person’s name', () => {
  it.each([
    'Дилноза',
    'Nilufar Gʻaniyeva',
    "O'tkir aka",
    'Маъмуржон Ўринов-Каримов',
    'А.Навои',
    'Karimov A.B.',
    'Dr. Petrov',
    'ООО «Заргар», 2 цех',
    'María José (дочь)',
    '阿明',
    'И. О. Петров и др.',
  ])('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'Вы выиграли кольцо! http://example.uz',
    'Вы выиграли кольцо!',
    'zarona-priz.uz',
    'приз на Zarona.UZ',
    'пишите t.me',
    'www.example',
    'a@b.uz',
    'Malika\nSpam',
    'Malika\r\nBcc: x',
    'Malika\u2028Spam',
    'Malika\u202Ekcor',
    'Malika <b>',
    'а'.repeat(61),
  ])('may not be %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('never contains a line break', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('\n', '\r', '\u0085', '\u2028', '\u2029'),
        fc.string(),
        (a, b, c) => {
          expect(isPersonName(a + b + c)).toBe(false);
        },
      ),
    );
  });

  it('is checked in browsers by the same pattern, which compiles with the flag v', () => {
    const inBrowser = new RegExp(personName.pattern, 'v');
    expect(inBrowser.test('Дилноза')).toBe(true);
    expect(inBrowser.test('Вы выиграли http://example.uz')).toBe(false);
  });
});
