import type { Attachment } from '#contract/catalog/catalog.ts';
import type { Collection, CollectionStory } from '#contract/catalog/collection.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { linksIn, nameOf } from '#storefront/links.ts';

/** A picture with its size, so that the page keeps its aspect ratio. */
export interface PictureView {
  url: string;
  alt: string;
  /** A tiny version of the picture, as the base64 of a WebP, shown while it loads. */
  tiny: string | null;
  /** Width divided by height. */
  ratio: number;
}

/** How a picture is laid out, by its aspect ratio. */
export type Shape = 'wide' | 'square' | 'upright';

export interface BandView {
  id: number;
  href: string;
  name: string;
  idea: string;
  /** Number of models that can be bought now. */
  count: number;
  picture: PictureView | null;
}

export interface StoryView {
  name: string;
  idea: string;
  story: string;
  picture: PictureView | null;
  details: PictureView[];
}

export function bandOf(collection: Collection, language: PageLanguage): BandView {
  return {
    id: collection.id,
    href: linksIn(language).collection(collection),
    name: nameOf(collection, language),
    idea: ideaOf(collection, language),
    count: collection.productCount,
    picture: collection.cover && pictureOf(collection.cover, language),
  };
}

export function storyOf(collection: CollectionStory, language: PageLanguage): StoryView {
  return {
    name: nameOf(collection, language),
    idea: ideaOf(collection, language),
    story: { uz: collection.storyUz, ru: collection.storyRu, en: collection.storyEn }[
      languageOnWire(language)
    ],
    picture: collection.cover && pictureOf(collection.cover, language),
    details: collection.pictures.map((picture) => pictureOf(picture, language)),
  };
}

/** Between 4:5 and 3:2 a picture counts as square. */
export function shapeOf(ratio: number): Shape {
  if (ratio >= 1.5) return 'wide';
  return ratio < 0.95 ? 'upright' : 'square';
}

function pictureOf(
  { url, altUz, altRu, altEn, width, height, placeholder }: Attachment,
  language: PageLanguage,
): PictureView {
  return {
    url,
    alt: { uz: altUz, ru: altRu, en: altEn }[languageOnWire(language)],
    tiny: placeholder,
    ratio: width === null || height === null ? 1 : Math.round((width / height) * 1000) / 1000,
  };
}

const ideaOf = (collection: Collection, language: PageLanguage) =>
  ({ uz: collection.descriptionUz, ru: collection.descriptionRu, en: collection.descriptionEn })[
    languageOnWire(language)
  ];
