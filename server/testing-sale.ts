import { minuteMs } from '#domain/units/durations.ts';
import { connect } from '#database/connect.ts';
import { testDatabase } from '#database/testing.ts';
import { addServingRole } from '#database/serving/testing-serving.ts';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { shopTasks } from './tasks.ts';
import { testSecret } from './testing-accounts.ts';
import { addPlaces } from './testing-places.ts';

/** Wednesday, 8 April 2026, 12:00 in Tashkent: every store is open, no courier rests. */
export const noon = new Date('2026-04-08T07:00:00Z');

export interface SaleOptions {
  /** The size of the pool: how many transactions can run at once. */
  connections?: number;
  environment?: Record<string, string>;
  /** Over a role that owns no table (DATABASE_OWNER_URL), instead of the owner. */
  hasServingRole?: boolean;
  /** Receives the log, whose level the environment names. */
  logTo?: { write: (line: string) => void };
}

/** Crowds of one phone and full bags; server/cart/hold/held-pieces.test.ts and server/order/tests/open-orders.test.ts have the limits on. */
const withoutLimits = {
  HELD_PIECES_UNPROVEN: '1000',
  HELD_SOM_UNPROVEN: '999999999',
  OPEN_ORDERS: '1000',
  OPEN_PIECES: '1000',
  LAPSED_ORDERS: '1000',
};

/** The limits as they are unless set. */
export const usualLimits = {
  HELD_PIECES_UNPROVEN: '3',
  HELD_SOM_UNPROVEN: '50000000',
  OPEN_ORDERS: '3',
  OPEN_PIECES: '10',
  LAPSED_ORDERS: '2',
};

/** A shop with stores and couriers and an empty catalogue, on a database of its own, under a clock that the test turns. */
export async function testSale({
  connections = 10,
  environment = {},
  hasServingRole = false,
  logTo,
}: SaleOptions = {}) {
  const database = await testDatabase({ seed: 'empty' });
  const serving = hasServingRole ? await addServingRole(database) : undefined;
  const connection = serving?.connection ?? database.connection;
  const {
    db,
    pool,
    close: disconnect,
  } = connect({
    ...connection,
    max: connections,
    // a crowd may wait for a connection longer than a shop would let it
    connectionTimeoutMillis: 60_000,
  });
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    // server/order/tests/phone-code.test.ts has it on
    CHECKOUT_CODE: 'off',
    FAKE_PAYMENTS: 'on',
    ...withoutLimits,
    ...environment,
  });
  const clock = { now: noon };
  const parts = { db, pool, connection, config, now: () => clock.now };
  const { app } = await createApp({ ...parts, isPatient: true, isStrict: true, ...(logTo && { logTo }) });
  await app.ready();
  const close = async () => {
    await app.close();
    await disconnect();
    await database.close();
    await serving?.drop();
  };
  /** To so many minutes after noon. */
  const turnClock = (minutes: number) => {
    clock.now = new Date(noon.getTime() + minutes * minuteMs);
  };
  const places = await addPlaces(db);
  return { app, parts, db, places, folder: database.folder, turnClock, runTask: taskRunner(parts), close };
}
export type Sale = Awaited<ReturnType<typeof testSale>>;

/** Runs a background task as the worker would, to its end. */
function taskRunner(
  parts: Parameters<typeof shopTasks>[0],
): (name: string, payload?: object) => Promise<void> {
  const features = shopTasks(parts);
  return async (name, payload = {}) => {
    const task = features.find(({ tasks }) => name in tasks)?.tasks[name];
    if (task === undefined) throw new Error(`there is no task ${name}`);
    // all that these tasks look at of the worker: it goes on
    const { signal: abortSignal } = new AbortController();
    await Reflect.apply(task, undefined, [payload, { abortSignal }]);
  };
}
