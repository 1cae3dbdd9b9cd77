import { Type, type Static } from 'typebox';
import { PageBody, PageSlug } from '../page.ts';
import { Id, Instant, Line, Nullable, Shape, Words } from '../primitives.ts';

const Short = Type.String({ maxLength: 300 });

/** The texts of a page; an empty body: not translated into that language yet. */
export const PageTexts = Shape({
  titleUz: Short,
  titleRu: Line(300),
  titleEn: Short,
  descriptionUz: Short,
  descriptionRu: Short,
  descriptionEn: Short,
  bodyUz: PageBody,
  bodyRu: PageBody,
  bodyEn: PageBody,
});

export const pageStates = ['DRAFT', 'PUBLISHED'] as const;
const Version = Type.Integer({ minimum: 0, description: '0 = there is no draft' });

/** `draftVersion` 0: nobody is at work on it. `languages`: those it has a text in. */
export const StaffPageRow = Shape({
  slug: PageSlug,
  state: Words(pageStates),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  languages: Type.Array(Words(['uz', 'ru', 'en'])),
  updatedAt: Instant,
  draftVersion: Version,
  publishAt: Nullable(Instant),
});
export const StaffPageRows = Type.Array(StaffPageRow);

export const PageDraft = Shape({
  texts: PageTexts,
  savedBy: Type.String(),
  savedAt: Instant,
  /** null: nobody has said when. */
  publishAt: Nullable(Instant),
  /** The page was changed past the draft since it began. */
  isBehind: Type.Boolean(),
});

/** `version` is the draft's: whoever saves names the one that they saw. */
export const StaffPage = Shape({
  slug: PageSlug,
  version: Version,
  state: Words(pageStates),
  published: PageTexts,
  draft: Nullable(PageDraft),
  /** What was published before, the latest first. */
  versions: Type.Array(
    Shape({ id: Id, publishedAt: Instant, publishedBy: Nullable(Type.String()), titleRu: Type.String() }),
  ),
});

export const StaffPageParams = Shape({ slug: PageSlug });
/** `at` left out: now. */
export const PublishPage = Shape({ at: Type.Optional(Instant) });
export const RestorePage = Shape({ versionId: Id });

export type PageTexts = Static<typeof PageTexts>;
export type StaffPage = Static<typeof StaffPage>;
export type StaffPageRow = Static<typeof StaffPageRow>;
