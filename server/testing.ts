import { testDatabase } from '#database/testing.ts';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { testSecret } from './testing-accounts.ts';

/** A whole shop for one test file: a separate clone of the database, and the app to `inject` into. Close it in afterAll. */
export async function testApp({
  environment = {},
  ...options
}: {
  seed: 'demo' | 'empty';
  connections?: number;
  environment?: Record<string, string>;
}) {
  const database = await testDatabase(options);
  const config = readConfig({
    ...environment,
    LOG_LEVEL: 'silent',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
  });
  const { app, index, runner } = await createApp({ config, ...database, isPatient: true, isStrict: true });
  await app.ready();
  return {
    app,
    index,
    runner,
    db: database.db,
    pool: database.pool,
    /** Its DATA_DIR. */
    folder: database.folder,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
