import { Type, type Static } from 'typebox';
import { bannerPlacements } from '../../content.ts';
import { bannerWidths } from '../../words.ts';
import { Id, Instant, Nullable, Shape, UrlRef, Words } from '../../primitives.ts';
import { AnyOf } from '../list.ts';
import { drafted, draftFacts, draftFilters } from './draft.ts';
import { ContentPicture } from './moment.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

/** A picture that is used from this width of the window on. */
export const BannerCut = Shape({
  fromWidth: Type.Integer({ enum: [...bannerWidths], description: 'Width of the window, px' }),
  attachmentId: Id,
});

/** The published content of a banner. `link`: a path of the English site without the language prefix. */
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
  /** Serial number of the piece in the picture. */
  serialNumber: Nullable(Type.String({ minLength: 1, maxLength: 40 })),
  activeFrom: Nullable(Instant),
  activeTo: Nullable(Instant),
  pictures: Type.Array(BannerCut, { maxItems: bannerWidths.length }),
  videoId: Nullable(Id),
});

export const bannerStates = ['DRAFT', 'ACTIVE'] as const;
/** Whether the period of a published banner is in the future, running or over. */
const phase = Words(['TO_COME', 'NOW', 'OVER'] as const);

/**
 * Another published banner in the same place whose period overlaps with this one's. `from` and `to` are the overlap. `isBefore`: it takes
 * precedence, so shoppers see it instead of this one.
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

/** `state` DRAFT: never published. `languages`: those in which it has a title. `coveredBy`: title of the banner that takes precedence in the same place at the same time. */
export const StaffBannerRow = Shape({
  id: Id,
  state: Words(bannerStates),
  placement: Words(bannerPlacements),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  languages: Type.Array(Words(['uz', 'ru', 'en'])),
  picture: Nullable(UrlRef),
  activeFrom: Nullable(Instant),
  activeTo: Nullable(Instant),
  phase,
  coveredBy: Nullable(Type.String()),
  overlaps: Type.Array(BannerOverlap),
  ...draftFacts,
});
export const StaffBannerRows = Type.Array(StaffBannerRow);
/** `phase`: of published banners. `covered`: those that shoppers do not see, because another one takes precedence. */
export const StaffBannersQuery = Shape({
  ...draftFilters,
  placement: Type.Optional(AnyOf),
  phase: Type.Optional(AnyOf),
  covered: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['order', '-order', 'activeFrom', '-activeFrom'])),
});
export const bannerColumns = ['title', 'state', 'placement', 'period', 'languages', 'publishAt'] as const;

/** The target of a banner's link, by name. `path`: of the English site without the language prefix. */
export const LinkTarget = Shape({
  kind: Words(['page', 'category', 'collection', 'moment', 'model', 'store']),
  path: Type.String(),
  nameUz: Type.String(),
  nameRu: Type.String(),
  nameEn: Type.String(),
});
export const LinkTargets = Type.Array(LinkTarget);
/** `q`: a part of a name, an address or an artikul. `path`: finds the target at this address. */
export const FindLinkTargets = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});

/** `overlaps`: of the draft, or of the published content if there is no draft. */
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
/** `place`: position from 0 among the banners of its placement. */
export const MoveBanner = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });

export type BannerContent = Static<typeof BannerContent>;
export type BannerOverlap = Static<typeof BannerOverlap>;
export type LinkTarget = Static<typeof LinkTarget>;
export type StaffBannerRow = Static<typeof StaffBannerRow>;
export type BannerColumn = (typeof bannerColumns)[number];
export type StaffBanner = Static<typeof StaffBanner>;
