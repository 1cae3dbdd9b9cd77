import { callApi } from '../api.ts';
import { currentSession, hasPermission } from '../session.ts';

/** The staff by whom a list may be filtered; who does not read the staff filters by nobody. */
export const loadAuthors = (): Promise<readonly { id: number; name: string }[]> =>
  hasPermission(currentSession(), 'staff.read')
    ? callApi('GET /api/admin/v1/staff', { query: {} })
    : Promise.resolve([]);
