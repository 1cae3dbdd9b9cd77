import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Shape as Fields, Words } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { shapes, type Shape } from './card.ts';
import { findSubject, kinds, type Subject } from './find-subject.ts';
import { createCachedCards, tagOf, type CardDeps, type CachedCards } from './cached-cards.ts';

export interface PreviewDeps extends CardDeps {
  db: ReadDb;
  now: () => Date;
}

/** A messenger requests one when a link is sent. */
const picturesPerMinute = 60;
/** A changed price changes the address; other changes are visible within a day. */
const aDay = 'public, max-age=86400';

const Params = Fields({
  kind: Words(kinds),
  name: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }),
  language: Words(['ru', 'uz', 'cyrl', 'en'] as const),
  shape: Words(shapes),
});
/** Ignored: another version makes another address, so that caches fetch the new picture (SEO-7). */
const Query = Fields({ v: Type.Optional(Type.String({ pattern: '^[a-z0-9]{1,16}$' })) });

/**
 * Pictures for link previews in messengers: `/previews/products/12/ru-wide.jpg`. Their content comes from the catalogue, never from the
 * address. Refuses with NOT_FOUND if there is no such page, and with OVERLOADED if too many requests wait.
 */
export function previewRoutes(app: App, deps: PreviewDeps): void {
  const cards = createCachedCards(deps);
  app.get(
    '/previews/:kind/:name/:language-:shape.jpg',
    {
      config: { rateLimit: { max: picturesPerMinute, timeWindow: 60_000 } },
      schema: {
        params: Params,
        querystring: Query,
        response: { '4xx': Problem, '5xx': Problem },
      },
    },
    async (request, reply) => {
      const { shape, kind, name, language: letters } = request.params;
      // the address has a hyphen between language and shape
      const language = letters === 'cyrl' ? 'uz-Cyrl' : letters;
      const subject = await findSubject(deps.db, { kind, name, language, now: deps.now() });
      if (!subject) throw new Refusal('NOT_FOUND');
      return sendCard({ request, reply, cards }, subject, shape);
    },
  );
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  cards: CachedCards;
}

async function sendCard(
  { request, reply, cards }: Sending,
  subject: Subject,
  shape: Shape,
): Promise<FastifyReply> {
  const tag = tagOf(subject, shape);
  // messengers embed it in their own pages
  reply
    .headers({ 'cache-control': aDay, etag: `"${tag}"`, 'cross-origin-resource-policy': 'cross-origin' })
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.status(304).send();
  return reply.type('image/jpeg').send(await cards.get(subject, { shape, tag }));
}
