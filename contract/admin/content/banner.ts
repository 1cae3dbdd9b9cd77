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
/** Of a published one's period. */
const phase = Words(['TO_COME', 'NOW', 'OVER'] as const);

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
  ...draftFacts,
});
export const StaffBannerRows = Type.Array(StaffBannerRow);

export const StaffBanner = Shape({
  id: Id,
  state: Words(bannerStates),
  phase,
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
export type StaffBannerRow = Static<typeof StaffBannerRow>;
export type StaffBanner = Static<typeof StaffBanner>;
