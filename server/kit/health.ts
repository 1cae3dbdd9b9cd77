import { sql } from 'kysely';
import { Health } from '#contract/content.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import type { App } from './app-type.ts';
import { Refusal } from './refusal.ts';

/** `/health/live`: the process answers. `/health/ready`: it can serve, that is, its database answers. */
export function healthRoutes(app: App, { db, version }: { db: Db; version: string }): void {
  app.get('/health/live', { schema: { response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
    version,
  }));
  app.get('/health/ready', { schema: { response: { 200: Health, '5xx': Problem } } }, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new Refusal('UPSTREAM_UNAVAILABLE');
    }
    return { status: 'ok' as const, version };
  });
}
