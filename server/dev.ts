// `npm run dev`: the shop from its sources; server and pages reload when they are edited.
import { openShop } from './start/open/open-shop.ts';
import { openDevPages } from './start/open/open-dev-pages.ts';
import { run } from './start/run.ts';

void run((lifetime) =>
  openShop(lifetime, { openPages: (app) => openDevPages(app, lifetime), isDevelopment: true }),
);
