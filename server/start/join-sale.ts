import { createPaymentProviders } from '#providers/payment/registry.ts';
import type { Db } from '#database/connect.ts';
import { findCardToken } from '../card/find-card-token.ts';
import { cardRoutes } from '../card/routes.ts';
import { cardTasks } from '../card/tasks.ts';
import type { CodeDeps } from '../auth/send-code.ts';
import { cartRoutes } from '../cart/routes.ts';
import { cartTasks } from '../cart/tasks.ts';
import type { Config } from '../config.ts';
import { deliveryRoutes } from '../delivery/routes.ts';
import type { App } from '../kit/app-type.ts';
import type { Users } from '../kit/session.ts';
import { expireOrder } from '../order/expire-order.ts';
import { payableOrders } from '../order/payable-orders.ts';
import type { FindCardToken } from '../order/pay-by-card.ts';
import { orderRoutes } from '../order/routes.ts';
import { orderTasks } from '../order/tasks.ts';
import { paymentRoutes } from '../payment/routes.ts';
import { paymentTasks } from '../payment/tasks.ts';
import type { FeatureTasks } from '../worker.ts';
import { openPost } from './open-post.ts';

export interface SaleParts {
  db: Db;
  config: Config;
  now: () => Date;
}

/** Joins what the ladder keeps apart: payments with the orders they pay for, holds with the orders they end. */
function saleDeps({ db, config, now }: SaleParts) {
  const secret = config.secrets.secretKey;
  return {
    db,
    now,
    secret,
    publicUrl: config.publicUrl,
    providers: createPaymentProviders({
      settings: config.secrets.payments,
      hasFake: config.hasFakePayments,
      now,
    }),
    orders: payableOrders({ secret, publicUrl: config.publicUrl }),
    endOrderHold: expireOrder,
    requiresPhoneCode: config.requiresPhoneCode,
    fiscalRule: config.fiscalRule,
    hasSecureCookies: config.publicUrl.startsWith('https:'),
    callsPerMinute: 60,
    changesPerMinute: 300,
  };
}

/** Where shoppers are led to pay: what our pages' policy lets their forms lead to. */
export function paymentOrigins({
  secrets: { payments: settings },
  hasFakePayments: hasFake,
}: Config): string[] {
  const providers = createPaymentProviders({ settings, hasFake });
  return [...providers.values()].flatMap(({ origin }) => origin ?? []);
}

/** From the cart to the order. */
export function addSale(
  app: App,
  { users, codes, ...parts }: SaleParts & { users: Users; codes: CodeDeps },
): void {
  const sale = saleDeps(parts);
  const ofCard: FindCardToken = (db, card) => findCardToken(sale, db, card);
  const deps = { ...sale, users, codes, findCardToken: ofCard };
  cartRoutes(app, deps);
  deliveryRoutes(app, deps);
  paymentRoutes(app, deps);
  cardRoutes(app, deps);
  orderRoutes(app, deps);
}

export function saleTasks(parts: SaleParts): FeatureTasks[] {
  const deps = saleDeps(parts);
  return [
    cartTasks(deps),
    paymentTasks(deps),
    cardTasks(deps),
    orderTasks({ ...deps, ...openPost(parts.config) }),
  ];
}
