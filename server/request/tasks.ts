import type { TaskList } from 'graphile-worker';
import { confirmVisit, confirmVisitTask } from './visits/confirm-visit.ts';
import { forgetOldRequests } from './forget-requests.ts';
import type { RequestPost } from './request-post.ts';
import { findDueAlerts, sendAlert, sendAlertTask } from './stock-alerts/send-alerts.ts';
import { notifyShop, notifyShopTask } from './notify-shop.ts';

/**
 * `find-stock-alerts` runs every minute and looks for alerts whose piece is available; `forget-requests` runs every night (21:50 UTC is
 * 02:50 in Tashkent). The other jobs send one message each.
 */
export function requestTasks(post: RequestPost): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'find-stock-alerts': () => findDueAlerts(post),
      [sendAlertTask]: (payload) => sendAlert(post, payload),
      [confirmVisitTask]: (payload) => confirmVisit(post, payload),
      [notifyShopTask]: (payload) => notifyShop(post, payload),
      'forget-requests': () => forgetOldRequests(post.db, post.now()),
    },
    crons: [
      { task: 'find-stock-alerts', match: '* * * * *' },
      { task: 'forget-requests', match: '50 21 * * *' },
    ],
  };
}
