import { Type, type Static } from 'typebox';
import { PageBody, PageSlug } from '../../page.ts';
import { Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { pageLists } from '../../words.ts';
import { draftFacts, drafted, draftFilters } from './draft.ts';

const Short = Type.String({ maxLength: 300 });

/**
 * The texts of a page. An empty body means that it is not translated into that language yet. `listedIn`: the footer list that links to it.
 */
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
  listedIn: Nullable(Words(pageLists)),
});

export const pageStates = ['DRAFT', 'PUBLISHED'] as const;
/** `languages`: the languages in which it has a text. */
export const StaffPageRow = Shape({
  slug: PageSlug,
  state: Words(pageStates),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  languages: Type.Array(Words(['uz', 'ru', 'en'])),
  updatedAt: Instant,
  ...draftFacts,
});
export const StaffPageRows = Type.Array(StaffPageRow);
export const StaffPagesQuery = Shape({
  ...draftFilters,
  sort: Type.Optional(Words(['slug', '-slug', 'updatedAt', '-updatedAt'])),
});
export const pageColumns = ['title', 'state', 'languages', 'updatedAt', 'address', 'publishAt'] as const;

/** A link to a page, from another page (by its address) or a banner (by its id). `isDraft`: the link is only in a draft. */
export const PageUse = Shape({
  kind: Words(['page', 'banner']),
  id: Type.String(),
  title: Type.String(),
  isDraft: Type.Boolean(),
});

/** `isOfShop`: the shop's own screens link to it, so it cannot be deleted. */
export const StaffPage = Shape({
  slug: PageSlug,
  state: Words(pageStates),
  isOfShop: Type.Boolean(),
  uses: Type.Array(PageUse),
  ...drafted(PageTexts),
});

/** The name is its address in every language: `/gift-cards`. */
export const NewPage = Shape({
  slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 }),
  titleUz: Line(300),
  titleRu: Line(300),
  titleEn: Line(300),
});

export const StaffPageParams = Shape({ slug: PageSlug });

export type PageTexts = Static<typeof PageTexts>;
export type NewPage = Static<typeof NewPage>;
export type PageUse = Static<typeof PageUse>;
export type StaffPage = Static<typeof StaffPage>;
export type StaffPageRow = Static<typeof StaffPageRow>;
export type PageColumn = (typeof pageColumns)[number];
