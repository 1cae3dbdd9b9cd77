import { FindRecords, FoundRecords, PermissionHolders, PermissionParams } from '../../admin/staff/find.ts';
import { declareStaffOperations } from './staff-operation.ts';

/** The palette (backoffice.md 2.1), and who may what one may not (2). */
export const findOperations = declareStaffOperations({
  findRecords: {
    method: 'GET',
    path: '/api/admin/v1/search',
    summary: 'Records of every kind that the caller may read, by what was typed; a few of each.',
    access: 'signed-in',
    query: FindRecords,
    answer: FoundRecords,
    refusals: [],
  },
  getPermissionHolders: {
    method: 'GET',
    path: '/api/admin/v1/permissions/:permission',
    summary: 'Which roles have a permission, and who may give it to the caller.',
    access: 'signed-in',
    params: PermissionParams,
    answer: PermissionHolders,
    refusals: ['NOT_FOUND'],
  },
});
