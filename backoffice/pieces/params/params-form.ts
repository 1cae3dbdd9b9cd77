import type { ParamOfPiece, PieceParam, TypedParam } from '#contract/admin/stock/piece-param.ts';

/** The form's values of a piece's characteristics: a text for each, by field name. */
export type ParamsForm = Record<string, string>;

/** A field name may not begin with a digit, because it would be an array index. */
export const fieldOf = (id: number): string => `param${id}`;

export const formOfParams = (
  params: readonly Pick<PieceParam, 'id'>[],
  values: readonly ParamOfPiece[],
): ParamsForm =>
  Object.fromEntries(params.map(({ id }) => [fieldOf(id), values.find((one) => one.id === id)?.value ?? '']));

/** The request body: the changed characteristics; an emptied one is removed. */
export const changedParams = (
  params: readonly Pick<PieceParam, 'id'>[],
  { typed, changed }: { typed: ParamsForm; changed: Partial<Record<string, boolean>> },
): TypedParam[] =>
  params
    .filter(({ id }) => changed[fieldOf(id)] === true)
    .map(({ id }) => ({ id, value: typed[fieldOf(id)]?.trim() || null }));

/** Accepts 2,5 and -3.25, or an empty text. */
export const isParamNumber = (typed: string): boolean =>
  /^(?:-?\d{1,9}(?:[.,]\d{1,6})?)?$/.test(typed.trim());
