import { createSentrySink } from '#providers/reports/sentry.ts';
import type { Db } from '#database/connect.ts';
import type { Config } from '../config.ts';
import type { App } from '../kit/app-type.ts';
import { measurementRoutes } from '../measurement/routes.ts';

/** What shoppers let us measure, and where errors are reported. */
export function addMeasurement(
  app: App,
  { db, config, now }: { db: Db; config: Config; now: () => Date },
): void {
  measurementRoutes(app, {
    db,
    now,
    sink: config.sentryDsn === undefined ? undefined : createSentrySink(config.sentryDsn),
    hasSecureCookies: config.publicUrl.startsWith('https:'),
  });
}
