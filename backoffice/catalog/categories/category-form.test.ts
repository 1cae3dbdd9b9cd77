import { expect, it } from 'vitest';
import type { StaffCategory } from '#contract/admin/catalog/category.ts';
import { changeOf, fieldOf, formOf } from './category-form.ts';

const rings: StaffCategory = {
  id: 1,
  version: 3,
  parentId: null,
  nameUz: 'Uzuklar',
  nameRu: 'Кольца',
  nameEn: 'Rings',
  descriptionUz: '',
  descriptionRu: 'О кольцах.',
  descriptionEn: '',
  slugUz: 'uzuklar',
  slugRu: 'koltsa',
  slugEn: 'rings',
  image: { id: 7, url: '/rings' },
  backgroundImage: null,
  icon: { id: 8, url: '/icon' },
  models: 12,
};

it('only changed fields are saved, trimmed and with Uzbek letters', () => {
  const form = { ...formOf(rings), nameRu: ' Кольца ', nameUz: "To'y uzuklari", slugRu: 'Kolechki' };
  expect(changeOf(form, rings)).toEqual({ nameUz: 'Toʻy uzuklari', slugRu: 'kolechki' });
});

it('a picture is added, replaced or removed', () => {
  const form = { ...formOf(rings), imageId: 9, iconId: null };
  expect(changeOf(form, rings)).toEqual({ imageId: 9, iconId: null });
});

it('a changed text in the history has the label of its field; a position in the tree has none', () => {
  const paths = ['name.ru', 'description.uz', 'slug_en', 'position', 'parent_id'];
  expect(paths.map((path) => fieldOf({ path, op: 'UPDATE' }))).toEqual([
    'nameRu',
    'descriptionUz',
    'slugEn',
    null,
    null,
  ]);
  expect(fieldOf({ path: 'name.ru', op: 'INSERT' })).toBeNull();
});
