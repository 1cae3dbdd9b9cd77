import type { Updateable } from 'kysely';
import type { ChangeParam, StaffParam } from '#contract/admin/catalog/param.ts';
import { paramIds } from '#contract/catalog/catalog.ts';
import type { LocalizedText, ParamsTable } from '#database/schema.ts';
import type { StaffParamRow } from './queries-param.ts';

const fixed: ReadonlySet<number> = new Set(Object.values(paramIds));

/** Size, weight and fineness are columns of the piece, and the code refers to their ids (product-spec 3). */
export const isFixed = (id: number): boolean => fixed.has(id);

const ownNames = ({ uz, ru, en }: LocalizedText) => ({ nameUz: uz, nameRu: ru, nameEn: en });

export const paramToStaff = (row: StaffParamRow): StaffParam => ({
  id: row.id,
  version: row.version,
  code: row.code,
  ...ownNames(row.name),
  type: row.type,
  unit: row.unit,
  filterable: row.filterable,
  isFixed: isFixed(row.id),
  pieces: row.pieces,
  values: row.values.map(({ code, version, name, pieces }) => ({ code, version, ...ownNames(name), pieces })),
});

export function columnsOfChange(before: StaffParamRow, change: ChangeParam): Updateable<ParamsTable> {
  const { nameUz, nameRu, nameEn, type, unit, filterable } = change;
  const { name } = before;
  return {
    name: {
      uz: nameUz?.trim() ?? name.uz,
      ru: nameRu?.trim() ?? name.ru,
      en: nameEn?.trim() ?? name.en,
    },
    ...(type !== undefined && { type }),
    ...(unit !== undefined && { unit }),
    ...(filterable !== undefined && { filterable }),
  };
}

export const nameOf = (given: { nameUz: string; nameRu: string; nameEn: string }): LocalizedText => ({
  uz: given.nameUz.trim(),
  ru: given.nameRu.trim(),
  en: given.nameEn.trim(),
});

/** Everything by which the search finds a characteristic. */
export const wordsOf = ({ code, values, ...param }: StaffParam): string[] => [
  code,
  ...[param, ...values].flatMap(({ nameUz, nameRu, nameEn }) => [nameUz, nameRu, nameEn]),
];
