import type { Db } from '#database/connect.ts';
import type { Config } from '../config.ts';
import type { App } from '../kit/app-type.ts';
import type { Users } from '../kit/session.ts';
import { requestRoutes } from '../request/routes.ts';
import { requestTasks } from '../request/tasks.ts';
import type { FeatureTasks } from '../worker.ts';
import { openPost } from './open-post.ts';

interface Parts {
  db: Db;
  config: Config;
  now: () => Date;
}

/** What shoppers ask of the shop besides buying. */
export function addRequests(app: App, { db, config, users, now }: Parts & { users: Users }): void {
  const secret = config.secrets.secretKey;
  requestRoutes(app, {
    db,
    secret,
    users,
    now,
    tellsShop: config.shopMail !== undefined,
    callsPerMinute: 60,
  });
}

export function requestJobs({ db, config, now }: Parts): FeatureTasks[] {
  const { secrets, shopMail } = config;
  return [requestTasks({ ...openPost(config), db, secret: secrets.secretKey, now, shopMail })];
}
