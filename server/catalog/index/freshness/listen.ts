import pg, { type PoolConfig } from 'pg';

export interface Listening {
  close: () => Promise<void>;
}

interface Listeners {
  /** Also called with `connected` after every new connection: what was notified meanwhile is lost. */
  onMessage: (message: {
    channel: 'catalog_changed' | 'content_changed' | 'connected';
    payload: string;
  }) => void;
  onError: (error: unknown) => void;
}

const retryAfterMs = 500;

/** LISTENs on a connection of its own, and connects again, twice a second, when it is lost. Resolves once it listens for the first time. */
export async function listenForChanges(connection: PoolConfig, listeners: Listeners): Promise<Listening> {
  let isClosed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connectAgain = () => {
    client = null;
    if (!isClosed) retry = setTimeout(() => void connectOnce(), retryAfterMs);
  };
  const connectOnce = async () => {
    try {
      client = await openClient(connection, { ...listeners, onEnd: connectAgain });
      if (isClosed) await client.end();
      else listeners.onMessage({ channel: 'connected', payload: '' });
    } catch (error) {
      listeners.onError(error);
      connectAgain();
    }
  };
  await connectOnce();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

async function openClient(
  connection: PoolConfig,
  { onMessage, onError, onEnd }: Listeners & { onEnd: () => void },
): Promise<pg.Client> {
  const client = new pg.Client({ application_name: 'zarona listener', keepAlive: true, ...connection });
  client.on('error', onError);
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'catalog_changed' || channel === 'content_changed') onMessage({ channel, payload });
  });
  try {
    await client.connect();
    await client.query('listen catalog_changed; listen content_changed');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', onEnd);
  return client;
}
