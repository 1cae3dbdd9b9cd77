import { callApi } from '../api.ts';
import { currentSession, hasPermission } from '../session.ts';

/** The staff members by whom a list may be filtered; empty for users who may not see the staff. */
export const loadAuthors = (): Promise<readonly { id: number; name: string }[]> =>
  hasPermission(currentSession(), 'staff.read')
    ? callApi('GET /api/admin/v1/staff', { query: {} })
    : Promise.resolve([]);
