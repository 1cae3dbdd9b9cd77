import type { TaskList } from 'graphile-worker';
import { fetchReceipts } from './fetch-receipts.ts';
import type { Providers } from './open-payment.ts';
import type { ProviderCallDeps } from './provider-calls.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendRefunds } from './send-refunds.ts';
import { settleDoubts } from './settle-doubts.ts';

/**
 * `send-refunds` comes with every request and every ten minutes for what failed; `reconcile-payments` and `settle-doubts` every
 * five; `fetch-receipts` every three.
 */
export function paymentTasks(deps: ProviderCallDeps & { providers: Providers }): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'send-refunds': () => sendRefunds(deps),
      'reconcile-payments': () => reconcilePayments(deps),
      'settle-doubts': () => settleDoubts(deps),
      'fetch-receipts': () => fetchReceipts(deps),
    },
    crons: [
      { task: 'send-refunds', match: '*/10 * * * *' },
      { task: 'reconcile-payments', match: '*/5 * * * *' },
      { task: 'settle-doubts', match: '*/5 * * * *' },
      { task: 'fetch-receipts', match: '*/3 * * * *' },
    ],
  };
}
