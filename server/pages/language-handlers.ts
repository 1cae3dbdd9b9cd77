import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { pageLanguages, type PageLanguage } from '#contract/words.ts';
import { languageOfPath } from './visit/language-of-path.ts';

/**
 * Selects the built storefront's handler for a path. React Router matches routes one by one, twice per page, and rebuilds all of them each
 * time: one language has only a quarter of the routes.
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

/**
 * The build reduced to one language. Browsers load the manifest as a separate file: one for the three languages, one for Cyrillic
 * (tools/builder/split-manifest.ts).
 */
export function buildIn(build: ServerBuild, language: PageLanguage): ServerBuild {
  const { url } = build.assets;
  const assets = {
    ...build.assets,
    url: language === 'uz-Cyrl' ? url.replace(/\.js$/, '-uz-cyrl.js') : url,
    routes: routesIn(build.assets.routes, language),
  };
  return { ...build, assets, routes: routesIn(build.routes, language) };
}

/** A route of one language has the language before the dot of its id (storefront/routes.ts); other routes belong to all languages. */
function routesIn<Route>(routes: Record<string, Route>, language: PageLanguage): Record<string, Route> {
  const foreign = pageLanguages.filter((other) => other !== language);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => !foreign.some((other) => id.startsWith(`${other}.`))),
  );
}
