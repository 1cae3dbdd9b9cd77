import { noon } from '#domain/calendar/testing-noon.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { connect } from '#database/connect.ts';
import { testDatabase } from '#database/testing.ts';
import { addServingRole } from '#database/serving/testing-serving.ts';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { shopTasks } from './tasks.ts';
import { testSecret } from './testing-accounts.ts';
import { addPlaces } from './testing-places.ts';

export interface SaleOptions {
  /** Pool size, the maximum number of concurrent transactions: 4 unless given. Only races need more, and each connection costs time. */
  connections?: number;
  environment?: Record<string, string>;
  /** With a role that owns no table (DATABASE_OWNER_URL), instead of the owner. */
  hasServingRole?: boolean;
  /** Receives the log, whose level the environment sets. */
  logTo?: { write: (line: string) => void };
}

/**
 * Allows many shoppers with one phone, and full carts; server/cart/hold/held-pieces.test.ts and server/order/tests/open-orders.test.ts
 * test the limits.
 */
const withoutLimits = {
  HELD_PIECES_UNPROVEN: '1000',
  HELD_SOM_UNPROVEN: '999999999',
  OPEN_ORDERS: '1000',
  OPEN_PIECES: '1000',
  LAPSED_ORDERS: '1000',
};

/** The default limits. */
export const defaultLimits = {
  HELD_PIECES_UNPROVEN: '3',
  HELD_SOM_UNPROVEN: '50000000',
  OPEN_ORDERS: '3',
  OPEN_PIECES: '10',
  LAPSED_ORDERS: '2',
};

/** A shop with stores and couriers and an empty catalogue, on a separate database, with a clock that the test sets. */
export async function testSale({
  connections = 4,
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
    // many concurrent shoppers may wait for a connection longer than a real shop allows
    connectionTimeoutMillis: 60_000,
  });
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    // tested in server/order/tests/phone-code.test.ts
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
  /** Sets the clock to that many minutes after noon. */
  const turnClock = (minutes: number) => {
    clock.now = new Date(noon.getTime() + minutes * minuteMs);
  };
  const places = await addPlaces(db);
  return { app, parts, db, places, folder: database.folder, turnClock, runTask: taskRunner(parts), close };
}
export type Sale = Awaited<ReturnType<typeof testSale>>;

/** Runs a background task to its end, as the worker would. */
function taskRunner(
  parts: Parameters<typeof shopTasks>[0],
): (name: string, payload?: object) => Promise<void> {
  const features = shopTasks(parts);
  return async (name, payload = {}) => {
    const task = features.find(({ tasks }) => name in tasks)?.tasks[name];
    if (task === undefined) throw new Error(`unknown task ${name}`);
    // the only part of the worker that these tasks use: a signal that is not aborted
    const { signal: abortSignal } = new AbortController();
    await Reflect.apply(task, undefined, [payload, { abortSignal }]);
  };
}
