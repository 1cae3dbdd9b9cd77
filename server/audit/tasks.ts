import type { TaskList } from 'graphile-worker';
import type { MailProvider } from '#providers/email/port.ts';
import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { mailHead, mailHeads, mailHeadTask } from './mail-head.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyRequestedTask } from './start-verification.ts';
import { verifyAndNote, verifyAsRequested } from './verify-audit.ts';

interface AuditTaskDeps {
  db: Db;
  mail: MailProvider | undefined;
  publicUrl: string;
  now: () => Date;
}

const everyMs = 5_000;

/**
 * `seal-audit` enqueues itself five seconds later, so that an entry is sealed within ten; the cron job of each minute restarts the series
 * after a stop. `verify-audit` runs each night, and a break fails the job; the result of a requested verification is shown on the screen.
 * `mail-audit-heads` runs each morning.
 */
export function auditTasks({ db, mail, publicUrl, now }: AuditTaskDeps): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      'seal-audit': async () => {
        await sealAudit(db);
        // only one is queued at a time, however many were started
        await enqueue(db, {
          task: 'seal-audit',
          key: 'seal-audit',
          runAt: new Date(now().getTime() + everyMs),
        });
      },
      'verify-audit': async () => {
        const { broken } = await verifyAndNote(db, { now: now() });
        if (broken.length > 0) throw new Error(`the audit was changed: ${JSON.stringify(broken)}`);
      },
      [verifyRequestedTask]: () => verifyAsRequested(db, now),
      'mail-audit-heads': () => mailHeads(db),
      [mailHeadTask]: (payload) => mailHead({ db, mail, publicUrl }, payload),
    },
    crons: [
      { task: 'seal-audit', match: '* * * * *' },
      { task: 'verify-audit', match: '17 22 * * *' },
      // nine o'clock in Tashkent
      { task: 'mail-audit-heads', match: '0 4 * * *' },
    ],
  };
}
