import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import type { Attachment, Product, ProductItem } from '#contract/catalog/catalog.ts';
import { type Language, languageOnWire, type PageLanguage } from '#contract/words.ts';
import { viewLooseStone, type LooseStoneView } from './stones/loose-stone-view.ts';
import { tileOf, type TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { wholeNumbers } from '#storefront/shell/i18n/whole-numbers.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { careOf, type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import type { ChoosablePiece } from './buy/pieces/choose-piece.ts';
import {
  differingParam,
  factsOf,
  noteOf,
  stonesOf,
  type FactsView,
  type StoneView,
} from './facts/piece-facts.ts';
import { sizeKindOf, type SizeKind } from './buy/pieces/size-kind.ts';
import { bodyPartOf, type BodyPart } from './drawing/body-part.ts';

export interface MediaView {
  url: string;
  isVideo: boolean;
  alt: string;
}

export interface PieceView extends ChoosablePiece {
  id: number;
  oldPrice: number | null;
  /** A store's id; null = the warehouse. */
  store: number | null;
  /** The expected day of arrival if it is in transit, `YYYY-MM-DD`. */
  arrivesOn: string | null;
  /** The difference to the other pieces except size and weight, e.g. its letter. */
  note: string | null;
  reports: { id: string; laboratory: string; number: string }[];
  passport: string | null;
  /** Its own pictures, if there are any. */
  media: MediaView[];
  /** Index in `stoneSets` and `factSets`, because most pieces of a model share them. */
  stones: number;
  facts: number;
}

/** The metal of a product as texts. */
export interface MetalView {
  /** The color of the drawing; null = plain. */
  color: string | null;
  /** The name including the color. */
  name: string;
  /** The precious metal, without the color. */
  preciousMetal: string;
  /** Care advice for the owner. */
  care: string | null;
}

/** The data of a product page: in one language, only what is shown, and without duplicates. */
export interface ProductView {
  id: number;
  /** False: the page is a staff preview, and nothing can be bought. */
  isPublic: boolean;
  slugs: { slugUz: string; slugRu: string; slugEn: string };
  name: string;
  /** The languages it is written in; a missing text is shown in Russian (SEO-2). */
  written: PageLanguage[];
  artikul: string;
  description: string;
  category: { id: number; name: string; href: string };
  collection: { name: string; href: string } | null;
  /** Metal and audience; null = a loose stone. */
  metal: MetalView | null;
  gender: string | null;
  media: MediaView[];
  sizeKind: SizeKind | null;
  bodyPart: BodyPart | null;
  pieces: PieceView[];
  stoneSets: StoneView[][];
  /** The stone, for a loose stone. */
  loose: LooseStoneView | null;
  factSets: FactsView[];
  saleReason: string | null;
  /** Texts for search engines in this language; the page generates missing ones. */
  seo?: { title?: string; description?: string };
  set: NeighborView[];
  related: NeighborView[];
}

/** A model shown with this one; `sizes`: in mm, of models related to a ring. */
export interface NeighborView extends TileData {
  sizes?: number[];
}

/** Numbers of tiles: in a row, and on the page of a sold-out model, which shows all possible replacements (PDP-15). */
const tilesShown = { row: 4, alternatives: 6 };

export function viewProduct(product: Product, words: PageWords): ProductView {
  const { language } = words;
  const links = linksIn(language);
  const { slugUz, slugRu, slugEn } = product;
  const [collection] = product.collections;
  const sizeKind = sizeKindOf(product.items);
  const differing = differingParam(product.items);
  const stones = shared(product.items.map((item) => stonesOf(item, words)));
  const facts = shared(
    product.items.map((item) => factsOf(item, { words, leftOut: differing, styles: product.styles })),
  );
  return {
    id: product.id,
    isPublic: product.state === 'ACTIVE',
    slugs: { slugUz, slugRu, slugEn },
    name: nameOf(product, language),
    written: writtenIn(product),
    artikul: product.artikul,
    description: wholeNumbers(
      { uz: product.descriptionUz, ru: product.descriptionRu, en: product.descriptionEn }[
        languageOnWire(language)
      ],
    ),
    category: {
      id: product.category.id,
      name: nameOf(product.category, language),
      href: links.category(product.category),
    },
    collection: collection
      ? { name: nameOf(collection, language), href: links.catalog(`collection=${collection.slugEn}`) }
      : null,
    metal: product.metal === null ? null : metalOf(product.metal, words),
    gender: product.gender,
    media: product.attachments
      .toSorted((a, b) => a.orderNumber - b.orderNumber)
      .map(({ attachment }) => mediaOf(attachment, language)),
    sizeKind,
    bodyPart: bodyPartOf(product, sizeKind),
    pieces: product.items.map((item, index) => ({
      ...pieceOf(item, language),
      note: noteOf(item, differing, language),
      stones: stones.places[index] ?? 0,
      facts: facts.places[index] ?? 0,
    })),
    stoneSets: stones.values,
    loose: viewLooseStone(product, language),
    factSets: facts.values,
    saleReason: { ru: product.saleReasonRu, uz: product.saleReasonUz, en: product.saleReasonEn }[
      languageOnWire(language)
    ],
    ...seoOf(product, languageOnWire(language)),
    set: product.completeTheSet.slice(0, tilesShown.row).map((card) => ({
      ...tileOf(card, language),
      ...(sizeKind === 'ring' && card.sizes.some(isHalf) && { sizes: card.sizes }),
    })),
    related: product.related
      .slice(
        0,
        product.stockState === 'IN_STOCK' || product.stockState === 'LAST_ONE'
          ? tilesShown.row
          : tilesShown.alternatives,
      )
      .map((card) => tileOf(card, language)),
  };
}

function metalOf(code: string, words: PageWords): MetalView {
  const metal = words.dictionary.metals.find((one) => one.code === code);
  const preciousMetal = metal?.preciousMetal ?? code;
  return {
    color: metal?.colors.at(-1) ?? null,
    name: wordOf(words, 'metals', code),
    preciousMetal: wordOf(words, 'preciousMetals', preciousMetal),
    care: careOf(words, 'preciousMetals', preciousMetal),
  };
}

function pieceOf(item: ProductItem, language: PageLanguage): Omit<PieceView, 'note' | 'stones' | 'facts'> {
  const price = item.b2BFixed || item.b2CFixed || null; // 0 means on request, too (decisions 4)
  const isReduced = price !== null && item.oldPrice !== null && item.oldPrice > price;
  const isReport = ({ reportNumber }: ProductItem['certificates'][number]) => reportNumber !== null;
  return {
    id: item.id,
    serial: item.serialNumber,
    size: item.sizeMm ?? item.lengthCm,
    weight: item.weightGrams,
    price,
    oldPrice: isReduced ? item.oldPrice : null,
    state: item.productItemState === 'WITHDRAWN' ? 'SOLD' : item.productItemState,
    resizable: item.resizable,
    store: item.storeId,
    arrivesOn: item.arrivesOn,
    reports: item.certificates
      .filter(isReport)
      .map(({ id, laboratory, reportNumber }) => ({ id, laboratory, number: reportNumber ?? '' })),
    passport: item.certificates.find((certificate) => !isReport(certificate))?.id ?? null,
    media: item.attachments.map((attachment) => mediaOf(attachment, language)),
  };
}

function mediaOf({ url, kind, altUz, altRu, altEn }: Attachment, language: PageLanguage): MediaView {
  return {
    url,
    isVideo: kind === 'VIDEO',
    alt: { uz: altUz, ru: altRu, en: altEn }[languageOnWire(language)],
  };
}

/** Only rings are made in half sizes; a whole number may also be the length of a bracelet, cm. */
const isHalf = (size: number) => size % 1 !== 0 && isRingSize(size);

/** The languages that a text was written in: for a missing language the API returns the Russian text. */
function writtenIn(product: Product): PageLanguage[] {
  const { nameRu, nameUz, nameEn, descriptionRu, descriptionUz, descriptionEn } = product;
  const isWritten = (name: string, description: string) =>
    name !== nameRu && (description !== descriptionRu || descriptionRu === '');
  return [
    'ru',
    ...(isWritten(nameUz, descriptionUz) ? (['uz', 'uz-Cyrl'] as const) : []),
    ...(isWritten(nameEn, descriptionEn) ? (['en'] as const) : []),
  ];
}

/** Removes duplicates, and returns for each input its index among the unique values. */
function shared<T>(all: readonly T[]): { values: T[]; places: number[] } {
  const keys: string[] = [];
  const values: T[] = [];
  const places = all.map((value) => {
    const key = JSON.stringify(value);
    const known = keys.indexOf(key);
    if (known >= 0) return known;
    values.push(value);
    return keys.push(key) - 1;
  });
  return { values, places };
}

/** Texts that were not written are omitted from the page. */
function seoOf(product: Product, language: Language): Pick<ProductView, 'seo'> {
  const [title, description] = {
    ru: [product.seoTitleRu, product.seoDescriptionRu],
    uz: [product.seoTitleUz, product.seoDescriptionUz],
    en: [product.seoTitleEn, product.seoDescriptionEn],
  }[language];
  if (!title && !description) return {};
  return { seo: { ...(title && { title }), ...(description && { description }) } };
}
