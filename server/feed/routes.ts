import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Shape, Words } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import { defaultLanguage, languages } from '#contract/words.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { FileRequest, CachedFiles } from './cached-files.ts';
import { countProductPages } from './queries.ts';
import { robotsTxt } from './robots.ts';
import { feedFile, stampNow } from './shopping-feeds.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';
import {
  catalogPages,
  collectionPages,
  latest,
  momentPages,
  productPages,
  productsInFile,
  singlePages,
  storePages,
  type SitemapDeps,
} from './sitemap-pages.ts';

export interface FeedRouteDeps extends SitemapDeps {
  /** Cache of written files. */
  files: CachedFiles;
}

/** Robots fetch each file about once a day, so the limit is well above that. */
const filesPerMinute = 60;
const limited = { rateLimit: { max: filesPerMinute, timeWindow: 60_000 } };
const none = Shape({});
const schema = { querystring: none, response: { '4xx': Problem, '5xx': Problem } };

/**
 * Serves the files for machines: robots.txt, the sitemap and the feeds. The addresses have no API prefix, because robots expect fixed ones.
 */
export function feedRoutes(app: App, deps: FeedRouteDeps): void {
  const { files } = deps;
  app.get('/robots.txt', { schema: { querystring: none } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsTxt(deps.publicUrl)),
  );
  sitemapRoutes(app, deps, files);
  shoppingRoutes(app, deps, files);
}

/** Parts of the sitemap that are one file each. */
const parts = {
  catalog: catalogPages,
  collections: collectionPages,
  moments: momentPages,
  stores: storePages,
  pages: singlePages,
};
const partNames = ['catalog', 'collections', 'moments', 'stores', 'pages'] as const;

/** Refuses with NOT_FOUND for a part that does not exist. */
function sitemapRoutes(app: App, deps: FeedRouteDeps, files: CachedFiles): void {
  app.get('/sitemap.xml', { config: limited, schema }, async (request, reply) =>
    sendFile(
      { request, reply, files, deps },
      {
        name: 'sitemap',
        write: async function* () {
          yield sitemapIndexXml(await partsOf(deps));
        },
      },
    ),
  );
  app.get(
    '/sitemaps/:part.xml',
    { config: limited, schema: { ...schema, params: Shape({ part: Words(partNames) }) } },
    async (request, reply) => {
      const { part } = request.params;
      return sendFile(
        { request, reply, files, deps },
        { name: part, write: () => written(deps, () => parts[part](deps)) },
      );
    },
  );
  app.get(
    '/sitemaps/products-:number.xml',
    {
      config: limited,
      schema: { ...schema, params: Shape({ number: Type.Integer({ minimum: 1, maximum: 9999 }) }) },
    },
    async (request, reply) => {
      const { number } = request.params;
      if (number > (await countProductFiles(deps))) throw new Refusal('NOT_FOUND');
      return sendFile(
        { request, reply, files, deps },
        { name: `products-${number}`, write: () => written(deps, () => productPages(deps, number)) },
      );
    },
  );
}

const countProductFiles = async ({ db }: FeedRouteDeps): Promise<number> =>
  Math.max(1, Math.ceil((await countProductPages(db)) / productsInFile));

async function partsOf(deps: FeedRouteDeps): Promise<{ address: string; changedAt: Date | null }[]> {
  const numbers = Array.from({ length: await countProductFiles(deps) }, (_, index) => index + 1);
  const all = [
    ...numbers.map((number) => ({ name: `products-${number}`, make: () => productPages(deps, number) })),
    ...partNames.map((name) => ({ name, make: () => parts[name](deps) })),
  ];
  return Promise.all(
    all.map(async ({ name, make }) => ({
      address: `${deps.publicUrl}/sitemaps/${name}.xml`,
      changedAt: latest((await make()).map(({ changedAt }) => changedAt)),
    })),
  );
}

async function* written({ publicUrl }: FeedRouteDeps, make: () => ReturnType<typeof productPages>) {
  yield* sitemapXml(publicUrl, await make());
}

/** Google's feed in each language, and Yandex's in Russian, the only language it reads. */
function shoppingRoutes(app: App, deps: FeedRouteDeps, files: CachedFiles): void {
  app.get(
    '/feeds/google-:language.xml',
    { config: limited, schema: { ...schema, params: Shape({ language: Words(languages) }) } },
    async (request, reply) => {
      const { language } = request.params;
      return sendFile({ request, reply, files, deps }, feedFile(deps, `google-${language}`));
    },
  );
  // the addresses of the contract (api.md), in the shop's default language
  app.get('/feeds/google.xml', { config: limited, schema }, async (request, reply) =>
    sendFile({ request, reply, files, deps }, feedFile(deps, `google-${defaultLanguage}`)),
  );
  for (const url of ['/feeds/yml.xml', '/feeds/yandex-ru.xml'])
    app.get(url, { config: limited, schema }, async (request, reply) =>
      sendFile({ request, reply, files, deps }, feedFile(deps, 'yandex-ru')),
    );
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  files: CachedFiles;
  deps: FeedRouteDeps;
}

/** Sends the current file, or 304 to clients that have it. */
async function sendFile(
  { request, reply, files, deps }: Sending,
  wanted: Omit<FileRequest, 'stamp'>,
): Promise<FastifyReply> {
  const file = await files.get({ ...wanted, stamp: await stampNow(deps) });
  reply
    .type('application/xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: file.etag })
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.headers({ 'content-encoding': 'gzip', 'content-length': file.bytes }).send(file.open());
  return reply.send(file.open().pipe(createGunzip()));
}
