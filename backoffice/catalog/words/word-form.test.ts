import { expect, it } from 'vitest';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import { changeOf, formOf, listIn } from './word-form.ts';

const gift: StaffWord = {
  code: 'gift',
  version: 1,
  nameUz: 'Sovgʻa',
  nameRu: 'Подарок',
  nameEn: 'Gift',
  isHidden: false,
  uses: 12,
  preciousMetal: null,
  careUz: '',
  careRu: '',
  careEn: '',
  menuPosition: null,
};

it('only what was changed is saved', () => {
  expect(changeOf(formOf(gift), gift)).toEqual({});
  const typed = { ...formOf(gift), nameUz: "Sovg'a uchun", menuPosition: '3', isHidden: true };
  expect(changeOf(typed, gift)).toEqual({ nameUz: 'Sovgʻa uchun', menuPosition: 3, isHidden: true });
  expect(changeOf(formOf(gift), { ...gift, menuPosition: 3 })).toEqual({ menuPosition: null });
});

it('an address names a list, or the first one is shown', () => {
  expect(listIn(new URLSearchParams('list=shapes'))).toBe('shapes');
  expect(listIn(new URLSearchParams('list=prices'))).toBe('occasions');
});
