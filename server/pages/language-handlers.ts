import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { pageLanguages, type PageLanguage } from '#contract/words.ts';
import { languageOfPath } from './visit/language-of-path.ts';

/**
 * The built storefront's handler for a path. React Router tries its routes one after the other, twice a page, and makes all of them again
 * for each: a page's own language has a quarter of them.
 */
export function languageHandlers(
  build: ServerBuild,
  mode: 'production' | 'development',
): (pathname: string) => RequestHandler {
  const handlerIn = (language: PageLanguage) => createRequestHandler(buildIn(build, language), mode);
  const handlers = {
    ru: handlerIn('ru'),
    uz: handlerIn('uz'),
    'uz-Cyrl': handlerIn('uz-Cyrl'),
    en: handlerIn('en'),
  };
  return (pathname) => handlers[languageOfPath(pathname)];
}

/** What the server knows. Browsers have the manifest in a file of its own: one of three languages, one of Cyrillic letters (tools/builder/split-manifest.ts). */
export function buildIn(build: ServerBuild, language: PageLanguage): ServerBuild {
  const { url } = build.assets;
  const assets = {
    ...build.assets,
    url: language === 'uz-Cyrl' ? url.replace(/\.js$/, '-uz-cyrl.js') : url,
    routes: routesIn(build.assets.routes, language),
  };
  return { ...build, assets, routes: routesIn(build.routes, language) };
}

/** A route of one language has that language before the dot of its id (storefront/routes.ts); the rest belong to all languages. */
function routesIn<Route>(routes: Record<string, Route>, language: PageLanguage): Record<string, Route> {
  const foreign = pageLanguages.filter((other) => other !== language);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => !foreign.some((other) => id.startsWith(`${other}.`))),
  );
}
