import Fastify from 'fastify';
import { createSimulators } from '#providers/payment/simulators/join.ts';
import { readConfig } from '#server/config/config.ts';

export interface FuzzedSimulators {
  /** The settings by which the shop asks them and no real provider. */
  variables: Record<string, string>;
  close: () => Promise<void>;
}

/** Simulators of the providers that `environment` has the keys of, on a free port of the loopback. They never call the shop. */
export async function openSimulatorsOf(environment: Record<string, string>): Promise<FuzzedSimulators> {
  const { payments } = readConfig(environment).secrets;
  const app = Fastify({ bodyLimit: 64 * 1024 });
  for (const simulator of createSimulators(payments, 'http://127.0.0.1:9')) await app.register(simulator);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    variables: {
      PAYME_CHECKOUT_URL: origin,
      CLICK_PAY_URL: origin,
      CLICK_API_URL: origin,
      UZUM_PAY_URL: origin,
    },
    close: () => app.close(),
  };
}
