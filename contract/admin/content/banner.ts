import { Type, type Static } from 'typebox';
import { bannerPlacements } from '../../content.ts';
import { bannerWidths } from '../../words.ts';
import { Id, Instant, Nullable, Shape, UrlRef, Words } from '../../primitives.ts';
import { drafted, draftFacts } from './draft.ts';
import { ContentPicture } from './moment.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

/** A picture from this width of the window on. */
export const BannerCut = Shape({
  fromWidth: Type.Integer({ enum: [...bannerWidths], description: 'px of the window' }),
  attachmentId: Id,
});

/** What is published of a banner. `link`: a path of the shop as English pages write it, without a language. */
export const BannerContent = Shape({
  placement: Words(bannerPlacements),
  titleUz: Text(120),
  titleRu: Text(120),
  titleEn: Text(120),
  textUz: Text(300),
  textRu: Text(300),
  textEn: Text(300),
  altUz: Text(400),
  altRu: Text(400),
  altEn: Text(400),
  link: Type.String({ minLength: 1, maxLength: 300, pattern: '^/[A-Za-z0-9/?=&,._%+-]*$' }),
  /** The very piece in the picture. */
  serialNumber: Nullable(Type.String({ minLength: 1, maxLength: 40 })),
  activeFrom: Nullable(Instant),
  activeTo: Nullable(Instant),
  pictures: Type.Array(BannerCut, { maxItems: bannerWidths.length }),
  videoId: Nullable(Id),
});

export const bannerStates = ['DRAFT', 'ACTIVE'] as const;
/** Whether the period of a published banner is to come, now or over. */
const phase = Words(['TO_COME', 'NOW', 'OVER'] as const);

/**
 * Another published banner of the same place that is shown, or would be, during a part of this one's period; `from` and `to` are that
 * part's. `isBefore`: it stands before this one, so that shoppers see it.
 */
export const BannerOverlap = Shape({
  id: Id,
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  from: Nullable(Instant),
  to: Nullable(Instant),
  isBefore: Type.Boolean(),
});

/** `state` DRAFT: never published. `coveredBy`: the title of the banner that stands before it in the same place at the same time. */
export const StaffBannerRow = Shape({
  id: Id,
  state: Words(bannerStates),
  placement: Words(bannerPlacements),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  picture: Nullable(UrlRef),
  activeFrom: Nullable(Instant),
  activeTo: Nullable(Instant),
  phase,
  coveredBy: Nullable(Type.String()),
  overlaps: Type.Array(BannerOverlap),
  ...draftFacts,
});
export const StaffBannerRows = Type.Array(StaffBannerRow);

/** Where a link of a banner leads, by name. `path`: as English pages write it, without a language. */
export const LinkTarget = Shape({
  kind: Words(['page', 'category', 'collection', 'moment', 'model', 'store']),
  path: Type.String(),
  nameUz: Type.String(),
  nameRu: Type.String(),
  nameEn: Type.String(),
});
export const LinkTargets = Type.Array(LinkTarget);
/** `q`: a part of a name, an address or an artikul; `path`: the one at this address. */
export const FindLinkTargets = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});

/** `overlaps`: of what its draft says, or what is published where there is none. */
export const StaffBanner = Shape({
  id: Id,
  state: Words(bannerStates),
  phase,
  overlaps: Type.Array(BannerOverlap),
  ...drafted(BannerContent),
  pictures: Type.Array(ContentPicture),
});

export const BannerIdParams = Shape({ id: Id });
export const NewBanner = Shape({
  placement: Words(bannerPlacements),
  titleRu: Type.String({ minLength: 1, maxLength: 120 }),
});
/** `place`: from 0, among the banners of its placement. */
export const MoveBanner = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });

export type BannerContent = Static<typeof BannerContent>;
export type BannerOverlap = Static<typeof BannerOverlap>;
export type LinkTarget = Static<typeof LinkTarget>;
export type StaffBannerRow = Static<typeof StaffBannerRow>;
export type StaffBanner = Static<typeof StaffBanner>;
