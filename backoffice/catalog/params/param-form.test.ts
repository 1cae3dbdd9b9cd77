import { expect, it } from 'vitest';
import type { StaffParam } from '#contract/admin/catalog/param.ts';
import { changeOf, formOf } from './param-form.ts';

const width: StaffParam = {
  id: 9,
  version: 1,
  code: 'width',
  nameUz: 'Eni',
  nameRu: 'Ширина',
  nameEn: 'Width',
  type: 'number',
  unit: 'mm',
  filterable: false,
  isFixed: false,
  pieces: 0,
  values: [],
};

it('only changed fields are saved; a unit of spaces counts as empty', () => {
  expect(changeOf(formOf(width), width)).toEqual({});
  const typed = { ...formOf(width), nameUz: "Eni, o'lchov", unit: ' ', filterable: true };
  expect(changeOf(typed, width)).toEqual({ nameUz: 'Eni, oʻlchov', unit: null, filterable: true });
});
