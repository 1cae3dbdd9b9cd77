import { Type } from 'typebox';
import { ListMomentsQuery, Moment, MomentCard, MomentParams } from '#contract/moment.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { cardTag, contentTag, tagsHeader } from '#server/kit/cache-tags.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  findOldMomentSlug,
  selectMedia,
  selectMoment,
  selectMomentProducts,
  selectMoments,
  type MomentRow,
} from './moment-queries.ts';
import { momentCardToWire, momentToWire, readScenes, slugOfMoment } from './moment-wire.ts';
import type { ContentDeps } from './routes.ts';

const none = Shape({});

/** The stories of `/{product}-moments`; drafts do not exist. */
export function momentRoutes(app: App, { db }: Pick<ContentDeps, 'db'>): void {
  app.get(
    '/api/v1/moments',
    { schema: { querystring: ListMomentsQuery, response: { 200: Type.Array(MomentCard), '4xx': Problem } } },
    async (request, reply) => {
      reply.header('x-cache-tags', tagsHeader(contentTag('moments'), contentTag('moment_products')));
      return (await selectMoments(db, request.query.productId ?? null)).map(momentCardToWire);
    },
  );
  app.get(
    '/api/v1/moments/:product',
    { schema: { params: MomentParams, querystring: none, response: { 200: Moment, '4xx': Problem } } },
    async (request, reply) => {
      const row = await findMoment(db, slugOfMoment(request.params.product));
      const scenes = readScenes(row);
      const ids = [row.cover_id, ...scenes.map(({ attachmentId }) => attachmentId)];
      const [media, productIds] = await Promise.all([
        selectMedia(
          db,
          ids.filter((id) => id !== null),
        ),
        selectMomentProducts(db, row.id),
      ]);
      const content = [
        contentTag('moments', row.id),
        contentTag('moment_products', row.id),
        contentTag('categories'),
      ];
      // a product that is archived leaves the story
      reply.header('x-cache-tags', tagsHeader(...content, ...productIds.map(cardTag)));
      return momentToWire(row, { scenes, media, productIds });
    },
  );
}

/** By its address, or one it had before. Refuses GONE for a story that was deleted (SEO-10), NOT_FOUND for one that never was. */
async function findMoment(db: ReadDb, slug: string): Promise<MomentRow> {
  const row = await selectMoment(db, slug);
  if (row) return row;
  const old = await findOldMomentSlug(db, slug);
  if (!old) throw new Refusal('NOT_FOUND');
  const moved = old.slug === null ? undefined : await selectMoment(db, old.slug);
  if (!moved) throw new Refusal(old.isDeleted ? 'GONE' : 'NOT_FOUND');
  return moved;
}
