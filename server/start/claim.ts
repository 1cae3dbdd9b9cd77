import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { waitUntilFolderIsFree } from '#database/embedded/folder-owner.ts';
import { errorCode } from '#database/problems.ts';
import type { Config } from '../config/config.ts';
import { exitCodes, StopReason } from './process/stop-reason.ts';

/** PostgreSQL's folder inside DATA_DIR. */
export const databaseFolder = (config: Config): string => path.join(config.dataDir, 'postgres');

/**
 * Checks before the slow steps that nobody else uses the data folder or the port, and replaces port 0 by a real one, so that the shop's
 * addresses are right from the first page. Stops the start with exit code 4 or 3.
 */
export async function claim(config: Config): Promise<Config> {
  if (config.secrets.databaseUrl === undefined) await waitUntilFolderIsFree(databaseFolder(config));
  const claimed = await claimPort(config);
  makeSecret(claimed);
  return claimed;
}

/** Created only now, so that a refused start leaves no data folder behind. */
function makeSecret({ secrets }: Config): void {
  void secrets.secretKey;
}

async function claimPort(config: Config): Promise<Config> {
  const probe = createServer();
  try {
    probe.listen(config.port, config.host);
    await once(probe, 'listening');
  } catch (error) {
    throw portReason(error, config);
  }
  const address = probe.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  probe.close();
  await once(probe, 'close');
  return config.port === 0
    ? { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
    : config;
}

/** Binds the port permanently. */
export async function listen(
  app: { listen: (at: { port: number; host: string }) => Promise<string> },
  config: Config,
): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw portReason(error, config);
  }
}

/** Returns the sentence for a port that cannot be bound, or the error itself; `variable` names the setting of the port. */
export function portReason(
  error: unknown,
  { port, host, variable = 'PORT' }: { port: number; host: string; variable?: string },
): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program: stop that one, or choose another with ${variable}.`,
    EACCES: `Port ${port} may not be used by this user: choose one above 1023 with ${variable}.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine: choose another with HOST.`,
    ENOTFOUND: `${host} is not an address of this machine: choose another with HOST.`,
  };
  const sentence = sentences[errorCode(error)];
  return sentence === undefined ? error : new StopReason(exitCodes.portInUse, sentence, { cause: error });
}
