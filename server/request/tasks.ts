import type { TaskList } from 'graphile-worker';
import { confirmVisit, confirmVisitTask } from './visits/confirm-visit.ts';
import { forgetOldRequests } from './forget-requests.ts';
import type { RequestPost } from './request-post.ts';
import { findDueAlerts, tellAlert, tellAlertTask } from './stock-alerts/tell-alerts.ts';
import { tellShop, tellShopTask } from './tell-shop.ts';

/**
 * `find-stock-alerts` comes every minute and looks who waits for a piece that can be bought now; `forget-requests` every night (21:50
 * UTC is 02:50 in Tashkent). The others bring one message each.
 */
export function requestTasks(post: RequestPost): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'find-stock-alerts': () => findDueAlerts(post),
      [tellAlertTask]: (payload) => tellAlert(post, payload),
      [confirmVisitTask]: (payload) => confirmVisit(post, payload),
      [tellShopTask]: (payload) => tellShop(post, payload),
      'forget-requests': () => forgetOldRequests(post.db, post.now()),
    },
    crons: [
      { task: 'find-stock-alerts', match: '* * * * *' },
      { task: 'forget-requests', match: '50 21 * * *' },
    ],
  };
}
