import { Problem } from '#contract/problem.ts';
import { SuggestAnswer, SuggestQuery } from '#contract/search.ts';
import type { ReadDb } from '#database/connect.ts';
import type { Catalogs } from '#server/catalog/catalogs.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { createNames } from './names.ts';
import { suggest } from './suggest.ts';

/** Of one address: a mobile operator puts many shoppers behind one, each of whom types some letters a second. */
const lettersPerMinute = 1200;
/** Names no tags: nobody but the browser keeps what somebody types, and that for so long. */
const keptFor = 'public, max-age=30';

/** `GET /api/es/v1/es-suggest?q=`: what is suggested while somebody types, in the order and with the marks of the caller's language. */
export function searchRoutes(app: App, { db, catalogs }: { db: ReadDb; catalogs: Catalogs }): void {
  const names = createNames({ db, index: catalogs.retail.index });
  app.get(
    '/api/es/v1/es-suggest',
    {
      config: { rateLimit: { max: lettersPerMinute, timeWindow: 60_000 } },
      schema: { querystring: SuggestQuery, response: { 200: SuggestAnswer, '4xx': Problem } },
    },
    async (request, reply) => {
      const catalog = await catalogs.of(request);
      if (catalog === catalogs.retail)
        void reply.header('cache-control', keptFor).header('vary', 'accept-language, cookie');
      else keepPrivate(reply);
      const { language, query } = request;
      return { data: await suggest({ catalog, names }, { text: query.q.trim(), language }) };
    },
  );
}
