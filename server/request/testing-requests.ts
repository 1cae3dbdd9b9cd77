import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { noon } from '#domain/calendar/testing-noon.ts';
import { hourMs } from '#domain/units/durations.ts';
import { testDatabase } from '#database/testing.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { shopTasks } from '#server/tasks.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { addPlaces } from '#server/testing-places.ts';

/** A shop with three stores and an empty catalogue, with a clock that the test sets; its messages are written to a folder. */
export async function testRequests({
  environment = {},
  logTo,
}: { environment?: Record<string, string>; logTo?: { write: (line: string) => void } } = {}) {
  const database = await testDatabase();
  const clock = { now: noon };
  const config = readConfig({
    LOG_LEVEL: logTo === undefined ? 'silent' : 'trace',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    PUBLIC_URL: 'https://zarona.example',
    ...environment,
  });
  const parts = { ...database, config, now: () => clock.now };
  const { app } = await createApp({ ...parts, isStrict: true, isPatient: true, ...(logTo && { logTo }) });
  await app.ready();
  const places = await addPlaces(database.db);
  const call = (options: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ remoteAddress: nextAddress(), ...options });
  const features = shopTasks(parts);
  const run = async (task: string, payload: unknown = {}) => {
    const found = features.find(({ tasks }) => task in tasks)?.tasks[task];
    if (found === undefined) throw new Error(`unknown task ${task}`);
    // none of these tasks uses the worker
    await Reflect.apply(found, undefined, [payload, undefined]);
  };
  return {
    app,
    db: database.db,
    places,
    run,
    post: (url: string, payload?: object, headers: Record<string, string> = {}) =>
      call({ method: 'POST', url: `/api/v1${url}`, headers, ...(payload && { payload }) }),
    get: (url: string, headers: Record<string, string> = {}) => call({ url: `/api/v1${url}`, headers }),
    call,
    /** A separate browser with its own cookies, from a separate address unless one is given. */
    browser: (remoteAddress = nextAddress()) => {
      let cookies: Record<string, string> = {};
      const send = async (url: string, payload: object, headers: Record<string, string> = {}) => {
        const answer = await call({
          method: 'POST',
          url: `/api/v1${url}`,
          payload,
          headers,
          cookies,
          remoteAddress,
        });
        const set = answer.cookies.map(({ name, value }) => [name, value]);
        cookies = { ...cookies, ...Object.fromEntries(set) };
        return answer;
      };
      return { post: send };
    },
    messagesTo: (to: string) => messagesTo({ folder: database.folder }, to),
    /** Sets the clock to that many hours after noon. */
    turnClock: (hours: number) => {
      clock.now = new Date(noon.getTime() + hours * hourMs);
    },
    /** The pending jobs of requests, oldest first. */
    jobs: async () => {
      const { rows } = await sql<{ task: string; payload: unknown; run_at: Date }>`
        select t.identifier as task, j.payload, j.run_at
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier in ('tell-stock-alert', 'confirm-visit', 'tell-shop-of-request')
        order by j.id`.execute(database.db);
      return rows;
    },
    /** Runs all pending jobs as the worker would, each twice, because tasks must be idempotent. */
    async drain() {
      const waiting = await this.jobs();
      await sql`delete from graphile_worker._private_jobs`.execute(database.db);
      for (const { task, payload } of [...waiting, ...waiting]) await run(task, payload);
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
export type RequestShop = Awaited<ReturnType<typeof testRequests>>;

let addresses = 0;

function nextAddress(): string {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
}

let phones = 0;

export function newPhone(): string {
  phones += 1;
  return `+99891${String(phones).padStart(7, '0')}`;
}
