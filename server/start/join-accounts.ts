import type { FastifyBaseLogger } from 'fastify';
import { createPaymentProviders } from '#providers/payment/registry.ts';
import type { Db } from '#database/connect.ts';
import type { CloseAccount, KeptParts } from '../account/account-parts.ts';
import { accountRoutes } from '../account/routes.ts';
import { noticeTasks } from '../account/tasks.ts';
import { forgetAddresses } from '../address/forget-addresses.ts';
import { listAddresses } from '../address/list-addresses.ts';
import { addressRoutes } from '../address/routes.ts';
import { createMessenger } from '../auth/messenger.ts';
import type { CodeDeps } from '../auth/send-code.ts';
import { authTasks } from '../auth/tasks.ts';
import { forgetCards } from '../card/forget-cards.ts';
import { listCardsOf } from '../card/list-cards.ts';
import { forgetCart } from '../cart/forget-cart.ts';
import type { Config } from '../config.ts';
import { exportFavorites, forgetFavorites } from '../favorites/list-favorites.ts';
import type { App } from '../kit/app-type.ts';
import type { Users } from '../kit/session.ts';
import { listOrdersOf } from '../order/present-order.ts';
import { forgetReviews } from '../review/forget-reviews.ts';
import { exportReviews } from '../review/list-own-reviews.ts';
import { exportRequests } from '../request/export-requests.ts';
import { forgetRequests } from '../request/forget-requests.ts';
import type { FeatureTasks } from '../worker.ts';
import { openPost } from './open-post.ts';

export interface AccountParts {
  db: Db;
  config: Config;
  users: Users;
  codes: CodeDeps;
  now: () => Date;
}

/** Who shops here, and what the shop keeps for them. */
export function addAccounts(app: App, parts: AccountParts): void {
  const { db, config, users, codes, now } = parts;
  accountRoutes(app, { ...codes, users, now, closers, parts: keptParts(config, now) });
  addressRoutes(app, { db, users });
}

/** What is forgotten with an account; the cart first, whose locks others wait for. */
const closers: readonly CloseAccount[] = [
  forgetCart,
  forgetFavorites,
  forgetAddresses,
  forgetCards,
  forgetReviews,
  forgetRequests,
];

/** What a user takes along. */
function keptParts({ secrets, publicUrl, hasFakePayments }: Config, now: () => Date): KeptParts {
  const deps = {
    secret: secrets.secretKey,
    publicUrl,
    providers: createPaymentProviders({ settings: secrets.payments, hasFake: hasFakePayments }),
  };
  return {
    addresses: listAddresses,
    cards: (db, userId) => listCardsOf(db, { userId, now: now() }),
    favorites: exportFavorites,
    orders: (db, userId) => listOrdersOf(db, { deps, userId, now: now() }),
    reviews: exportReviews,
    requests: (db, userId) => exportRequests(db, { userId, secret: secrets.secretKey, now: now() }),
  };
}

export function accountTasks({ db, config, now }: Omit<AccountParts, 'users' | 'codes'>): FeatureTasks[] {
  return [authTasks({ db, now }), noticeTasks(openPost(config))];
}

/** What every feature needs that sends codes or takes them. */
export function codeDeps({ db, config }: { db: Db; config: Config }, log: FastifyBaseLogger): CodeDeps {
  const { secrets, codesPerAddress } = config;
  return {
    db,
    secret: secrets.secretKey,
    messenger: createMessenger(openPost(config)),
    codesPerAddress,
    log,
  };
}
