// `npm run openapi` writes contract/openapi.json, so that a change of the contract is a diff that can be read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { createApp } from '#server/app.ts';
import { commandLine } from '#server/cli/command.ts';
import { readConfig } from '#server/config.ts';
import { root } from './run.ts';

export const openapiFile = join(root, 'contract/openapi.json');

/** The document as it is kept: the same routes give the same text. */
export function describeApi(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** An app on an empty database: some features read it before they can name their routes. */
async function documentOfApp(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'zarona-openapi-'));
  const server = await startEmbedded({ folder: throwAway });
  const { db, pool, close } = connect(server.connection);
  try {
    await migrate(pool, await readMigrations());
    const config = readConfig({
      LOG_LEVEL: 'silent',
      SECRET_KEY: 'of-no-use-outside-of-this-process',
      DATA_DIR: folder,
    });
    const { app } = await createApp({ config, db, pool, connection: server.connection });
    await app.ready();
    const document = app.swagger();
    await app.close();
    return document;
  } finally {
    await close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  commandLine({ usage: 'npm run openapi: writes contract/openapi.json.' });
  writeFileSync(openapiFile, describeApi(await documentOfApp()));
  console.log('Wrote contract/openapi.json.');
}
