import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { App } from '../kit/app-type.ts';
import type { Lifetime } from './run.ts';
import { serverBuild } from './server-build.ts';

/** Vite inside the server: modules as they are edited, hot reload over the same port. */
export async function openDevStorefront(app: App, { onStop }: Lifetime): Promise<() => Promise<ServerBuild>> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  onStop(() => vite.close());
  // Answers modules and their sources; what it does not know goes on to the routes.
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  return async () => serverBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
}
