import type { ParamOfPiece, PieceParam, TypedParam } from '#contract/admin/stock/piece-param.ts';

/** What a form has of the characteristics of a piece: a text for each, by its name in the form. */
export type ParamsForm = Record<string, string>;

/** A field's name may not begin with a digit: it would be a place in a list. */
export const fieldOf = (id: number): string => `param${id}`;

export const formOfParams = (
  params: readonly Pick<PieceParam, 'id'>[],
  values: readonly ParamOfPiece[],
): ParamsForm =>
  Object.fromEntries(params.map(({ id }) => [fieldOf(id), values.find((one) => one.id === id)?.value ?? '']));

/** What the API takes: the characteristics that were changed; one that was emptied is taken away. */
export const changedParams = (
  params: readonly Pick<PieceParam, 'id'>[],
  { typed, changed }: { typed: ParamsForm; changed: Partial<Record<string, boolean>> },
): TypedParam[] =>
  params
    .filter(({ id }) => changed[fieldOf(id)] === true)
    .map(({ id }) => ({ id, value: typed[fieldOf(id)]?.trim() || null }));

/** 2,5 and -3.25, or nothing. */
export const isParamNumber = (typed: string): boolean =>
  /^(?:-?\d{1,9}(?:[.,]\d{1,6})?)?$/.test(typed.trim());
