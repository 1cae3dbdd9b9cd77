import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** Starts a gateway for a test on its own port; it is closed after the test. Returns its address. */
export async function listenForTest(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Accepts every connection and never responds. */
export function openSilence(): Promise<string> {
  const app = Fastify();
  app.all('/*', () => new Promise(() => undefined));
  return listenForTest(app);
}
