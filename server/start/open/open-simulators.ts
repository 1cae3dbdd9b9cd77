import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import {
  type PracticeSecrets,
  createSimulators,
  practiceSettings,
  variablesOf,
} from '#providers/payment/simulators/join.ts';
import type { Config } from '../../config/config.ts';
import { printLine } from '../process/progress.ts';
import type { Lifetime } from '../run.ts';

/** The distance of the simulators' default port from the shop's: 3100 for 3000. */
export const portDistance = 100;

/**
 * Starts the payment provider simulators for a shop without provider settings, and returns the settings to use them: payments can be tried
 * and nothing is charged. Never in production (main.ts does not even load this file there).
 */
export async function openSimulatedProviders(config: Config, { onStop }: Lifetime): Promise<Config> {
  const wished = config.providersPort ?? config.port + portDistance;
  const port = (await isFree(wished, config.host)) ? wished : 0;
  const { host, publicUrl: shopUrl } = config;
  const opened = await openSimulators({ port, host, shopUrl, secret: config.secrets.secretKey });
  onStop(opened.close);
  printLine(`Simulators of the payment providers: ${opened.origin} (no money moves)`);
  return { ...config, secrets: { ...config.secrets, payments: opened.settings } };
}

export interface OpenSimulators {
  origin: string;
  settings: Config['secrets']['payments'];
  /** The same settings as environment variables. */
  variables: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Starts all simulators in one server; `port` 0 = any free one. `shopUrl`: origin of the shop that they call and redirect to. `secret`:
 * the data folder's secret, from which theirs are derived.
 */
export async function openSimulators(wish: {
  port: number;
  host: string;
  shopUrl: string;
  secret: string;
}): Promise<OpenSimulators> {
  const port = wish.port === 0 ? await freePort(wish.host) : wish.port;
  const { hostname } = new URL(wish.shopUrl);
  const origin = `http://${hostname}:${port}`;
  const settings = practiceSettings(origin, practiceSecrets(wish.secret));
  const app = Fastify({ bodyLimit: 64 * 1024 });
  for (const simulator of createSimulators(settings, wish.shopUrl)) void app.register(simulator);
  await app.listen({ port, host: wish.host });
  return { origin, settings, variables: variablesOf(settings), close: () => app.close() };
}

/** Secrets derived for one data folder, which are invalid in any other demo. */
function practiceSecrets(secret: string): PracticeSecrets {
  const [payme = '', click = '', uzum = ''] = ['payme', 'click', 'uzum'].map((name) =>
    createHmac('sha256', secret).update(`practice:${name}`).digest('base64url'),
  );
  return { payme, click, uzum };
}

async function isFree(port: number, host: string): Promise<boolean> {
  if (port > 65_535) return false;
  return (await boundPort(port, host).catch(() => undefined)) !== undefined;
}

async function freePort(host: string): Promise<number> {
  return boundPort(0, host);
}

/** Returns the port that a server asking for this one gets. Throws if it is in use. */
async function boundPort(port: number, host: string): Promise<number> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : port;
}
