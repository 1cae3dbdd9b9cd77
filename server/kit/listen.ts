import pg, { type PoolConfig } from 'pg';

export interface Listening {
  close: () => Promise<void>;
}

export interface Listeners<Channel extends string> {
  channels: readonly Channel[];
  /** Also called with `connected` after every new connection, because notifications sent before it are lost. */
  onMessage: (message: { channel: Channel | 'connected'; payload: string }) => void;
  onError: (error: unknown) => void;
}

const retryAfterMs = 500;

/** LISTENs on a separate connection and reconnects when it is lost, trying twice a second. Resolves when it listens for the first time. */
export async function listen<Channel extends string>(
  connection: PoolConfig,
  listeners: Listeners<Channel>,
): Promise<Listening> {
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

async function openClient<Channel extends string>(
  connection: PoolConfig,
  { channels, onMessage, onError, onEnd }: Listeners<Channel> & { onEnd: () => void },
): Promise<pg.Client> {
  const client = new pg.Client({ application_name: 'zarona listener', keepAlive: true, ...connection });
  client.on('error', onError);
  client.on('notification', ({ channel: heard, payload = '' }) => {
    const channel = channels.find((one) => one === heard);
    if (channel !== undefined) onMessage({ channel, payload });
  });
  try {
    await client.connect();
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', onEnd);
  return client;
}
