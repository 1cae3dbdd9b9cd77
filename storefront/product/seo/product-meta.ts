import type { MetaDescriptor } from 'react-router';
import { formatFrom, formatSom, formatWeightRange, inSentence } from '#ui/format.ts';
import { languageOfPath } from '#storefront/links.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { choosePiece, isBuyable, readWish } from '../buy/pieces/choose-piece.ts';
import { structuredProduct } from './structured-product.ts';
import type { MetalView, ProductView } from '../product-view.ts';
import type { MetaFacts } from './meta-facts.ts';

const maxTitleLength = 65;
const maxDescriptionLength = 155;

type Loaded = Pick<MetaFacts, 'product' | 'delivery' | 'reviews'>;
type Context = MetaContext & { location: { search: string } };
type HeadFacts = MetaFacts & { t: T };

/** Title, description, preview and structured data: the same prices as on the page (SEO-4, SEO-7, SEO-8, PDP-16). */
export function productMeta(context: Context, loaded: Loaded): MetaDescriptor[] {
  const language = languageOfPath(context.location.pathname);
  const facts = {
    ...loaded,
    language,
    t: headTexts(context),
    origin: originOf(context.matches),
    matches: context.matches,
  };
  const { product } = loaded;
  const { seo } = product;
  const { piece } = choosePiece(product.pieces, readWish(new URLSearchParams(context.location.search)));
  const tags = pageMeta(context, {
    title: fitting(titlesOf(facts), maxTitleLength),
    description: seo?.description ?? descriptionOf(facts),
    isWritten: seo?.description !== undefined,
    preview: { kind: 'products', name: product.id, priceSom: minPrice(product) },
    type: 'product',
    graph: import.meta.env.SSR ? structuredProduct(facts, new Date()) : [],
  });
  if (!piece?.price || !import.meta.env.SSR) return tags;
  return [
    ...tags,
    { property: 'product:price:amount', content: String(piece.price) },
    { property: 'product:price:currency', content: 'UZS' },
  ];
}

/** золото 585 */
const materialOf = ({ preciousMetal }: MetalView, probe: number | null | undefined): string =>
  `${inSentence(preciousMetal)} ${probe ?? ''}`;

function titlesOf({ product, language, t }: HeadFacts): string[] {
  const least = minPrice(product);
  const { name, seo } = product;
  if (seo?.title !== undefined) return [t('product:metaTitleBare', { name: seo.title }), seo.title];
  if (least === null) return [t('product:metaTitleBare', { name })];
  const [probe] = product.factSets.map((facts) => facts.probe);
  const metal = product.metal && materialOf(product.metal, probe);
  const isOne = product.pieces.filter(isBuyable).length === 1;
  const price = isOne ? formatSom(least, language) : formatFrom(least, language);
  return [
    ...(metal ? [t('product:metaTitle', { name, metal, price })] : []),
    t('product:metaTitleShort', { name, price }),
    t('product:metaTitleBare', { name }),
  ];
}

/** Weight range and stores, followed by as much of the rest as fits. */
function descriptionOf({ product, delivery, language, t }: HeadFacts): string {
  const { name, pieces, loose } = product;
  if (loose) {
    const { measures, laboratory } = loose;
    return measures !== null && laboratory !== null
      ? t('product:loose.metaDescription', { name, measures, laboratory })
      : t('product:loose.metaDescriptionBare', { name });
  }
  const [probe] = product.factSets.map((facts) => facts.probe);
  const metal = product.metal && materialOf(product.metal, probe);
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
  const first = endings.find((ending) => base.length + 1 + ending.length <= maxDescriptionLength) ?? '';
  const second = endings.find(
    (ending) =>
      ending !== first &&
      !stores.some((store) => ending.includes(store)) &&
      base.length + first.length + ending.length + 2 <= maxDescriptionLength,
  );
  return [base, first, second].filter(Boolean).join(' ');
}

/** The price of the cheapest piece that can be bought, whole soʻm; null = sold out, or on request. */
function minPrice(product: ProductView): number | null {
  const prices = product.pieces.filter(isBuyable).flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length === 0 ? null : Math.min(...prices);
}

const fitting = (texts: string[], length: number) =>
  texts.find((text) => text.length <= length) ?? texts.at(-1) ?? '';
