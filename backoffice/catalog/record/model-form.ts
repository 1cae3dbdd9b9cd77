import type { ChangeModel, ModelTexts, StaffModel } from '#contract/admin/catalog/model.ts';

/** The form's values of a model: texts and choices as typed. */
export interface ModelForm extends ModelTexts {
  slugUz: string;
  slugRu: string;
  slugEn: string;
  categoryId: string;
  collectionIds: string[];
  metal: string;
  gender: string;
  occasions: string[];
  styles: string[];
  make: string;
  ikpu: string;
  packageCode: string;
  vatPercent: string;
}
export type FieldName = keyof ModelForm;

export function formOf(model: StaffModel): ModelForm {
  return {
    ...model.texts,
    slugUz: model.slugUz,
    slugRu: model.slugRu,
    slugEn: model.slugEn,
    categoryId: String(model.categoryId),
    collectionIds: model.collectionIds.map(String).toSorted(),
    metal: model.metal ?? '',
    gender: model.gender ?? '',
    occasions: model.occasions.toSorted(),
    styles: model.styles.toSorted(),
    make: model.make ?? '',
    ikpu: model.ikpu ?? '',
    packageCode: model.packageCode ?? '',
    vatPercent: String(model.vatPercent),
  };
}

const orNone = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const isMake = (typed: string): typed is 'A' | 'B' | 'C' | 'D' => /^[A-D]$/.test(typed);
const isGender = (typed: string): typed is NonNullable<StaffModel['gender']> =>
  ['women', 'men', 'unisex', 'kids'].includes(typed);

/** The request body: the changed fields. */
export function changeOf(form: ModelForm, changed: readonly FieldName[]): ChangeModel {
  const change: ChangeModel = {};
  for (const name of changed) Object.assign(change, partOf(form, name));
  return change;
}

function partOf(form: ModelForm, name: FieldName): ChangeModel {
  switch (name) {
    case 'categoryId':
      return { categoryId: Number(form.categoryId) };
    case 'collectionIds':
      return { collectionIds: form.collectionIds.map(Number) };
    case 'occasions':
      return { occasions: form.occasions };
    case 'styles':
      return { styles: form.styles };
    case 'make':
      return { make: isMake(form.make) ? form.make : null };
    case 'gender':
      return isGender(form.gender) ? { gender: form.gender } : {};
    case 'ikpu':
      return { ikpu: orNone(form.ikpu) };
    case 'packageCode':
      return { packageCode: orNone(form.packageCode) };
    case 'vatPercent':
      return { vatPercent: Number(form.vatPercent) };
    default:
      return { [name]: form[name].trim() };
  }
}
