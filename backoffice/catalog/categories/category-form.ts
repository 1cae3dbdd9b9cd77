import type { ChangeCategory, StaffCategory } from '#contract/admin/catalog/category.ts';
import type { ChangedPart } from '../../shell/history/changed-parts.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';

export type CategoryForm = Pick<
  StaffCategory,
  | 'nameRu'
  | 'nameUz'
  | 'nameEn'
  | 'descriptionRu'
  | 'descriptionUz'
  | 'descriptionEn'
  | 'slugRu'
  | 'slugUz'
  | 'slugEn'
> & {
  imageId: number | null;
  backgroundImageId: number | null;
  iconId: number | null;
};
export type PictureName = 'imageId' | 'backgroundImageId' | 'iconId';

export const formOf = (category: StaffCategory): CategoryForm => ({
  nameRu: category.nameRu,
  nameUz: category.nameUz,
  nameEn: category.nameEn,
  descriptionRu: category.descriptionRu,
  descriptionUz: category.descriptionUz,
  descriptionEn: category.descriptionEn,
  slugRu: category.slugRu,
  slugUz: category.slugUz,
  slugEn: category.slugEn,
  imageId: category.image?.id ?? null,
  backgroundImageId: category.backgroundImage?.id ?? null,
  iconId: category.icon?.id ?? null,
});

/** The request body: the fields that differ from the loaded ones. */
export function changeOf(form: CategoryForm, loaded: StaffCategory): ChangeCategory {
  const before = new Map<string, unknown>(Object.entries(formOf(loaded)));
  const typed = Object.entries(form).map(([name, value]) => [name, plain(name, value)] as const);
  return Object.fromEntries(typed.filter(([name, value]) => before.get(name) !== value));
}

function plain(name: string, value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (name.startsWith('slug')) return text.toLowerCase();
  return name.endsWith('Uz') ? uzbekLetters(text) : text;
}

/** The field of the form for a changed part of a category; null for its position in the tree, which the action describes. */
export function fieldOf({ path, op }: Pick<ChangedPart, 'path' | 'op'>): string | null {
  const [, column = '', , language = ''] = /^(name|description|slug)([._])(ru|uz|en)$/.exec(path) ?? [];
  if (op !== 'UPDATE' || column === '') return null;
  return column + language.charAt(0).toUpperCase() + language.slice(1);
}
