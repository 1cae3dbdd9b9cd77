import type { PieceParam, TypedParam } from '#contract/admin/stock/piece-param.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import {
  deleteParamsOfPiece,
  insertParamsOfPiece,
  type PieceParamRow,
  selectParamsOfPiece,
  selectPieceParams,
} from './queries-params.ts';

/** The characteristics that pieces can be given. */
export const listPieceParams = async (db: ReadDb): Promise<PieceParam[]> =>
  (await selectPieceParams(db)).map(({ name, values, ...param }) => ({
    ...param,
    ...names(name),
    values: values.map(({ code, name: valueName }) => ({ code, ...names(valueName) })),
  }));

/**
 * Gives a piece values of characteristics and takes those that are null; the others stay. Refuses VALIDATION_FAILED for a characteristic
 * that there is not, or that a measure of the piece is, for a number that is none, and for what a choice does not offer. Answers whether
 * anything changed.
 */
export async function saveParams(db: Db, itemId: number, typed: readonly TypedParam[]): Promise<boolean> {
  const params = new Map((await selectPieceParams(db)).map((param) => [param.id, param]));
  const given = typed.map(({ id, value }) => ({ id, value: valueOf(params.get(id), value) }));
  const errors = given.flatMap(({ id, value }, nth) => {
    if (!params.has(id)) return [{ path: `/params/${nth}/id`, code: 'invalid' }];
    return value === undefined ? [{ path: `/params/${nth}/value`, code: 'invalid' }] : [];
  });
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', undefined, errors);
  const has = new Map((await selectParamsOfPiece(db, itemId)).map(({ id, value }) => [id, value]));
  // the last value where one is given twice
  const changed = [...new Map(given.map(({ id, value = null }) => [id, value]))].filter(
    ([id, value]) => (has.get(id) ?? null) !== value,
  );
  await deleteParamsOfPiece(
    db,
    itemId,
    changed.map(([id]) => id),
  );
  await insertParamsOfPiece(
    db,
    itemId,
    changed.flatMap(([id, value]) => (value === null ? [] : [{ id, value }])),
  );
  return changed.length > 0;
}

/** As it is stored; undefined: it is no value of this characteristic. */
function valueOf(param: PieceParamRow | undefined, value: string | null): string | null | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  if (param?.type === 'choice') return param.values.some(({ code }) => code === text) ? text : undefined;
  if (param?.type !== 'number') return text;
  const number = text.replace(',', '.');
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(number) ? number : undefined;
}
