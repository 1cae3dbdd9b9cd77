import type { Db } from '#database/connect.ts';
import { addressRoutes } from '../address/routes.ts';
import type { App } from '../kit/app-type.ts';
import type { Users } from '../kit/session.ts';

export interface AccountParts {
  db: Db;
  users: Users;
}

/** Who shops here, and what the shop keeps for them. */
export function addAccounts(app: App, { db, users }: AccountParts): void {
  addressRoutes(app, { db, users });
}
