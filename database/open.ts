import pg, { type PoolConfig } from 'pg';
import { type Connected, connect } from './connect.ts';
import { startEmbedded } from './embedded/start.ts';
import { requireFitServer } from './external.ts';

export interface OpenOptions {
  /** An external server; undefined = the embedded one. */
  url: string | undefined;
  /** The name of the setting that `url` came from; left out = DATABASE_URL. */
  setting?: string;
  /** PostgreSQL's folder if it is the embedded one. */
  folder: string;
  /** Called when the embedded server ends unexpectedly. */
  onServerEnded: () => void;
}

export interface OpenDatabase extends Connected {
  /** Settings for a client outside the pool, as LISTEN needs. */
  connection: PoolConfig;
}

export const embeddedName = 'zarona';

/** Opens the shop's database, starting the embedded server if there is no `url`. `close` also stops that server. Throws DatabaseProblem. */
export async function openDatabase({
  url,
  setting,
  folder,
  onServerEnded,
}: OpenOptions): Promise<OpenDatabase> {
  const server = url === undefined ? await openEmbedded(folder, onServerEnded) : openExternal(url);
  try {
    await requireFitServer(server.connection, { ...(setting !== undefined && { setting }) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const connected = connect(server.connection);
  const close = async () => {
    await connected.close();
    await server.stop();
  };
  return { ...connected, connection: server.connection, close };
}

interface Server {
  connection: PoolConfig;
  stop: () => Promise<void>;
}

function openExternal(url: string): Server {
  return { connection: { connectionString: url }, stop: async () => undefined };
}

async function openEmbedded(folder: string, onServerEnded: () => void): Promise<Server> {
  const server = await startEmbedded({ folder });
  let isStopping = false;
  void server.ended.then(() => {
    if (!isStopping) onServerEnded();
  });
  const stop = () => {
    isStopping = true;
    return server.stop();
  };
  await createShopDatabase(server.connection);
  return { connection: { ...server.connection, database: embeddedName }, stop };
}

async function createShopDatabase(maintenance: PoolConfig): Promise<void> {
  const client = new pg.Client(maintenance);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [embeddedName]);
    if (rowCount === 0) await client.query(`create database ${embeddedName}`);
  } finally {
    await client.end();
  }
}
