import { auditTasks } from './audit/tasks.ts';
import { noticeTasks } from './account/tasks.ts';
import { bulkTasks } from './bulk/tasks.ts';
import { mediaTasks } from './attachment/media/remove-original.ts';
import { authTasks } from './auth/tasks.ts';
import { cardTasks } from './card/tasks.ts';
import { cartTasks } from './cart/tasks.ts';
import { contentTasks } from './content/tasks.ts';
import { certificateTasks } from './certificate/tasks.ts';
import { catalogTasks } from './catalog/tasks.ts';
import { fileJobs } from './export/export-jobs.ts';
import { createSaleDeps, type SaleParts } from './deps.ts';
import { importTasks } from './import/screen/work-import.ts';
import { measurementTasks } from './measurement/tasks.ts';
import { modelTasks } from './model/tasks.ts';
import { orderTasks } from './order/tasks.ts';
import { paymentTasks } from './payment/tasks.ts';
import { pricingTasks } from './pricing/tasks.ts';
import { requestTasks } from './request/tasks.ts';
import { bulkActionsOf } from './start/bulk-actions.ts';
import { openFiles } from './start/open/open-files.ts';
import { openPost, openWebhookPost } from './start/open/open-post.ts';
import { feedTasks } from './staff/feed/tasks.ts';
import { staffTasks } from './staff/tasks.ts';
import { webhookTasks } from './webhook/tasks.ts';
import type { FeatureTasks } from './worker.ts';

/** All background jobs of the shop. */
export function shopTasks(parts: SaleParts): FeatureTasks[] {
  const { db, config, now } = parts;
  const { secretKey: secret } = config.secrets;
  const sale = createSaleDeps(parts);
  const post = openPost(config);
  return [
    catalogTasks(parts),
    pricingTasks(parts),
    modelTasks({ db, now }),
    mediaTasks({ db, files: openFiles(config) }),
    contentTasks({ db, now }),
    certificateTasks({ db, now }),
    authTasks({ db, now }),
    noticeTasks({ ...post, db }),
    requestTasks({ ...post, db, secret, now, limits: config.limits, shopMail: config.shopMail }),
    cartTasks(sale),
    paymentTasks(sale),
    cardTasks(sale),
    orderTasks({ ...sale, ...post }),
    measurementTasks(parts),
    importTasks({ db, now }),
    auditTasks({ ...post, db, now }),
    bulkTasks({ db, now, bulkActions: bulkActionsOf({ secret }), fileJobs }),
    feedTasks({ db, now }),
    staffTasks({ ...post, db, secret, now }),
    webhookTasks({ ...post, db, secret, now, webhookPost: openWebhookPost(config) }),
  ];
}
