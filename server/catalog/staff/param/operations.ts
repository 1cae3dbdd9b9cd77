import type { StaffParam } from '#contract/admin/catalog/param.ts';
import type { staffParamOperations as declared } from '#contract/operations/admin/catalog/param.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { freeSlug } from '#domain/catalog/slug.ts';
import { lastChange } from '#server/kit/audit.ts';
import { readHistory } from '#server/kit/history/queries-history.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import { lockOrder, moveRow } from '#server/kit/row-order.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listParams } from './list-params.ts';
import {
  deleteParam,
  deleteValue,
  insertParam,
  insertValue,
  lockParam,
  orderedParams,
  orderedValues,
  selectCodes,
  selectStaffParams,
  type StaffParamRow,
  updateParam,
  updateValue,
} from './queries-param.ts';
import { columnsOfChange, isFixed, nameOf, paramToStaff } from './wire-param.ts';

/** Operations of the staff on characteristics and their values. */
export const staffParamOperations = {
  listParams: ({ db }, { input }) => listParams(db, input),

  async getParamHistory({ db }, { input: { id } }) {
    await getParam(db, id);
    return readHistory(db, { resource: 'param', recordId: String(id) });
  },

  async addParam({ db }, { input }) {
    await lockOrder(db, orderedParams);
    const { type, unit, filterable } = input;
    const name = nameOf(input);
    const code = freeSlug(name.en, { taken: await selectCodes(db), fallback: 'param' });
    return readParam(db, await insertParam(db, { code, name, type, unit, filterable }));
  },

  async changeParam({ db }, { input: { id, version, ...change } }) {
    const param = await lockSeen(db, { id, version });
    const isOtherKind =
      (change.type !== undefined && change.type !== param.type) ||
      (change.unit !== undefined && change.unit !== param.unit);
    if (isOtherKind) refuseUsed(param);
    await updateParam(db, id, columnsOfChange(param, change));
    return readParam(db, id);
  },

  async moveParam({ db }, { input: { id, place } }) {
    await moveRow(db, orderedParams, { key: id, place });
    return listParams(db, {});
  },

  async removeParam({ db }, { input: { id, version } }) {
    refuseUsed(await lockSeen(db, { id, version }));
    await deleteParam(db, id);
  },

  async addParamValue({ db }, { input: { id, code, ...given } }) {
    const { type } = await lock(db, id);
    if (type !== 'choice') throw new Refusal('NOT_FOUND');
    if (!(await insertValue(db, { id, code, name: nameOf(given) })))
      throw refusedField('CODE_TAKEN', '/code');
    return readParam(db, id);
  },

  async changeParamValue({ db }, { input: { id, code, version, ...given } }) {
    await lockValue(db, { id, code, version });
    await updateValue(db, { id, code, name: nameOf(given) });
    return readParam(db, id);
  },

  async moveParamValue({ db }, { input: { id, code, place } }) {
    await lock(db, id);
    await moveRow(db, orderedValues(id), { key: code, place });
    return readParam(db, id);
  },

  async removeParamValue({ db }, { input: { id, code, version } }) {
    const { pieces } = await lockValue(db, { id, code, version });
    if (pieces > 0) throw new Refusal('IN_USE', { pieces });
    await deleteValue(db, { id, code });
    return readParam(db, id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function getParam(db: ReadDb, id: number): Promise<StaffParamRow> {
  const [row] = await selectStaffParams(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

const readParam = async (db: ReadDb, id: number): Promise<StaffParam> => paramToStaff(await getParam(db, id));

/** Refuses with NOT_FOUND. */
async function lock(db: Db, id: number): Promise<StaffParamRow> {
  if ((await lockParam(db, id)) === undefined) throw new Refusal('NOT_FOUND');
  return getParam(db, id);
}

/** Refuses with NOT_FOUND, VERSION_CONFLICT. */
async function lockSeen(db: Db, { id, version }: { id: number; version: number }): Promise<StaffParamRow> {
  const param = await lock(db, id);
  if (param.version !== version) throw await conflict(db, id);
  return param;
}

/** Locks a choice and returns one of its values. Refuses with NOT_FOUND, VERSION_CONFLICT. */
async function lockValue(
  db: Db,
  { id, code, version }: { id: number; code: string; version: number },
): Promise<StaffParamRow['values'][number]> {
  const value = (await lock(db, id)).values.find((one) => one.code === code);
  if (value === undefined) throw new Refusal('NOT_FOUND');
  if (value.version !== version) throw await conflict(db, id);
  return value;
}

async function conflict(db: Db, id: number): Promise<Refusal> {
  const last = await lastChange(db, { resource: 'param', recordId: String(id) });
  return new Refusal('VERSION_CONFLICT', { current: await readParam(db, id), ...last });
}

function refuseUsed({ id, pieces }: StaffParamRow): void {
  if (isFixed(id)) throw new Refusal('PARAM_FIXED');
  if (pieces > 0) throw new Refusal('IN_USE', { pieces });
}
