// The entry of the server's bundle (vite.config.ts), which `npm start` runs: node build/server/main.js.
import * as storefront from 'virtual:react-router/server-build';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { openShop } from './start/open/open-shop.ts';
import { run } from './start/run.ts';

/** Next to the bundle, made by the same build. */
const build = path.join(import.meta.dirname, '..', 'build');

void run((lifetime) =>
  openShop(lifetime, {
    openPages: async () => ({
      // as: the type of what React Router's plugin makes, whose optional fields its declaration allows to be undefined
      storefront: storefront as ServerBuild,
      assets: path.join(build, 'client', 'assets'),
      backoffice: { folder: path.join(build, 'backoffice') },
    }),
  }),
);
