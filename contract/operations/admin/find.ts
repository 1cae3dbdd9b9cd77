import { FindRecords, FoundRecords, PermissionHolders, PermissionParams } from '../../admin/staff/find.ts';
import { declareStaffOperations } from './staff-operation.ts';

/** The palette (backoffice.md 2.1), and who has a permission that the caller lacks (2). */
export const findOperations = declareStaffOperations({
  findRecords: {
    method: 'GET',
    path: '/api/admin/v1/search',
    summary: 'Finds records of every kind that the caller may read, by the typed text; a few of each kind.',
    access: 'signed-in',
    query: FindRecords,
    answer: FoundRecords,
    refusals: [],
  },
  getPermissionHolders: {
    method: 'GET',
    path: '/api/admin/v1/permissions/:permission',
    summary: 'Returns which roles have a permission, and who can give it to the caller.',
    access: 'signed-in',
    params: PermissionParams,
    answer: PermissionHolders,
    refusals: ['NOT_FOUND'],
  },
});
