import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { languages, type Language } from '#contract/words.ts';
import { languageOfPath } from './visit/language-of-path.ts';

/**
 * The built storefront's handler for a path. React Router tries its routes one after the other, twice a page, and makes all of them anew
 * for each: a page's own language has a third of them.
 */
export function languageHandlers(
  build: ServerBuild,
  mode: 'production' | 'development',
): (pathname: string) => RequestHandler {
  const handlerIn = (language: Language) => createRequestHandler(buildIn(build, language), mode);
  const handlers = { ru: handlerIn('ru'), uz: handlerIn('uz'), en: handlerIn('en') };
  return (pathname) => handlers[languageOfPath(pathname)];
}

/** What the server knows; browsers have the whole manifest, in a file of its own. */
export function buildIn(build: ServerBuild, language: Language): ServerBuild {
  const assets = { ...build.assets, routes: routesIn(build.assets.routes, language) };
  return { ...build, assets, routes: routesIn(build.routes, language) };
}

/** A route of one language has that language before the dot of its id (storefront/routes.ts); the others are everybody's. */
function routesIn<Route>(routes: Record<string, Route>, language: Language): Record<string, Route> {
  const others = languages.filter((other) => other !== language);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => !others.some((other) => id.startsWith(`${other}.`))),
  );
}
