import pg, { type PoolConfig } from 'pg';
import { type Connected, connect } from './connect.ts';
import { startEmbedded } from './embedded/start.ts';
import { requireFitServer } from './external.ts';

export interface OpenOptions {
  /** An external server; undefined = the embedded one. */
  url: string | undefined;
  /** PostgreSQL's folder when it is the embedded one. */
  folder: string;
  /** Hears that the database broke a connection, or that the embedded server ended without being asked. */
  onTrouble: (trouble: { kind: 'CONNECTION_LOST' | 'SERVER_ENDED'; message: string }) => void;
}

export interface OpenDatabase extends Connected {
  /** For a client of one's own, as LISTEN needs. */
  connection: PoolConfig;
}

const embeddedName = 'zarona';

/** Opens the shop's database, starting the embedded server if there is no `url`. `close` also stops that server. Refuses as DatabaseProblem tells. */
export async function openDatabase({ url, folder, onTrouble }: OpenOptions): Promise<OpenDatabase> {
  const server =
    url === undefined
      ? await openEmbedded(folder, onTrouble)
      : { connection: { connectionString: url }, stop: async () => undefined };
  try {
    await requireFitServer(server.connection);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const connected = connect(server.connection, (error) =>
    onTrouble({ kind: 'CONNECTION_LOST', message: error.message }),
  );
  const close = async () => {
    await connected.close();
    await server.stop();
  };
  return { ...connected, connection: server.connection, close };
}

async function openEmbedded(
  folder: string,
  onTrouble: OpenOptions['onTrouble'],
): Promise<{ connection: PoolConfig; stop: () => Promise<void> }> {
  const server = await startEmbedded({ folder });
  let isStopping = false;
  void server.ended.then(() => {
    if (!isStopping)
      onTrouble({ kind: 'SERVER_ENDED', message: 'the embedded PostgreSQL ended without being asked' });
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
