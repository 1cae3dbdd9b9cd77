import { pathToFileURL } from 'node:url';
import type { App } from '../kit/app-type.ts';
import type { Pages } from '../pages/mount-pages.ts';
import { assets, requireStorefront, builtModule } from './build-storefront.ts';
import { isDev } from './environment.ts';
import type { Lifetime } from './run.ts';
import { serverBuild } from './server-build.ts';

type StorefrontPages = Pick<Pages, 'storefront' | 'assets'>;

/** The storefront to mount on `app`: the built one, built first if it is missing or older than its sources; in development Vite's. */
export async function openStorefront(app: App, lifetime: Lifetime): Promise<StorefrontPages> {
  if (isDev) return { storefront: await (await import('./dev.ts')).openDevStorefront(app, lifetime) };
  await requireStorefront();
  return { storefront: serverBuild(await import(pathToFileURL(builtModule).href)), assets };
}
