import { sql } from 'kysely';
import { Health } from '#contract/content.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import type { App } from '../http/app-type.ts';
import { Refusal } from '../refusal.ts';

export interface HealthDeps {
  db: Db;
  version: string;
  /** Reports whether this process is overloaded and refuses requests. */
  isFull: () => boolean;
}

/** `/health/live`: the process answers. `/health/ready`: it can serve requests, that is, it is not overloaded and its database answers. */
export function healthRoutes(app: App, { db, version, isFull }: HealthDeps): void {
  app.get('/health/live', { schema: { response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
    version,
  }));
  app.get('/health/ready', { schema: { response: { 200: Health, '5xx': Problem } } }, async () => {
    if (isFull()) throw new Refusal('OVERLOADED', { retryAfterSeconds: 5 });
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new Refusal('UPSTREAM_UNAVAILABLE');
    }
    return { status: 'ok' as const, version };
  });
}
