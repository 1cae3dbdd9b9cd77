import { Type, type Static } from 'typebox';
import { Shape, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';

/** CATALOG: a row a model. PIECES: a row a piece. PRICES: what each piece on sale costs. */
export const wholeExports = ['CATALOG', 'PIECES', 'PRICES'] as const;
export const ExportWhole = Shape({ what: Words(wholeExports), format: Words(exportFormats) });

/** What search engines and marketplaces fetch. `reasons`: pieces on sale that are left out of it, by why. */
export const FeedRow = Shape({
  name: Words(['google-ru', 'google-uz', 'google-en', 'yandex-ru']),
  address: Type.String(),
  offers: Type.Integer({ minimum: 0 }),
  leftOut: Type.Array(
    Shape({ reason: Words(['NO_PICTURE', 'ON_REQUEST']), count: Type.Integer({ minimum: 1 }) }),
  ),
});
export const Feeds = Shape({ rows: Type.Array(FeedRow) });

export type FeedRow = Static<typeof FeedRow>;
export type WholeExport = (typeof wholeExports)[number];
