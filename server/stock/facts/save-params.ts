import type { PieceParam, TypedParam } from '#contract/admin/stock/piece-param.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import {
  deleteParamsOfPiece,
  insertParams,
  type PieceParamRow,
  selectParamsOfPiece,
  selectPieceParams,
} from './queries-params.ts';

/** The characteristics that can be set on pieces. */
export const listPieceParams = async (db: ReadDb): Promise<PieceParam[]> =>
  (await selectPieceParams(db)).map(({ name, values, ...param }) => ({
    ...param,
    ...names(name),
    values: values.map(({ code, name: valueName }) => ({ code, ...names(valueName) })),
  }));

/**
 * Converts typed characteristics to their stored form, each once. Refuses with VALIDATION_FAILED for an unknown characteristic, one that
 * is a measure of the piece, an invalid number, or a value that is not among the choices.
 */
export async function readParams(
  db: ReadDb,
  typed: readonly TypedParam[],
): Promise<{ id: number; value: string | null }[]> {
  if (typed.length === 0) return [];
  const params = new Map((await selectPieceParams(db)).map((param) => [param.id, param]));
  const given = typed.map(({ id, value }) => ({ id, value: valueOf(params.get(id), value) }));
  const errors = given.flatMap(({ id, value }, nth) => {
    if (!params.has(id)) return [{ path: `/params/${nth}/id`, code: 'invalid' }];
    return value === undefined ? [{ path: `/params/${nth}/value`, code: 'invalid' }] : [];
  });
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', undefined, errors);
  // the last value if one is given twice
  return [...new Map(given.map(({ id, value = null }) => [id, value]))].map(([id, value]) => ({ id, value }));
}

/** Sets characteristics of a piece and removes those that are null; others stay. Returns whether anything changed. */
export async function saveParams(db: Db, itemId: number, typed: readonly TypedParam[]): Promise<boolean> {
  const given = await readParams(db, typed);
  const has = new Map((await selectParamsOfPiece(db, itemId)).map(({ id, value }) => [id, value]));
  const changed = given.filter(({ id, value }) => (has.get(id) ?? null) !== value);
  await deleteParamsOfPiece(
    db,
    itemId,
    changed.map(({ id }) => id),
  );
  await insertParams(db, [itemId], statedIn(changed));
  return changed.length > 0;
}

/** Gives new pieces these values. */
export const giveParams = (
  db: Db,
  itemIds: readonly number[],
  params: readonly { id: number; value: string | null }[],
): Promise<void> => insertParams(db, itemIds, statedIn(params));

/** The characteristics that have a value. */
const statedIn = (params: readonly { id: number; value: string | null }[]): { id: number; value: string }[] =>
  params.flatMap(({ id, value }) => (value === null ? [] : [{ id, value }]));

/** The value in its stored form; undefined if it is not valid for this characteristic. */
function valueOf(param: PieceParamRow | undefined, value: string | null): string | null | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  if (param?.type === 'choice') return param.values.some(({ code }) => code === text) ? text : undefined;
  if (param?.type !== 'number') return text;
  const number = text.replace(',', '.');
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(number) ? number : undefined;
}
