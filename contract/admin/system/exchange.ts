import { Type, type Static } from 'typebox';
import { Instant, Nullable, Shape, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';

/** CATALOG: one row per model. PIECES: one row per piece. PRICES: the price of each piece on sale. */
export const wholeExports = ['CATALOG', 'PIECES', 'PRICES'] as const;
export const ExportWhole = Shape({ what: Words(wholeExports), format: Words(exportFormats) });

export const storedExportActions = ['GET', 'DROP'] as const;

/** A file produced by a job, until it expires. `kind`: of the job, such as `orders.export`. */
export const StoredExport = Shape({
  id: Type.String(),
  kind: Type.String(),
  name: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
  by: Type.String(),
  madeAt: Instant,
  until: Instant,
  allowedActions: Type.Array(Words(storedExportActions)),
});
export const StoredExports = Shape({ rows: Type.Array(StoredExport) });
export const StoredExportParams = Shape({ id: Type.String({ format: 'uuid' }) });

export const feedNames = ['google-ru', 'google-uz', 'google-en', 'yandex-ru'] as const;

/**
 * A feed that search engines and marketplaces fetch. `leftOut`: pieces on sale that are excluded, by reason. `builtAt` null: it has not
 * been fetched yet. `isCurrent`: nothing has changed since; otherwise it is rebuilt at the next fetch.
 */
export const FeedRow = Shape({
  name: Words(feedNames),
  address: Type.String(),
  builtAt: Nullable(Instant),
  isCurrent: Type.Boolean(),
  offers: Type.Integer({ minimum: 0 }),
  leftOut: Type.Array(
    Shape({ reason: Words(['NO_PICTURE', 'ON_REQUEST']), count: Type.Integer({ minimum: 1 }) }),
  ),
});
export const Feeds = Shape({ rows: Type.Array(FeedRow) });
export const FeedParams = Shape({ name: Words(feedNames) });

export type FeedName = (typeof feedNames)[number];
export type StoredExport = Static<typeof StoredExport>;
export type FeedRow = Static<typeof FeedRow>;
export type WholeExport = (typeof wholeExports)[number];
