import { Type, type Static } from 'typebox';
import { bannerPlacements } from './content.ts';
import { Instant, Shape, Words } from './primitives.ts';

/** The query parameter `preview` of a page, signed by the shop for its staff. */
const token = Type.String({ minLength: 1, maxLength: 250 });
export const PreviewQuery = Shape({ token });
export const BannerPreviewQuery = Shape({ token, placement: Words(bannerPlacements) });

/**
 * Content of a staff preview link: the shop as it will be `at` a time; `business`: a model at wholesale prices. `until`: when the link
 * expires.
 */
export const Preview = Shape({
  kind: Words(['model', 'business', 'page', 'moment', 'banner', 'collection'] as const),
  at: Instant,
  until: Instant,
  /** The displayed content is not published in this form. */
  isDraft: Type.Boolean(),
});

export type Preview = Static<typeof Preview>;
