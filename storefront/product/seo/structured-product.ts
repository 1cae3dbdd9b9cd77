import { dayOf } from '#ui/dates.ts';
import { formatCarats, formatSize, formatWeight } from '#ui/format.ts';
import { linksIn } from '#storefront/links.ts';
import { shellDataOf } from '#storefront/shell/navigation/origin.ts';
import { breadcrumbList, organization } from '#storefront/shell/seo/seo.ts';
import { structuredReviews } from '#storefront/reviews/structured-reviews.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { isBuyable } from '../buy/pieces/choose-piece.ts';
import { courierCost, type CityView, type DeliveryView } from '../buy/delivery/delivery-view.ts';
import type { StoneView } from '../facts/piece-facts.ts';
import type { MetaFacts } from './meta-facts.ts';
import type { PieceView, ProductView } from '../product-view.ts';

/** Google's single-page design: the maximum number of variants (ui.md 5.2). */
const maxVariants = 12;
/** The same period as in the section on exchange and returns. */

/**
 * JSON-LD: a group of unique pieces, each with its own offer; a model with one piece is a plain product. Contains
 * only what the page shows.
 */
export function structuredProduct(facts: MetaFacts, now: Date): object[] {
  const { product, language, origin } = facts;
  const links = linksIn(language);
  const page = origin + links.product(product.slugs);
  const pieces = product.pieces.filter(isBuyable).slice(0, maxVariants);
  const images = product.media
    .filter(({ isVideo }) => !isVideo)
    .map(({ url }) => `${origin}${url}&w=1200&fm=jpeg`);
  // written once if it is the same for all pieces, because the page has to be small
  const shared = new Set(product.pieces.map((piece) => JSON.stringify(propertiesOf(piece, facts))));
  const [same] = shared.size === 1 ? product.pieces : [];
  const common = {
    name: product.name,
    description: product.description,
    brand: { '@id': `${origin}/#org` },
    category: product.category.name,
    ...(product.metal !== null && { material: materialOf(facts, product.metal.name) }),
    image: images,
    ...structuredReviews(facts.reviews, { buyer: tIn(language)('product:buyer') }),
    ...(same && { additionalProperty: propertiesOf(same, facts) }),
    ...(product.gender !== null &&
      genders[product.gender] && {
        audience: { '@type': 'PeopleAudience', suggestedGender: genders[product.gender] },
      }),
  };
  const [only] = pieces;
  // a sold-out model is a product without an offer, because a group must have variants
  const isGroup = product.pieces.length > 1 && only !== undefined;
  const thing = isGroup
    ? {
        '@type': 'ProductGroup',
        '@id': `${page}#g`,
        ...common,
        url: page,
        productGroupID: product.artikul,
        variesBy: variesBy(product),
        hasVariant: pieces.map((piece) => ({
          ...variantOf(piece, facts),
          ...(!same && { additionalProperty: propertiesOf(piece, facts) }),
        })),
      }
    : {
        '@type': 'Product',
        '@id': `${page}#p`,
        ...(only && variantOf(only, facts)),
        ...common,
        productID: product.artikul,
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
      merchantReturnDays: shellDataOf(facts.matches)?.shop.returnDays,
      merchantReturnLink: origin + links.content('returns'),
    },
    ...shippingNodes(pieces, facts, now),
    organization(facts.matches),
  ];
}

/** The properties in which the pieces of a model differ. */
function variesBy({ sizeKind, factSets }: ProductView): string[] {
  const probes = new Set(factSets.map(({ probe }) => probe));
  return [
    ...(sizeKind === null ? [] : ['https://schema.org/size']),
    ...(probes.size > 1 ? ['https://schema.org/material'] : []),
    ...(sizeKind === null && probes.size === 1 ? ['https://schema.org/weight'] : []),
  ];
}

const genders: Record<string, string> = { women: 'female', men: 'male', unisex: 'unisex' };

function variantOf(piece: PieceView, facts: MetaFacts) {
  const { product, language } = facts;
  const size = piece.size === null ? null : formatSize(piece.size, language);
  const papers = papersOf(piece, facts);
  return {
    '@type': 'Product',
    sku: piece.serial,
    name: product.loose
      ? product.name
      : [product.name, size, formatWeight(piece.weight, language)].filter(Boolean).join(', '),
    ...(size !== null && { size }),
    weight: product.loose
      ? { '@type': 'QuantitativeValue', value: product.loose.carats, unitCode: 'CTM' }
      : { '@type': 'QuantitativeValue', value: piece.weight, unitCode: 'GRM' },
    ...(piece.price !== null && { offers: offerOf(piece, piece.price, facts) }),
    ...(papers.length > 0 && { hasCertification: papers }),
  };
}

function propertiesOf(piece: PieceView, { product, language }: MetaFacts) {
  const t = tIn(language);
  return [
    ...(product.metal === null
      ? []
      : [property(t('product:probeLabel'), String(product.factSets[piece.facts]?.probe ?? ''))]),
    ...(product.loose
      ? (product.factSets[piece.facts]?.more ?? []).map(({ label, value }) => property(label, value))
      : []),
    ...(product.loose ? [] : (product.stoneSets[piece.stones] ?? [])).map((stone) =>
      property(t('product:stone.kind'), stoneWords(stone, language)),
    ),
  ];
}

function offerOf(piece: PieceView, price: number, facts: MetaFacts) {
  const { product, delivery, language, origin } = facts;
  const shipping = shippingId(piece, facts);
  return {
    '@type': 'Offer',
    url: origin + linksIn(language).product(product.slugs, piece.serial),
    price: String(price),
    priceCurrency: 'UZS',
    ...(piece.arrivesOn === null
      ? { availability: 'https://schema.org/InStock' }
      : { availability: 'https://schema.org/BackOrder', availabilityStarts: piece.arrivesOn }),
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: { '@id': `${origin}/#returns` },
    ...placeOf(piece, delivery),
    ...(shipping !== null && { shippingDetails: { '@id': shipping } }),
  };
}

/**
 * The laboratory's reports and the shop's own passport. The passport's number is only an identifier, because every
 * piece has a passport.
 */
function papersOf(piece: PieceView, { language, origin }: MetaFacts) {
  const t = tIn(language);
  return [
    ...piece.reports.map((report) => ({
      '@type': 'Certification',
      name: t('product:reportNumber', report),
      certificationIdentification: report.number,
      issuedBy: { '@type': 'Organization', name: report.laboratory },
    })),
    ...(piece.passport === null
      ? []
      : [
          {
            '@type': 'Certification',
            name: t('product:passportName'),
            certificationIdentification: piece.passport,
            issuedBy: { '@id': `${origin}/#org` },
          },
        ]),
  ];
}

const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });

function materialOf({ product }: MetaFacts, metal: string): string {
  const probes = [...new Set(product.factSets.map(({ probe }) => probe))];
  return `${metal} ${probes.join(', ')}`;
}

function stoneWords(stone: StoneView, language: MetaFacts['language']): string {
  const t = tIn(language);
  const name =
    stone.origin === 'natural'
      ? stone.name
      : t('product:kindWithOrigin', { name: stone.name, origin: t(`product:origin.${stone.origin}`) });
  const weight = stone.total === null ? null : formatCarats(stone.total, language);
  const grade = [stone.color, stone.clarity].filter((part) => part !== null).join('/');
  return [name, stone.shapeName, weight, grade].filter(Boolean).join(', ');
}

/** The store of a piece, if it is in one. */
function placeOf(piece: PieceView, delivery: DeliveryView) {
  const store = delivery.stores.find(({ id }) => id === piece.store);
  return store && piece.arrivesOn === null
    ? { availableAtOrFrom: { '@type': 'JewelryStore', name: `Zarona — ${store.name}` } }
    : {};
}

/**
 * The id of the shipping node, from the courier's price to the capital and whether the day is known; pieces that
 * agree in both share a node.
 */
function shippingId(piece: PieceView, { delivery, origin }: MetaFacts): string | null {
  const [capital] = delivery.cities;
  const cost = capital ? courierCost(delivery, { city: capital, price: piece.price }) : null;
  return cost === null ? null : `${origin}/#to-${cost}${piece.arrivesOn === null ? '' : '-later'}`;
}

/** The courier's price and days to the capital, as shown on the page; a piece in transit has no day yet. */
function shippingNodes(pieces: PieceView[], facts: MetaFacts, now: Date): object[] {
  const [capital] = facts.delivery.cities;
  const kinds = new Map(pieces.map((piece) => [shippingId(piece, facts), piece]));
  return [...kinds].flatMap(([id, piece]) => {
    if (!capital || id === null) return [];
    return [
      {
        '@type': 'OfferShippingDetails',
        '@id': id,
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: String(courierCost(facts.delivery, { city: capital, price: piece.price })),
          currency: 'UZS',
        },
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: 'UZ',
          addressRegion: capital.name,
        },
        ...(piece.arrivesOn === null && { deliveryTime: deliveryTime(capital, now) }),
      },
    ];
  });
}

function deliveryTime({ from, to }: CityView, now: Date) {
  const today = Date.parse(dayOf(now.toISOString()));
  const daysTo = (day: string) => Math.max(0, Math.round((Date.parse(day) - today) / dayMs));
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(daysTo(from), daysTo(to)),
  };
}

const dayMs = 24 * 60 * 60 * 1000;
