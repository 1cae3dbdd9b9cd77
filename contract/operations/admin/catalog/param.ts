import {
  ChangeParam,
  ChangeParamValue,
  MoveParam,
  NewParam,
  NewParamValue,
  ParamParams,
  ParamsQuery,
  ParamValueParams,
  StaffParam,
  StaffParams,
} from '../../../admin/catalog/param.ts';
import { RecordHistory } from '../../../admin/audit.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/params';
const access = 'catalog.write';
const params = ParamParams;
const valueParams = ParamValueParams;
const ofParam = <const Action extends string>(action: Action) => ({
  action,
  resource: 'param',
  record: 'id',
});

/** Characteristics of pieces, and the values of those with a list of choices (backoffice.md 2.7). */
export const staffParamOperations = declareStaffOperations({
  listParams: {
    method: 'GET',
    path,
    summary:
      'Lists the characteristics that match the filters, with their values, by default in the order of the table of characteristics.',
    access,
    query: ParamsQuery,
    answer: StaffParams,
    refusals: [],
  },
  getParamHistory: {
    method: 'GET',
    path: `${path}/:id/history`,
    summary:
      'Returns the changes that the staff made to a characteristic and its values, with old and new values.',
    access,
    params,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  addParam: {
    method: 'POST',
    path,
    summary: 'Creates a characteristic, placed last.',
    access,
    body: NewParam,
    answer: StaffParam,
    status: 201,
    refusals: [],
    audit: ofParam('params.add'),
  },
  changeParam: {
    method: 'PATCH',
    path: `${path}/:id`,
    summary:
      'Changes names, type and unit of a characteristic. Type and unit cannot change if pieces have it, or if the code depends on it.',
    access,
    params,
    body: ChangeParam,
    answer: StaffParam,
    refusals: ['NOT_FOUND', 'PARAM_FIXED', 'IN_USE'],
    ifMatch: true,
    audit: ofParam('params.change'),
  },
  moveParam: {
    method: 'POST',
    path: `${path}/:id/move`,
    summary: 'Moves a characteristic to another position in the table.',
    access,
    params,
    body: MoveParam,
    answer: StaffParams,
    refusals: ['NOT_FOUND'],
    audit: ofParam('params.move'),
  },
  removeParam: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a characteristic that no piece has, with its values.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'PARAM_FIXED', 'IN_USE'],
    ifMatch: true,
    audit: ofParam('params.remove'),
  },
  addParamValue: {
    method: 'POST',
    path: `${path}/:id/values`,
    summary: 'Adds a value to a choice, placed last.',
    access,
    params,
    body: NewParamValue,
    answer: StaffParam,
    status: 201,
    refusals: ['NOT_FOUND', 'CODE_TAKEN'],
    audit: ofParam('params.value-add'),
  },
  changeParamValue: {
    method: 'PATCH',
    path: `${path}/:id/values/:code`,
    summary:
      'Changes the names of a value, for every piece that has it. If-Match is the version of the value.',
    access,
    params: valueParams,
    body: ChangeParamValue,
    answer: StaffParam,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: ofParam('params.value-change'),
  },
  moveParamValue: {
    method: 'POST',
    path: `${path}/:id/values/:code/move`,
    summary: 'Moves a value to another position in its choice.',
    access,
    params: valueParams,
    body: MoveParam,
    answer: StaffParam,
    refusals: ['NOT_FOUND'],
    audit: ofParam('params.value-move'),
  },
  removeParamValue: {
    method: 'DELETE',
    path: `${path}/:id/values/:code`,
    summary: 'Deletes a value that no piece has. If-Match is the version of the value.',
    access,
    params: valueParams,
    answer: StaffParam,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofParam('params.value-remove'),
  },
});
