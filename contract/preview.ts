import { Type, type Static } from 'typebox';
import { bannerPlacements } from './content.ts';
import { Instant, Shape, Words } from './primitives.ts';

/** The query `preview` of a page, signed by the shop for its staff. */
const token = Type.String({ minLength: 1, maxLength: 250 });
export const PreviewQuery = Shape({ token });
export const BannerPreviewQuery = Shape({ token, placement: Words(bannerPlacements) });

/** What a link of the staff shows: the shop as it is `at` a time; `business`: a model at the prices of a business. `until`: the link's own end. */
export const Preview = Shape({
  kind: Words(['model', 'business', 'page', 'moment', 'banner', 'collection'] as const),
  at: Instant,
  until: Instant,
  /** What is shown is not published as it stands there. */
  isDraft: Type.Boolean(),
});

export type Preview = Static<typeof Preview>;
