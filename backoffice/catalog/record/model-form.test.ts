import { expect, it } from 'vitest';
import { changeOf, type ModelForm } from './model-form.ts';

const form: ModelForm = {
  nameUz: 'Uzuk',
  nameRu: 'Кольцо',
  nameEn: 'Ring',
  descriptionUz: '',
  descriptionRu: '',
  descriptionEn: '',
  seoTitleUz: '',
  seoTitleRu: '',
  seoTitleEn: '',
  seoDescriptionUz: '',
  seoDescriptionRu: '',
  seoDescriptionEn: '',
  slugUz: 'uzuk',
  slugRu: 'koltso',
  slugEn: 'ring',
  categoryId: '3',
  collectionIds: ['1', '2'],
  metal: 'yellow',
  gender: 'women',
  occasions: [],
  styles: [],
  make: '',
  ikpu: '',
  packageCode: '',
  vatPercent: '12',
};

it('only changed fields are sent', () => {
  const typed = { ...form, nameEn: ' Swallow ring ', categoryId: '4', make: 'B', vatPercent: '0', ikpu: ' ' };
  expect(changeOf(typed, ['nameEn', 'categoryId', 'make', 'vatPercent', 'ikpu'])).toEqual({
    nameEn: 'Swallow ring',
    categoryId: 4,
    make: 'B',
    vatPercent: 0,
    ikpu: null,
  });
});
