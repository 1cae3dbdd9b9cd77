import type { FastifyBaseLogger } from 'fastify';
import { createPaymentProviders } from '#providers/payment/registry.ts';
import { createSentrySink } from '#providers/reports/sentry.ts';
import type { Db } from '#database/connect.ts';
import type { AccountDeps } from './account/operations.ts';
import { createMessenger } from './auth/codes/messenger.ts';
import type { CodeDeps } from './auth/codes/send-code.ts';
import type { CardDeps } from './card/card-deps.ts';
import { findCardToken } from './card/find-card-token.ts';
import type { CartDeps } from './cart/operations.ts';
import type { CatalogOperationDeps } from './catalog/operations.ts';
import type { Catalogs } from './catalog/catalogs.ts';
import type { Config } from './config/config.ts';
import type { ContentDeps } from './content/operations.ts';
import type { FavoritesDeps } from './favorites/operations.ts';
import type { MeasurementDeps } from './measurement/operations.ts';
import { expireOrder } from './order/cancel/expire-order.ts';
import type { OrderDeps } from './order/operations.ts';
import { payableOrders } from './order/pay/payable-orders.ts';
import { isProvenFor } from './order/access/is-proven.ts';
import type { PaymentMethodDeps } from './payment/operations.ts';
import { pricesAt } from './pricing/prices-at.ts';
import type { RequestDeps } from './request/request-deps.ts';
import type { ReviewDeps } from './review/operations.ts';
import { createNames } from './search/names.ts';
import type { SearchDeps } from './search/operations.ts';
import { openPost } from './start/open/open-post.ts';
import { accountClosers, exportedParts } from './user-data.ts';
import type { SaleDeps } from './sale-deps.ts';

export interface SaleParts {
  db: Db;
  config: Config;
  now: () => Date;
}

/**
 * Creates the dependencies of carts, orders and payments, for operations and background jobs. Joins features that may not import each
 * other.
 */
export function createSaleDeps({ db, config, now }: SaleParts): SaleDeps {
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
    orders: payableOrders({ secret, publicUrl: config.publicUrl, limits: config.limits }),
    limits: config.limits,
    endOrderHold: expireOrder,
    requiresPhoneCode: config.requiresPhoneCode,
    fiscalRule: config.fiscalRule,
  };
}

/** Dependencies of the functions of all operations (functions.ts), created once per process. */
export type Deps = AccountDeps &
  CardDeps &
  CartDeps &
  CatalogOperationDeps &
  CodeDeps &
  ContentDeps &
  FavoritesDeps &
  MeasurementDeps &
  OrderDeps &
  PaymentMethodDeps &
  RequestDeps &
  ReviewDeps &
  SearchDeps;

interface Parts {
  config: Config;
  db: Db;
  catalogs: Catalogs;
  /** Dependencies of carts, orders and payments (createSaleDeps). */
  sale: SaleDeps;
  log: FastifyBaseLogger;
  now: () => Date;
}

export function createDeps({ config, db, catalogs, sale, log, now }: Parts): Deps {
  const codes = createCodeDeps({ db, config }, log);
  const { secret } = sale;
  return {
    ...codes,
    ...sale,
    codes,
    catalogs,
    log,
    now,
    closers: accountClosers,
    parts: exportedParts(sale),
    pricesAt: (model) => pricesAt(db, model),
    findCardToken: (db, card) => findCardToken(sale, db, card),
    names: createNames({ db, index: catalogs.retail.index }),
    isProvenFor: (call) => isProvenFor({ db, secret }, call),
    sink: config.sentryDsn === undefined ? undefined : createSentrySink(config.sentryDsn),
    partnerSiteUrl: config.partnerSiteUrl,
    notifiesShop: config.shopMail !== undefined,
  };
}

/** Dependencies of all features that send or check one-time codes. */
function createCodeDeps({ db, config }: { db: Db; config: Config }, log: FastifyBaseLogger): CodeDeps {
  const { secrets, limits } = config;
  return {
    db,
    secret: secrets.secretKey,
    messenger: createMessenger({ db, ...openPost(config) }),
    limits,
    log,
  };
}

/** The origins where shoppers pay; the content security policy allows forms to lead there. */
export function paymentOrigins({
  secrets: { payments: settings },
  hasFakePayments: hasFake,
}: Config): string[] {
  const providers = createPaymentProviders({ settings, hasFake });
  return [...providers.values()].flatMap(({ origin }) => origin ?? []);
}
