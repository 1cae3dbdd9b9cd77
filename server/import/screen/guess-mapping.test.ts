import { expect, it } from 'vitest';
import { checkMapping } from '../mapping.ts';
import { guessMapping } from './guess-mapping.ts';
import { readyMappings } from './ready-mappings.ts';

const guess = (header: string[]) =>
  guessMapping(
    header,
    readyMappings.map(({ mapping }) => mapping),
  );
/** The column of each field. */
const columns = (group: Partial<Record<string, { column?: string }>> = {}) =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, source]) =>
      source?.column === undefined ? [] : [[name, source.column]],
    ),
  );

it('recognizes headers in Uzbek, whatever apostrophe they are typed with, with their units', () => {
  const mapping = guess([
    'Artikul',
    'Nomi',
    'Nomi (ruscha)',
    'Turkum',
    'Metall',
    'Kim uchun',
    'Seriya raqami',
    'Proba',
    "O'lchami, mm",
    'Og`irligi (mg)',
    'Narxi, so‘m',
    'Tosh',
    'Karat (ct)',
    'Tozaligi',
  ]);
  expect(() => checkMapping(mapping)).not.toThrow();
  expect(columns(mapping.product)).toEqual({
    artikul: 'Artikul',
    'name.uz': 'Nomi',
    'name.ru': 'Nomi (ruscha)',
    category: 'Turkum',
    metal: 'Metall',
    gender: 'Kim uchun',
  });
  expect(columns(mapping.piece)).toEqual({
    serialNumber: 'Seriya raqami',
    probe: 'Proba',
    sizeMm: "O'lchami, mm",
    weightGrams: 'Og`irligi (mg)',
  });
  expect(mapping.piece['weightGrams']?.unit).toBe('mg');
  expect(mapping.product['gender']?.values).toMatchObject({ ayollarga: 'women' });
  expect(columns(mapping.price)).toEqual({ priceSom: 'Narxi, so‘m' });
  expect(mapping.stones?.map(columns)).toEqual([
    { kind: 'Tosh', caratWeight: 'Karat (ct)', clarity: 'Tozaligi' },
  ]);
});

it('recognizes headers in English and Russian that no saved mapping has; a column has one meaning', () => {
  const mapping = guess([
    'Style number',
    'Наименование',
    'Serial no',
    'Масса, гр',
    'Size',
    'Retail price',
    'Цена',
  ]);
  expect(columns(mapping.product)).toEqual({ artikul: 'Style number', 'name.ru': 'Наименование' });
  expect(columns(mapping.piece)).toEqual({
    serialNumber: 'Serial no',
    weightGrams: 'Масса, гр',
    sizeMm: 'Size',
  });
  expect(columns(mapping.price)).toEqual({ priceSom: 'Цена' });
});

it('takes a table with carats and without metal for loose stones', () => {
  const mapping = guess(['Seriya raqami', 'Tosh', 'Shakli', 'Karat', 'Rangi', 'Tiniqligi', 'Cut', 'Narxi']);
  expect(mapping.kind).toBe('loose-stone');
  expect(() => checkMapping(mapping)).not.toThrow();
  expect(mapping.stones?.map(columns)).toEqual([
    { kind: 'Tosh', shape: 'Shakli', caratWeight: 'Karat', color: 'Rangi', clarity: 'Tiniqligi', cut: 'Cut' },
  ]);
});

it('does not decide for an unknown file what no column says: new models stay drafts', () => {
  const { product, piece } = guess(['Артикул', 'Название', 'Категория', 'Серийный номер', 'Вес, г']);
  for (const source of Object.values({ ...product, ...piece })) expect(source?.constant).toBeUndefined();
  expect(product).not.toHaveProperty('productState');
});
