import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import type { Product, ProductItem } from '#contract/catalog/catalog.ts';
import type { Store } from '#contract/content.ts';
import type { Ratings } from '#contract/review.ts';
import type { PageLanguage } from '#contract/words.ts';
import {
  formatCarats,
  formatCentimetres,
  formatFrom,
  formatMillimetres,
  formatSize,
  formatSom,
  formatWeightRange,
} from '#ui/format.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { formatRating } from '#storefront/reviews/format-rating.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';
import { type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { differs } from './compare-rules.ts';

export interface Column {
  id: number;
  name: string;
  href: string;
  image: string | null;
  /** The drawing of a loose stone without a picture. */
  drawing: string | null;
  canBuy: boolean;
}

/** One fact for all columns, each a list of lines; an empty one is shown as a dash. */
export interface Row {
  name: string;
  cells: string[][];
  differs: boolean;
}

export interface CompareView {
  columns: Column[];
  rows: Row[];
}

interface Parts extends PageWords {
  products: readonly Product[];
  stores: readonly Store[];
  ratings: Ratings;
}

const rowNames = [
  'price',
  'weight',
  'metal',
  'probe',
  'stones',
  'carat',
  'color',
  'clarity',
  'cut',
  'measures',
  'proportions',
  'size',
  'certificate',
  'stores',
  'rating',
] as const;
type RowName = (typeof rowNames)[number];

/** The compared products. Figures are those of the pieces that can be bought, or of all pieces if none can. */
export function viewCompare(parts: Parts): CompareView {
  const { products, language } = parts;
  const facts = products.map((product) => factsOf(product, parts));
  return {
    columns: products.map((product) => ({
      id: product.id,
      name: nameOf(product, language),
      href: linksIn(language).product(product),
      image:
        product.attachments.find(({ attachment }) => attachment.kind === 'IMAGE')?.attachment.url ?? null,
      drawing:
        product.kind === 'loose-stone'
          ? linksIn(language).productDrawing({
              slugUz: product.slugUz,
              slugRu: product.slugRu,
              slugEn: product.slugEn,
            })
          : null,
      canBuy: product.items.some(isBuyable),
    })),
    // a fact that none of the products has is left out: the metal of stones, the carats of chains
    rows: rowNames.flatMap((name) => {
      const cells = facts.map((fact) => fact[name]);
      return cells.every(({ length }) => length === 0) ? [] : [{ name, cells, differs: differs(cells) }];
    }),
  };
}

const isBuyable = ({ productItemState }: ProductItem) => productItemState === 'AVAILABLE';

function factsOf(
  product: Product,
  { stores, ratings, language, dictionary }: Parts,
): Record<RowName, string[]> {
  const t = tIn(language);
  const buyable = product.items.filter(isBuyable);
  const pieces = buyable.length > 0 ? buyable : product.items;
  const weights = pieces.map(({ weightGrams }) => weightGrams);
  const rated = ratings.find(({ productId }) => productId === product.id);
  return {
    price: [priceOf(product, buyable, language)],
    weight:
      weights.length === 0 || product.kind === 'loose-stone'
        ? []
        : [formatWeightRange(Math.min(...weights), Math.max(...weights), language)],
    metal: product.metal === null ? [] : [wordOf({ language, dictionary }, 'metals', product.metal)],
    probe: [...new Set(pieces.flatMap(({ probe }) => probe ?? []))].toSorted((a, b) => a - b).map(String),
    stones: stonesOf(pieces[0], language),
    ...looseStoneRows(product, language),
    size: sizesOf(pieces, language),
    certificate: certificatesOf(pieces, language),
    stores: storesOf(buyable, stores, language),
    rating:
      rated?.average == null
        ? []
        : [`${formatRating(rated.average, language)} · ${t('reviews:count', { count: rated.count })}`],
  };
}

type StoneRowName = 'carat' | 'color' | 'clarity' | 'cut' | 'measures' | 'proportions';

/** The facts in a loose stone's report; jewelry has none. */
function looseStoneRows(product: Product, language: PageLanguage): Record<StoneRowName, string[]> {
  const [stone] = product.kind === 'loose-stone' ? (product.items[0]?.stones ?? []) : [];
  const t = tIn(language);
  const { lengthMm = null, widthMm = null, depthMm = null } = stone ?? {};
  const sides = [lengthMm, widthMm, depthMm].filter((mm) => mm !== null);
  const percent = (name: 'depth' | 'table', share: number | null | undefined) =>
    share == null ? [] : [t(`compare:${name}`, { share: formatSize(share, language) })];
  return {
    carat: stone?.weight == null ? [] : [formatCarats(stone.weight, language)],
    color: [stone?.color ?? []].flat(),
    clarity: [stone?.clarity ?? []].flat(),
    cut: [stone?.cut ?? []].flat(),
    measures:
      sides.length < 3
        ? []
        : [
            `${sides
              .slice(0, 2)
              .map((mm) => formatSize(mm, language))
              .join(' × ')} × ${formatMillimetres(depthMm ?? 0, language)}`,
          ],
    proportions: [...percent('depth', stone?.depthPercent), ...percent('table', stone?.tablePercent)],
  };
}

function priceOf({ stockState }: Product, buyable: readonly ProductItem[], language: PageLanguage): string {
  const t = tIn(language);
  if (buyable.length === 0) return t(stockState === 'RESERVED' ? 'compare:reserved' : 'compare:sold');
  const prices = buyable.flatMap(({ b2BFixed, b2CFixed }) => b2BFixed || b2CFixed || []); // 0 means on request, too (decisions 4)
  if (prices.length === 0) return t('compare:onRequest');
  const least = Math.min(...prices);
  return buyable.length > 1 ? formatFrom(least, language) : formatSom(least, language);
}

/** The stones of one piece; they are the same for all pieces of a model. */
function stonesOf(piece: ProductItem | undefined, language: PageLanguage): string[] {
  const t = tIn(language);
  const stones = piece?.stones ?? [];
  if (stones.length === 0) return [t('compare:noStones')];
  return stones.map((stone) => {
    const name = nameOf(stone, language);
    const kind = stone.origin === 'natural' ? name : `${name}, ${t(`product:origin.${stone.origin}`)}`;
    return stone.totalWeight === null ? kind : `${kind}, ${formatCarats(stone.totalWeight, language)}`;
  });
}

function sizesOf(pieces: readonly ProductItem[], language: PageLanguage): string[] {
  const diameters = pieces.flatMap(({ sizeMm }) => sizeMm ?? []);
  const lengths = pieces.flatMap(({ lengthCm }) => lengthCm ?? []);
  const values = diameters.length > 0 ? diameters : lengths;
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isRing = diameters.length > 0 && isRingSize(most);
  const format = isRing ? formatSize : diameters.length > 0 ? formatMillimetres : formatCentimetres;
  return [
    least === most ? format(least, language) : `${formatSize(least, language)}–${format(most, language)}`,
  ];
}

function certificatesOf(pieces: readonly ProductItem[], language: PageLanguage): string[] {
  const papers = pieces.flatMap(({ certificates }) => certificates);
  const laboratories = papers.filter(({ reportNumber }) => reportNumber !== null);
  if (laboratories.length > 0)
    return [...new Set(laboratories.map(({ laboratory }) => laboratory))].toSorted();
  return papers.length > 0 ? [tIn(language)('compare:passport')] : [];
}

/** The stores that have a piece that can be bought. */
function storesOf(
  buyable: readonly ProductItem[],
  stores: readonly Store[],
  language: PageLanguage,
): string[] {
  const here = new Set(buyable.filter(({ arrivesOn }) => arrivesOn === null).map(({ storeId }) => storeId));
  const names = stores
    .filter(({ id }) => here.has(id))
    .map((store) => shortStoreName(nameOf(store, language)));
  return names.length > 0 || buyable.length === 0 ? names : [tIn(language)('compare:warehouse')];
}
