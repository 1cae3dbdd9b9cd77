import { formatCarats, formatSize, formatWeight } from '#ui/format.ts';
import { linksIn } from '#storefront/links.ts';
import { breadcrumbList, organization } from '#storefront/shell/seo.ts';
import { structuredReviews } from '#storefront/reviews/structured-reviews.ts';
import { tIn } from '#storefront/shell/texts.ts';
import { isBuyable } from './choose-piece.ts';
import { courierCost, type DeliveryView } from './delivery-view.ts';
import type { StoneView } from './piece-facts.ts';
import { shapeWords } from './stone-words.ts';
import type { MetaFacts } from './product-meta.ts';
import type { PieceView } from './product-view.ts';

/** Google's single-page design: at most so many variants (ui.md 5.2). */
const maxVariants = 12;
/** As the section on exchange and returns says. */
const returnDays = 10;

/** JSON-LD: a group of unique pieces, each with its own offer; a model with one piece is a plain product. Only what the page shows. */
export function structuredProduct(facts: MetaFacts): object[] {
  const { product, language, origin } = facts;
  const links = linksIn(language);
  const page = origin + links.product(product.slugs);
  const pieces = product.pieces.filter(isBuyable).slice(0, maxVariants);
  const images = product.media
    .filter(({ isVideo }) => !isVideo)
    .map(({ url }) => `${origin}${url}&w=1200&fm=jpeg`);
  const common = {
    name: product.name,
    description: product.description,
    brand: { '@id': `${origin}/#org` },
    category: product.category.name,
    material: materialOf(facts),
    image: images,
    ...structuredReviews(facts.reviews, { buyer: tIn(language)('product:buyer') }),
    ...(genders[product.gender] && {
      audience: { '@type': 'PeopleAudience', suggestedGender: genders[product.gender] },
    }),
  };
  const [only] = pieces;
  const thing =
    product.pieces.length === 1 && only
      ? { ...variantOf(only, facts), ...common, '@id': `${page}#p`, productID: product.artikul }
      : {
          '@type': 'ProductGroup',
          '@id': `${page}#g`,
          ...common,
          url: page,
          productGroupID: product.artikul,
          variesBy: [product.sizeKind === null ? 'https://schema.org/weight' : 'https://schema.org/size'],
          hasVariant: pieces.map((piece) => variantOf(piece, facts)),
        };
  return [
    thing,
    breadcrumbList(origin, [
      { label: tIn(language)('catalog'), href: links.catalog() },
      { label: product.category.name, href: product.category.href },
      { label: product.name },
    ]),
    {
      '@type': 'MerchantReturnPolicy',
      '@id': `${origin}/#returns`,
      applicableCountry: 'UZ',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
    },
    organization(origin),
  ];
}

const genders: Record<string, string> = { women: 'female', men: 'male', unisex: 'unisex' };

function variantOf(piece: PieceView, { product, delivery, language, origin }: MetaFacts) {
  const t = tIn(language);
  const links = linksIn(language);
  const size = piece.size === null ? null : formatSize(piece.size, language);
  const [lab] = piece.reports;
  return {
    '@type': 'Product',
    sku: piece.serial,
    name: [product.name, size, formatWeight(piece.weight, language)].filter(Boolean).join(', '),
    ...(size !== null && { size }),
    weight: { '@type': 'QuantitativeValue', value: piece.weight, unitCode: 'GRM' },
    additionalProperty: [
      property(t('product:probeLabel'), String(product.factSets[piece.facts]?.probe ?? '')),
      ...(product.stoneSets[piece.stones] ?? []).map((stone) =>
        property(t('product:stone.kind'), stoneWords(stone, language)),
      ),
    ],
    ...(piece.price !== null && {
      offers: {
        '@type': 'Offer',
        url: origin + links.product(product.slugs, piece.serial),
        price: String(piece.price),
        priceCurrency: 'UZS',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: { '@id': `${origin}/#returns` },
        ...placeOf(piece, delivery),
        ...shippingOf(piece.price, delivery),
      },
    }),
    ...(lab && {
      hasCertification: [
        {
          '@type': 'Certification',
          name: t('product:report', { laboratory: lab.laboratory }),
          certificationIdentification: lab.number,
        },
      ],
    }),
  };
}

const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });

function materialOf({ product, language }: MetaFacts): string {
  const probes = [...new Set(product.factSets.map(({ probe }) => probe))];
  return `${tIn(language)(`product:metal.${product.metal}`)} ${probes.join(', ')}`;
}

function stoneWords(stone: StoneView, language: MetaFacts['language']): string {
  const t = tIn(language);
  const name =
    stone.origin === 'natural'
      ? stone.name
      : t('product:kindWithOrigin', { name: stone.name, origin: t(`product:origin.${stone.origin}`) });
  const weight = stone.total === null ? null : formatCarats(stone.total, language);
  const grade = [stone.color, stone.clarity].filter((part) => part !== null).join('/');
  return [name, shapeWords(stone.shape, language), weight, grade].filter(Boolean).join(', ');
}

/** Where a piece lies, when it lies in a store. */
function placeOf(piece: PieceView, delivery: DeliveryView) {
  const store = delivery.stores.find(({ id }) => id === piece.store);
  return store && piece.arrivesOn === null
    ? { availableAtOrFrom: { '@type': 'JewelryStore', name: `Zarona — ${store.name}` } }
    : {};
}

/** The courier's price to the capital, as the page shows it. */
function shippingOf(price: number, delivery: DeliveryView) {
  const [capital] = delivery.cities;
  const cost = capital ? courierCost(capital, price) : null;
  if (!capital || cost === null) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: String(cost), currency: 'UZS' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'UZ', addressRegion: capital.name },
    },
  };
}
