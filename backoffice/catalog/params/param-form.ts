import type { ChangeParam, StaffParam } from '#contract/admin/catalog/param.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { keysOf } from '../../kit/keys-of.ts';

export interface ParamForm {
  nameRu: string;
  nameUz: string;
  nameEn: string;
  type: StaffParam['type'];
  unit: string;
  filterable: boolean;
}

export const paramTypes = keysOf<StaffParam['type']>({ number: 0, text: 0, choice: 0 });

export const formOf = ({ nameRu, nameUz, nameEn, type, unit, filterable }: StaffParam): ParamForm => ({
  nameRu,
  nameUz,
  nameEn,
  type,
  unit: unit ?? '',
  filterable,
});

export const unitOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The request body: the fields that differ from the loaded ones. */
export function changeOf(form: ParamForm, loaded: StaffParam): ChangeParam {
  const [nameRu, nameUz, nameEn] = [form.nameRu.trim(), uzbekLetters(form.nameUz.trim()), form.nameEn.trim()];
  const unit = unitOf(form.unit);
  return {
    ...(nameRu !== loaded.nameRu && { nameRu }),
    ...(nameUz !== loaded.nameUz && { nameUz }),
    ...(nameEn !== loaded.nameEn && { nameEn }),
    ...(form.type !== loaded.type && { type: form.type }),
    ...(unit !== loaded.unit && { unit }),
    ...(form.filterable !== loaded.filterable && { filterable: form.filterable }),
  };
}
