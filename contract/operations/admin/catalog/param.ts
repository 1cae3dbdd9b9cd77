import {
  ChangeParam,
  ChangeParamValue,
  MoveParam,
  NewParam,
  NewParamValue,
  ParamParams,
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

/** Characteristics of pieces, and the values of those that are chosen from a list (backoffice.md 2.7). */
export const staffParamOperations = declareStaffOperations({
  listParams: {
    method: 'GET',
    path,
    summary: 'Every characteristic with its values, in the order of the table of facts.',
    access,
    answer: StaffParams,
    refusals: [],
  },
  getParamHistory: {
    method: 'GET',
    path: `${path}/:id/history`,
    summary: 'Who did what with a characteristic and its values, before and after.',
    access,
    params,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  addParam: {
    method: 'POST',
    path,
    summary: 'A new characteristic, the last one.',
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
      'Names, type and unit of a characteristic; type and unit stay where pieces have it, or the code goes by it.',
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
    summary: 'Puts a characteristic at another place in the table of facts.',
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
    summary: 'Removes a characteristic that no piece has, with its values.',
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
    summary: 'A new value of a choice, the last one.',
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
    summary: 'The names of a value, on every piece that has it. If-Match names the version of the value.',
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
    summary: 'Puts a value at another place of its choice.',
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
    summary: 'Removes a value that no piece has. If-Match names the version of the value.',
    access,
    params: valueParams,
    answer: StaffParam,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofParam('params.value-remove'),
  },
});
