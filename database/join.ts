import { connect } from './connect.ts';
import { findRunning } from './embedded/running.ts';
import { embeddedName, openDatabase, type OpenDatabase, type OpenOptions } from './open.ts';

/**
 * Opens the database for a command that may run at the same time as the shop: the external server, or the embedded one of the shop running
 * on the folder. If none is running, one is started, and `close` stops it. Refuses like `openDatabase`.
 */
export async function joinDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const running = options.url === undefined ? findRunning(options.folder) : undefined;
  if (running === undefined) return openDatabase(options);
  const connection = { ...running, database: embeddedName };
  return { ...connect(connection), connection };
}
