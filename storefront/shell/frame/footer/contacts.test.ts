import { expect, it } from 'vitest';
import { contactsOf } from './contacts.ts';

it('a phone is shown in groups, dialled by its digits, and not broken across lines within a sentence', () => {
  expect(contactsOf({ phone: '+998712000707', telegram: 'zarona_uz' })).toEqual({
    phone: { shown: '+998 71 200-07-07', href: 'tel:+998712000707' },
    phoneInText: '+998\u00A071\u00A0200-\u206007-\u206007',
    telegram: { shown: '@zarona_uz', href: 'https://t.me/zarona_uz' },
  });
});
