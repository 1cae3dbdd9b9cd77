import { expect, it } from 'vitest';
import { type ContactKind, isContact, readContact } from '#contract/contact-forms.ts';

it.each<[ContactKind, string, boolean]>([
  ['PHONE', '+998712000707', true],
  ['PHONE', '712000707', false],
  ['PHONE', '+99871200070', false],
  ['PHONE', '+79161234567', false],
  ['TELEGRAM', 'zarona_uz', true],
  ['TELEGRAM', '@zarona_uz', false],
  ['TELEGRAM', 'zar', false],
  ['TELEGRAM', '1zarona', false],
  ['TELEGRAM', 'зарона', false],
  ['EMAIL', 'shop@zarona.uz', true],
  ['EMAIL', 'shop@zarona', false],
  ['URL', 'https://instagram.com/zarona', true],
  ['URL', 'https://www.youtube.com/@zarona', true],
  ['URL', 'http://instagram.com/zarona', false],
  ['URL', 'javascript:alert(1)', false],
  ['URL', 'https://zarona@example.com', false],
  ['URL', 'https://localhost', false],
  ['TAX_NUMBER', '301234567', true],
  ['TAX_NUMBER', '301 234 567', false],
  ['TEXT', 'ООО «Zarona», Ташкент', true],
  ['TEXT', ' Zarona', false],
  ['TEXT', 'Zarona\nTashkent', false],
  ['TEXT', '', false],
])('%s %s: %s', (kind, value, isRight) => {
  expect(isContact(kind, value)).toBe(isRight);
});

it.each<[ContactKind, string, string]>([
  ['PHONE', '71 200-07-07', '+998712000707'],
  ['PHONE', '+998 (71) 200 07 07', '+998712000707'],
  ['PHONE', '998712000707', '+998712000707'],
  ['PHONE', '+7 916 123-45-67', '+7 916 123-45-67'],
  ['TELEGRAM', '@zarona_uz', 'zarona_uz'],
  ['TELEGRAM', 'https://t.me/zarona_uz', 'zarona_uz'],
  ['TAX_NUMBER', '301 234 567', '301234567'],
  ['EMAIL', ' shop@zarona.uz ', 'shop@zarona.uz'],
])('%s typed as %s is %s', (kind, typed, value) => {
  expect(readContact(kind, typed)).toBe(value);
});
