import type { TaskList } from 'graphile-worker';
import { fetchReceipt, fetchReceipts, fetchReceiptTask } from './receipts/fetch-receipts.ts';
import type { Providers } from './open-payment.ts';
import type { ProviderCallDeps } from './provider-call.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { resolveDiscrepancies } from './discrepancies/resolve-discrepancies.ts';

/**
 * `send-refunds` runs for every request, and every ten minutes for failed refunds; `reconcile-payments` and `resolve-discrepancies` run
 * every five minutes, `fetch-receipts` every three. `fetch-receipt` requests one receipt on demand of the staff.
 */
export function paymentTasks(deps: ProviderCallDeps & { providers: Providers }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'send-refunds': () => sendRefunds(deps),
      'reconcile-payments': () => reconcilePayments(deps),
      'resolve-discrepancies': () => resolveDiscrepancies(deps),
      'fetch-receipts': () => fetchReceipts(deps),
      [fetchReceiptTask]: (payload) => fetchReceipt(deps, payload),
    },
    crons: [
      { task: 'send-refunds', match: '*/10 * * * *' },
      { task: 'reconcile-payments', match: '*/5 * * * *' },
      { task: 'resolve-discrepancies', match: '*/5 * * * *' },
      { task: 'fetch-receipts', match: '*/3 * * * *' },
    ],
  };
}
