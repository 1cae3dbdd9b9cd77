import { expect, it } from 'vitest';
import type { StaffWord } from '#contract/admin/catalog/word.ts';
import { changeOf, formOf, listIn, probesOf } from './word-form.ts';

const gift: StaffWord = {
  list: 'styles',
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
  probes: [],
  colors: [],
};

it('only changed fields are saved', () => {
  expect(changeOf(formOf(gift), gift)).toEqual({});
  const typed = { ...formOf(gift), nameUz: "Sovg'a uchun", menuPosition: '3', isHidden: true };
  expect(changeOf(typed, gift)).toEqual({ nameUz: 'Sovgʻa uchun', menuPosition: 3, isHidden: true });
  expect(changeOf(formOf(gift), { ...gift, menuPosition: 3 })).toEqual({ menuPosition: null });
});

it('finenesses are numbers from 1 to 999, and there are as many colors as chosen', () => {
  const gold = { ...gift, probes: [375, 585] };
  expect(changeOf(formOf(gold), gold)).toEqual({});
  expect(changeOf({ ...formOf(gold), probes: '375 585; 750' }, gold)).toEqual({ probes: [375, 585, 750] });
  expect(['', '585, x', '1000', '58.5'].map(probesOf)).toEqual([null, null, null, null]);
  const twoTone = { ...gift, colors: ['#d9b25c', '#dadcdd'] };
  expect(changeOf(formOf(twoTone), twoTone)).toEqual({});
  expect(changeOf({ ...formOf(twoTone), colorCount: '1' }, twoTone)).toEqual({ colors: ['#d9b25c'] });
});

it('the list is named by the address; without one, all lists are shown', () => {
  expect(listIn(new URLSearchParams('list=shapes'))).toBe('shapes');
  expect(listIn(new URLSearchParams('list=prices'))).toBeNull();
});
