import { Type, type Static } from 'typebox';
import { Instant, Shape, Words, descriptions } from './primitives.ts';
import { pageLists } from './words.ts';

// A content page: a list of blocks, never HTML. The same schema validates what is stored and what is returned. In its texts
// the shop replaces names in braces (page-placeholders.ts).

const words = Type.String({ minLength: 1, maxLength: 4000 });
const shortWords = Type.String({ maxLength: 300 });

/** A linked text. Its target: a path of the English site without the language prefix, an external address, or the shop's phone or Telegram. */
export const TextLink = Shape({
  text: shortWords,
  href: Type.String({
    pattern:
      '^(/[a-z0-9/#?=&._-]*|https://[^\\s"<>]+|tel:\\+[0-9]+|mailto:[^\\s"<>]+|\\{(?:phone|telegram)\\})$',
  }),
});
/** A sequence of texts and links. */
export const RichText = Type.Array(Type.Union([words, TextLink]), { minItems: 1, maxItems: 40 });

/** Parts that a page includes from the shop's own data and drawings; the storefront renders them. */
export const pageParts = ['tariffs', 'contacts', 'hallmarks', 'finenesses', 'stores'] as const;

export const PageBlock = Type.Union([
  Shape({ kind: Type.Literal('heading'), text: shortWords }),
  Shape({ kind: Type.Literal('paragraph'), text: RichText }),
  Shape({
    kind: Type.Literal('list'),
    isOrdered: Type.Boolean(),
    items: Type.Array(RichText, { minItems: 1, maxItems: 60 }),
  }),
  /** Every row has as many cells as the head; the first cell is the row's header. */
  Shape({
    kind: Type.Literal('table'),
    head: Type.Array(shortWords, { minItems: 2, maxItems: 8 }),
    rows: Type.Array(Type.Array(shortWords, { minItems: 2, maxItems: 8 }), { minItems: 1, maxItems: 60 }),
  }),
  Shape({ kind: Type.Literal('note'), text: RichText }),
  /** `key` of an attachment. */
  Shape({
    kind: Type.Literal('picture'),
    key: Type.String({ pattern: '^[A-Za-z0-9._/-]{1,200}$' }),
    alt: shortWords,
  }),
  Shape({ kind: Type.Literal('part'), name: Words(pageParts) }),
]);

export const PageBody = Type.Array(PageBlock, { maxItems: 200 });

export const PageSlug = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

/** An empty body means that the page is not translated into that language yet. */
export const ContentPage = Shape({
  slug: Type.String(),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  ...descriptions,
  bodyUz: PageBody,
  bodyRu: PageBody,
  bodyEn: PageBody,
  updatedAt: Instant,
});
/** A page written by editors, as listed in the footer. */
export const ListedPage = Shape({
  slug: Type.String(),
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  listedIn: Words(pageLists),
});
export const PagePath = Shape({ slug: PageSlug });

export type RichText = Static<typeof RichText>;
export type PageBlock = Static<typeof PageBlock>;
export type PageBody = Static<typeof PageBody>;
export type ListedPage = Static<typeof ListedPage>;
export type ContentPage = Static<typeof ContentPage>;
export type PagePartName = (typeof pageParts)[number];
