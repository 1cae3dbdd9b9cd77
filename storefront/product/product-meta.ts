import type { MetaDescriptor } from 'react-router';
import { formatFrom, formatSom, formatWeightRange } from '#ui/format.ts';
import { languages, type Language } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';
import { tIn } from '#storefront/shell/texts.ts';
import { choosePiece, isBuyable, type Wish } from './choose-piece.ts';
import type { DeliveryView } from './delivery-view.ts';
import { structuredProduct } from './structured-product.ts';
import type { ProductView } from './product-view.ts';

export interface MetaFacts {
  product: ProductView;
  delivery: DeliveryView;
  language: Language;
  /** Scheme and host. */
  origin: string;
  /** The piece that the address names. */
  wish: Wish;
}

const longestTitle = 65;
const longestDescription = 155;
const locales: Record<Language, string> = { ru: 'ru_RU', uz: 'uz_UZ', en: 'en_US' };

/** Title, description, preview and structured data: the same prices as on the page (SEO-4, SEO-7, SEO-8, PDP-16). */
export function productMeta(facts: MetaFacts): MetaDescriptor[] {
  const { product, language, origin, wish } = facts;
  const t = tIn(language);
  const title = fitting(titlesOf(facts), longestTitle);
  const description = descriptionOf(facts);
  const { piece } = choosePiece(product.pieces, wish);
  const image = product.media.find(({ isVideo }) => !isVideo);
  const url =
    origin + linksIn(language).product(product.slugs, wish.piece === null ? undefined : piece?.serial);
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: product.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: 'Zarona' },
    { property: 'og:locale', content: locales[language] },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({ property: 'og:locale:alternate', content: locales[other] })),
    ...(image ? [{ property: 'og:image', content: `${origin}${image.url}&w=1200&fm=jpeg` }] : []),
    ...(piece?.price
      ? [
          { property: 'product:price:amount', content: String(piece.price) },
          { property: 'product:price:currency', content: 'UZS' },
        ]
      : []),
    { 'script:ld+json': structuredProduct(facts, { catalog: t('catalog') }) },
  ];
}

function titlesOf({ product, language }: MetaFacts): string[] {
  const t = tIn(language);
  const prices = buyablePrices(product);
  const { name } = product;
  const [probe] = product.factSets.map((facts) => facts.probe);
  const metal = t(`product:metaMetal.${product.metal}`, { probe });
  if (prices.length === 0) return [t('product:metaTitleBare', { name })];
  const least = Math.min(...prices);
  const price = prices.length > 1 ? formatFrom(least, language) : formatSom(least, language);
  return [
    t('product:metaTitle', { name, metal, price }),
    t('product:metaTitleShort', { name, price }),
    t('product:metaTitleBare', { name }),
  ];
}

/** Weight range and stores, then as much of the rest as fits. */
function descriptionOf({ product, delivery, language }: MetaFacts): string {
  const t = tIn(language);
  const { name, pieces } = product;
  const [probe] = product.factSets.map((facts) => facts.probe);
  const metal = t(`product:metaMetal.${product.metal}`, { probe });
  const buyable = pieces.filter(isBuyable);
  const weights = buyable.map(({ weight }) => weight);
  const base =
    buyable.length === 0
      ? t('product:metaDescriptionSold', { name, metal })
      : t('product:metaDescription', {
          name,
          metal,
          pieces: t('product:pieces', { count: buyable.length }),
          weight: formatWeightRange(Math.min(...weights), Math.max(...weights), language),
        });
  const stores = delivery.stores.map((store) => store.name);
  const endings = [
    ...stores.map((_, left) =>
      t('product:metaStores', { stores: stores.slice(0, stores.length - left).join(', ') }),
    ),
    t('product:metaTail'),
    t('product:metaDelivery'),
  ];
  const first = endings.find((ending) => base.length + ending.length <= longestDescription) ?? '';
  const second = endings.find(
    (ending) =>
      ending !== first &&
      !stores.some((store) => ending.includes(store)) &&
      base.length + first.length + ending.length < longestDescription,
  );
  return `${base}${first}${second === undefined ? '' : ` ${second}`}`.trim();
}

const buyablePrices = (product: ProductView) =>
  product.pieces.filter(isBuyable).flatMap(({ price }) => (price === null ? [] : [price]));

const fitting = (texts: string[], length: number) =>
  texts.find((text) => text.length <= length) ?? texts.at(-1) ?? '';
