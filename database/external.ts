import pg, { type Client, type ClientConfig } from 'pg';
import { DatabaseProblem, errorCode } from './problems.ts';

const required = { oldestVersion: 15, answerLimitMs: 5_000 };

/**
 * Checks that the server responds within `answerLimitMs`, is PostgreSQL 15 or newer, and finds Cyrillic words by trigrams (pg_trgm,
 * installed here if missing). Refuses with UNREACHABLE, TOO_OLD, UNFIT; the message has host, port and `setting`, and never the password.
 */
export async function requireFitServer(
  connection: ClientConfig,
  {
    oldestVersion = required.oldestVersion,
    answerLimitMs = required.answerLimitMs,
    setting = 'DATABASE_URL',
  } = {},
): Promise<void> {
  const client = clientOf(connection, answerLimitMs);
  const address = describe(client);
  try {
    await reach(client, { address, setting });
    await requireVersion(client, { address, oldestVersion });
    await requireTrigrams(client, address);
  } finally {
    await client.end();
  }
}

/** Returns the role of a connection of DATABASE_URL. Refuses with UNREACHABLE. */
export async function roleOf(connection: ClientConfig): Promise<string> {
  const client = clientOf(connection, required.answerLimitMs);
  try {
    await reach(client, { address: describe(client), setting: 'DATABASE_URL' });
    const { rows } = await client.query<{ role: string }>('select current_user::text as role');
    return rows[0]?.role ?? '';
  } finally {
    await client.end();
  }
}

function clientOf(connection: ClientConfig, answerLimitMs: number): Client {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
  });
  // A connection that breaks later fails its next query.
  client.on('error', () => undefined);
  return client;
}

function describe({ host, port, database }: Client): string {
  const place = host.startsWith('/') ? `socket ${host}, port ${port}` : `${host}, port ${port}`;
  return `${place}, database ${database ?? 'of that user'}`;
}

async function reach(
  client: Client,
  { address, setting }: { address: string; setting: string },
): Promise<void> {
  try {
    await client.connect();
    await client.query('select 1');
  } catch (cause) {
    throw new DatabaseProblem(
      'UNREACHABLE',
      `The database at ${address} cannot be used: ${reason(cause)}. Check ${setting}.`,
      { cause },
    );
  }
}

function reason(error: unknown): string {
  const code = errorCode(error);
  const known: Record<string, string> = {
    ECONNREFUSED: 'nobody listens there',
    ENOENT: 'there is no such socket',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'the name of the host cannot be looked up',
    EHOSTUNREACH: 'the host cannot be reached',
    ENETUNREACH: 'the network of the host cannot be reached',
    ECONNRESET: 'the server broke the connection off',
    '28P01': 'the server refuses the user name or the password',
    '28000': 'the server refuses this user',
    '3D000': 'the server has no such database',
    '53300': 'the server has no connection left',
    '57P03': 'the server is just starting or stopping',
  };
  const message = error instanceof Error ? error.message : String(error);
  if (/timeout/i.test(message)) return 'no answer in time';
  return known[code] ?? message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

async function requireVersion(
  client: Client,
  { address, oldestVersion }: { address: string; oldestVersion: number },
): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  );
  const [row] = rows;
  if (row === undefined || Number(row.number) < oldestVersion * 10_000) {
    const sentence = `The database at ${address} is PostgreSQL ${row?.version ?? 'of unknown version'}; the shop needs ${oldestVersion} or newer.`;
    throw new DatabaseProblem('TOO_OLD', sentence);
  }
}

async function requireTrigrams(client: Client, address: string): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (cause) {
    // Two processes that start at once may both try; the second attempt fails on a unique key, and the extension exists.
    if (errorCode(cause) !== '23505') {
      const sentence = `The database at ${address} has no extension pg_trgm, and this user may not create it: ${reason(cause)}.`;
      throw new DatabaseProblem('UNFIT', sentence, { cause });
    }
  }
  const { rows } = await client.query<{ trigrams: string[] }>(`select show_trgm('кольцо') as trigrams`);
  if ((rows[0]?.trigrams ?? []).length === 0) {
    const sentence = `The database at ${address} cannot search in Cyrillic: create it with encoding UTF8 and a UTF-8 LC_CTYPE (not C).`;
    throw new DatabaseProblem('UNFIT', sentence);
  }
}
