import type { TaskList } from 'graphile-worker';
import { fetchReceipt, fetchReceipts, fetchReceiptTask } from './receipts/fetch-receipts.ts';
import type { Providers } from './open-payment.ts';
import type { ProviderCallDeps } from './provider-call.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { resolveDiscrepancies } from './discrepancies/resolve-discrepancies.ts';

/**
 * `send-refunds` comes with every request and every ten minutes for what failed; `reconcile-payments` and `resolve-discrepancies` every
 * five; `fetch-receipts` every three. `fetch-receipt` is of one receipt, which the staff request.
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
