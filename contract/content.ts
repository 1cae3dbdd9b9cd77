import { Type, type Static } from 'typebox';
import { bannerWidths } from './words.ts';
import {
  Code,
  DistrictId,
  Id,
  Instant,
  Nullable,
  RegionId,
  Shape,
  UrlRef,
  Words,
  names,
} from './primitives.ts';

export const bannerPlacements = ['HOME_HERO', 'HOME_STRIP', 'CATALOG', 'CART', 'SUCCESS'] as const;
export const BannersQuery = Shape({ placement: Type.Optional(Words(bannerPlacements)) });

/** Width and height in px. `placeholder`: a tiny version of the picture as base64 of a WebP; null = none. */
export const BannerPicture = Shape({
  fromWidth: Type.Integer({ enum: [...bannerWidths], description: 'Width of the window, px' }),
  url: Type.String(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  placeholder: Nullable(Type.String()),
});

/**
 * `pictures` are sorted by `fromWidth`; empty if there are none. With a `video` they are shown until it plays. `link` is a path of the
 * English site without the language prefix.
 */
export const Banner = Shape({
  id: Id,
  placement: Words(bannerPlacements),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  textUz: Type.String(),
  textRu: Type.String(),
  textEn: Type.String(),
  altUz: Type.String(),
  altRu: Type.String(),
  altEn: Type.String(),
  pictures: Type.Array(BannerPicture, { maxItems: bannerWidths.length }),
  video: Nullable(UrlRef),
  link: Type.String(),
  /** Serial number of the piece in the picture, if there is one. */
  serialNumber: Nullable(Type.String()),
  order: Type.Integer(),
  activeFrom: Nullable(Instant),
  activeTo: Nullable(Instant),
});

/** Opening hours of a weekday (1 = Monday … 7), local time `HH:MM`; closed if both are null. */
export const OpeningHours = Shape({
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  opens: Nullable(Type.String()),
  closes: Nullable(Type.String()),
});

/** What the photo shows, in three languages; empty = decoration. */
export const StorePhoto = Shape({
  url: Type.String(),
  altUz: Type.String(),
  altRu: Type.String(),
  altEn: Type.String(),
});

export const Store = Shape({
  id: Id,
  slug: Type.String(),
  ...names,
  addressUz: Type.String(),
  addressRu: Type.String(),
  addressEn: Type.String(),
  cityUz: Type.String(),
  cityRu: Type.String(),
  cityEn: Type.String(),
  /** Directions from the street; empty = the address is sufficient. */
  directionsUz: Type.String(),
  directionsRu: Type.String(),
  directionsEn: Type.String(),
  phone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  hours: Type.Array(OpeningHours),
  /** Days with different hours, `YYYY-MM-DD`. */
  exceptions: Type.Array(
    Shape({ day: Type.String(), opens: Nullable(Type.String()), closes: Nullable(Type.String()) }),
  ),
  services: Type.Array(Type.String()),
  photos: Type.Array(StorePhoto),
  regionId: RegionId,
  /** The region's word in page addresses, equal to the `code` of a region. */
  regionCode: Code,
  order: Type.Integer(),
});

/** `code`: its word in page addresses (`tashkent-city`). */
export const Region = Shape({ id: RegionId, code: Code, ...names });
export const District = Shape({ id: DistrictId, regionId: RegionId, ...names });
/** Without `regionId`: the districts of all regions. */
export const DistrictsQuery = Shape({ regionId: Type.Optional(RegionId) });

export const widths = [200, 400, 800, 1200] as const;
const Width = Type.Integer({ enum: [...widths], description: 'px' });
/**
 * Parameters of the file download. `w`/`h` choose a derivative of an allowed size, `q` 10 a placeholder, `fm` the format; without `fm` the
 * best format that Accept names.
 */
export const DownloadQuery = Shape({
  key: Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9._/-]+$' }),
  w: Type.Optional(Width),
  h: Type.Optional(Width),
  q: Type.Optional(Type.Literal(10)),
  fit: Type.Optional(Words(['cover', 'contain'] as const)),
  /** The focal point in percent from the left and the top: it stays visible where `w`, `h` and `fit=cover` crop the picture. */
  at: Type.Optional(Type.String({ pattern: '^(100|[1-9]?[0-9])-(100|[1-9]?[0-9])$' })),
  fm: Type.Optional(Words(['avif', 'webp', 'jpeg'] as const)),
});

export const Health = Shape({ status: Type.Literal('ok'), version: Type.String() });

export type Banner = Static<typeof Banner>;
export type BannerPicture = Static<typeof BannerPicture>;
export type OpeningHours = Static<typeof OpeningHours>;
export type StorePhoto = Static<typeof StorePhoto>;
export type Store = Static<typeof Store>;
export type Region = Static<typeof Region>;
export type District = Static<typeof District>;
export type DownloadQuery = Static<typeof DownloadQuery>;

const Reworded = Nullable(Type.String());

/** A line of pages that the staff reworded; null = the language has the original. */
export const PageWording = Shape({
  /** File and path of the text: `content.home.newTitle`. */
  key: Type.String(),
  textUz: Reworded,
  textRu: Reworded,
  textEn: Reworded,
  /** Part of a page's description for search engines, which no browser shows. */
  isDescription: Type.Boolean(),
});
export type PageWording = Static<typeof PageWording>;
