import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { buildIn, languageHandlers } from './language-handlers.ts';

const saying = (text: string) => ({ loader: () => new Response(text) });

/** Four languages and one language-independent route, each returning its own name. */
const routes = {
  'ru.any': { id: 'ru.any', path: ':page', module: saying('ru') },
  'uz.any': { id: 'uz.any', path: 'uz/:page', module: saying('uz') },
  'uz-Cyrl.any': { id: 'uz-Cyrl.any', path: 'uz-cyrl/:page', module: saying('uz-Cyrl') },
  'en.any': { id: 'en.any', path: 'en/:page', module: saying('en') },
  stone: { id: 'stone', path: 'stones/:drawing', module: saying('a drawing') },
};

const build = {
  ssr: true,
  future: {},
  prerender: [],
  basename: '/',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  assets: { version: '1', url: '/assets/manifest-1.js', routes: {}, entry: { imports: [], module: '' } },
  routes,
  entry: { module: { default: () => new Response() } },
} as unknown as ServerBuild; // the part that routes without pages need

it.each([
  ['/catalog', 'ru'],
  ['/uz/catalog', 'uz'],
  ['/uz-cyrl/catalog', 'uz-Cyrl'],
  ['/en/catalog', 'en'],
  ['/stones/round', 'a drawing'],
])('%s is handled by its language', async (path, answer) => {
  const handler = languageHandlers(build, 'production')(path);
  const response = await handler(new Request(`http://shop${path}`), new RouterContextProvider());
  expect(await response.text()).toBe(answer);
});

it('a handler has only the routes of its language', () => {
  const inRussian = buildIn(build, 'ru');
  expect(Object.keys(inRussian.routes)).toEqual(['ru.any', 'stone']);
});

it('Uzbek in Cyrillic has a separate manifest', () => {
  expect(buildIn(build, 'uz').assets.url).toBe('/assets/manifest-1.js');
  expect(buildIn(build, 'uz-Cyrl').assets.url).toBe('/assets/manifest-1-uz-cyrl.js');
});
