import { Type } from 'typebox';
import { ListMomentsQuery, Moment, MomentCard, MomentParams } from '#contract/moment.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectMedia, selectMoment, selectMomentProducts, selectMoments } from './moment-queries.ts';
import { momentCardToWire, momentToWire, readScenes, slugOfMoment } from './moment-wire.ts';
import type { ContentDeps } from './routes.ts';

const none = Shape({});

/** The stories of `/{product}-moments`; drafts do not exist. */
export function momentRoutes(app: App, { db }: Pick<ContentDeps, 'db'>): void {
  app.get(
    '/api/v1/moments',
    { schema: { querystring: ListMomentsQuery, response: { 200: Type.Array(MomentCard), '4xx': Problem } } },
    async (request, reply) => {
      reply.header('x-cache-tags', 'content');
      return (await selectMoments(db, request.query.productId ?? null)).map(momentCardToWire);
    },
  );
  app.get(
    '/api/v1/moments/:product',
    { schema: { params: MomentParams, querystring: none, response: { 200: Moment, '4xx': Problem } } },
    async (request, reply) => {
      const row = await selectMoment(db, slugOfMoment(request.params.product));
      if (!row) throw new Refusal('NOT_FOUND');
      const scenes = readScenes(row);
      const ids = [row.cover_id, ...scenes.map(({ attachmentId }) => attachmentId)];
      const [media, productIds] = await Promise.all([
        selectMedia(
          db,
          ids.filter((id) => id !== null),
        ),
        selectMomentProducts(db, row.id),
      ]);
      // a product that is archived leaves the story
      reply.header('x-cache-tags', 'catalog content');
      return momentToWire(row, { scenes, media, productIds });
    },
  );
}
