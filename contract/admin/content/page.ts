import { Type, type Static } from 'typebox';
import { PageBody, PageSlug } from '../../page.ts';
import { Instant, Line, Shape, Words } from '../../primitives.ts';
import { draftFacts, drafted } from './draft.ts';

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
/** `languages`: those it has a text in. */
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

export const StaffPage = Shape({ slug: PageSlug, state: Words(pageStates), ...drafted(PageTexts) });

export const StaffPageParams = Shape({ slug: PageSlug });

export type PageTexts = Static<typeof PageTexts>;
export type StaffPage = Static<typeof StaffPage>;
export type StaffPageRow = Static<typeof StaffPageRow>;
