import type { Db } from '#database/connect.ts';
import type { Config } from '../config.ts';
import type { App } from '../kit/app-type.ts';
import type { Users } from '../kit/session.ts';
import { requireAccess } from '../order/require-access.ts';
import { reviewRoutes } from '../review/routes.ts';

export interface ReviewParts {
  db: Db;
  config: Config;
  users: Users;
  now: () => Date;
}

/** Joins what the ladder keeps apart: reviews with the orders whose pieces they are about. */
export function addReviews(app: App, { db, config, users, now }: ReviewParts): void {
  const secret = config.secrets.secretKey;
  reviewRoutes(app, {
    db,
    users,
    now,
    requireAccess: async (to) => void (await requireAccess({ db, secret }, to)),
  });
}
