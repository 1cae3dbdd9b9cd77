import { type Caller, orNull } from '#storefront/shell/caller.ts';
import type { Category, ProductCard } from '#contract/catalog/catalog.ts';
import type { ProductList } from '#contract/catalog/listing.ts';
import type { Banner, OpeningHours, Store } from '#contract/content.ts';
import type { MomentCard } from '#contract/catalog/moment.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import type { Cut } from '#ui/pictures/art-picture.tsx';
import { tileOf, type TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { findBanner } from '#storefront/shell/staff-preview/find-banner.ts';
import { loadPreviewLine } from '#storefront/shell/staff-preview/load-preview.ts';
import { hrefOfBanner } from '#storefront/shell/navigation/banner-link.ts';
import {
  menuOccasions,
  priceQuery,
  priceRanges,
  type MenuChoice,
} from '#storefront/shell/frame/sheets/catalog-shortcuts.ts';

/** The piece shown in a picture, in its present state. */
export interface PicturedPiece {
  /** The product's page with this piece selected. */
  href: string;
  name: string;
  serial: string;
  grams: number;
  /** Whole soʻm; null if it cannot be bought now or the price is on request. */
  price: number | null;
  /** Number of pieces of its model that can be bought, with the lightest and the heaviest weight. */
  count: number;
  weight: TileData['weight'];
}

export interface Picture {
  cuts: [Cut, ...Cut[]];
  alt: string;
}

export interface HomeData {
  hero: {
    title: string;
    text: string;
    picture: Picture | null;
    link: string;
    href: string;
    piece: PicturedPiece | null;
    /** Shown over the picture if the visitor's browser allows it. */
    video: string | null;
  } | null;
  /** Products added within the last 7 days; if there are none, the latest ones. */
  fresh: { tiles: TileData[]; isRecent: boolean };
  feature: {
    title: string;
    text: string;
    picture: Picture | null;
    href: string;
    piece: PicturedPiece | null;
    tiles: TileData[];
  } | null;
  occasions: { name: string; href: string; count: number; image: string | null }[];
  prices: { words: string; href: string; count: number }[];
  /** The first one is shown large, the others small. */
  moments: { href: string; title: string; lead: string; image: string | null }[];
  store: {
    name: string;
    address: string;
    phone: string;
    hours: OpeningHours[];
    latitude: number;
    longitude: number;
    exceptions: Store['exceptions'];
  } | null;
  /** The notice of a staff preview, which shows banners that are not public yet. */
  previewLine: string | null;
}

const freshCount = 6;
const featureCount = 3;
const momentCount = 3;
/** Number of models from which an occasion's picture is chosen. */
const choiceCount = 12;

/** The data of the home page, in the language of the caller. */
export async function loadHome(caller: Caller, preview: string | null): Promise<HomeData> {
  const { language } = caller;
  const categories = caller.api.listCategories();
  const dictionary = await caller.api.getDictionary();
  const choices = menuOccasions(dictionary, language);
  // jewelry only, because thousands of loose stones are added in one day
  const metal = dictionary.metals.map(({ code }) => code).join(',');
  const [hero, feature, fresh, occasions, prices, stores, moments] = await Promise.all([
    loadHero(caller, { categories, preview }),
    loadFeature(caller, { categories, preview }),
    caller.api.listProducts({ sort: 'new', inStock: true, metal, size: freshCount }),
    Promise.all(
      choices.map(({ code }) =>
        caller.api.listProducts({ occasion: code, inStock: true, size: choiceCount }),
      ),
    ),
    Promise.all(priceRanges.map((range) => loadPrice(caller, range))),
    caller.api.listStores(),
    caller.api.listMoments(),
    // Awaited here, too: a failure before the later await would be an unhandled rejection.
    categories,
  ]);
  const recent = fresh.content.filter(({ isNew }) => isNew);
  const isRecent = recent.length > 0;
  const tiles = tilesOf(isRecent ? recent : fresh.content, language);
  const shown = [...(feature?.tiles ?? []), ...tiles].map(({ image }) => image);
  return {
    hero,
    fresh: { tiles, isRecent },
    feature,
    occasions: occasionsOf({ choices, lists: occasions }, shown, language),
    prices: prices.filter(({ count }) => count > 0),
    moments: momentsIn(moments, language),
    store: stores[0] ? storeIn(stores[0], language) : null,
    previewLine: await loadPreviewLine(caller, preview),
  };
}

interface BannerParts {
  categories: Promise<Category[]>;
  preview: string | null;
}

async function loadHero(caller: Caller, { categories, preview }: BannerParts): Promise<HomeData['hero']> {
  const banner = await findBanner(caller, { placement: 'HOME_HERO', preview });
  if (!banner) return null;
  const [known, piece] = await Promise.all([
    categories,
    banner.serialNumber === null ? null : loadPiece(caller, banner.serialNumber),
  ]);
  return {
    ...wordsOf(banner, caller.language),
    link: banner.link,
    href: hrefOfBanner(banner.link, known, caller.language),
    piece,
    video: banner.video?.url ?? null,
  };
}

/** Finds the model of a serial number (GLB-4). Null if it has been taken off sale since the banner was made. */
async function loadPiece(caller: Caller, serial: string): Promise<PicturedPiece | null> {
  const { content } = await caller.api.listProducts({ q: serial, size: 1 });
  const [card] = content;
  if (!card) return null;
  const product = await orNull(caller.api.getProduct({ slug: card.slugEn }));
  const item = product?.items.find(({ serialNumber }) => serialNumber === serial);
  if (!product || !item) return null;
  const tile = tileOf(card, caller.language);
  return {
    href: linksIn(caller.language).product(product, serial),
    name: nameOf(product, caller.language),
    serial,
    grams: item.weightGrams,
    price: item.productItemState === 'AVAILABLE' ? (item.b2BFixed ?? item.b2CFixed) : null,
    count: tile.count,
    weight: tile.weight,
  };
}

/** Null without a banner, or if its collection has been hidden since the banner was made. */
async function loadFeature(
  caller: Caller,
  { categories, preview }: BannerParts,
): Promise<HomeData['feature']> {
  const banner = await findBanner(caller, { placement: 'HOME_STRIP', preview });
  if (!banner) return null;
  const [, place, slug] = banner.link.split('/');
  const isOfCollection = place === 'collections' && slug !== undefined && slug !== '';
  const [known, collection, piece] = await Promise.all([
    categories,
    isOfCollection ? orNull(caller.api.getCollection({ slug })) : null,
    banner.serialNumber === null ? null : loadPiece(caller, banner.serialNumber),
  ]);
  if (isOfCollection && collection === null) return null;
  const list =
    collection &&
    (await caller.api.listProducts({ collection: collection.slugEn, inStock: true, size: featureCount }));
  return {
    ...wordsOf(banner, caller.language),
    href: collection
      ? linksIn(caller.language).collection(collection)
      : hrefOfBanner(banner.link, known, caller.language),
    piece,
    tiles: tilesOf(list?.content ?? [], caller.language),
  };
}

/** Chooses for each occasion a picture that is not on the page yet, while there is one. */
function occasionsOf(
  { choices, lists }: { choices: MenuChoice[]; lists: ProductList[] },
  shown: (string | null)[],
  language: PageLanguage,
): HomeData['occasions'] {
  const used = new Set(shown);
  return choices.flatMap(({ code, name }, index) => {
    const list = lists[index];
    if (!list || list.empty) return [];
    const images = list.content.flatMap(({ attachments }) => attachments[0]?.url ?? []);
    const image = images.find((one) => !used.has(one)) ?? images[0] ?? null;
    used.add(image);
    return [{ name, href: linksIn(language).catalog(`occasion=${code}`), count: list.totalElements, image }];
  });
}

async function loadPrice(
  caller: Caller,
  { bounds, words }: { bounds: { minPrice?: number; maxPrice?: number }; words: string },
) {
  const list = await caller.api.listProducts({ ...bounds, inStock: true, size: 1 });
  return { words, href: linksIn(caller.language).catalog(priceQuery(bounds)), count: list.totalElements };
}

const tilesOf = (cards: ProductCard[], language: PageLanguage) => cards.map((card) => tileOf(card, language));

function wordsOf(
  banner: Banner,
  language: PageLanguage,
): { title: string; text: string; picture: Picture | null } {
  const [first, ...wider] = banner.pictures.map(cutOf);
  return {
    title: { uz: banner.titleUz, ru: banner.titleRu, en: banner.titleEn }[languageOnWire(language)],
    text: { uz: banner.textUz, ru: banner.textRu, en: banner.textEn }[languageOnWire(language)],
    picture: first
      ? {
          cuts: [first, ...wider],
          alt: { uz: banner.altUz, ru: banner.altRu, en: banner.altEn }[languageOnWire(language)],
        }
      : null,
  };
}

/** One crop of the banner's picture. Only the crop that every browser loads has a placeholder. */
const cutOf = ({ fromWidth, url, placeholder }: Banner['pictures'][number], place: number): Cut => ({
  fromWidth,
  url,
  ...(place === 0 && placeholder !== null && { placeholder }),
});

/** Only moments written in the page's language. */
function momentsIn(moments: MomentCard[], language: PageLanguage): HomeData['moments'] {
  const described = moments.map((moment) => ({
    href: linksIn(language).moment(moment.product),
    title: { uz: moment.titleUz, ru: moment.titleRu, en: moment.titleEn }[languageOnWire(language)],
    lead: { uz: moment.leadUz, ru: moment.leadRu, en: moment.leadEn }[languageOnWire(language)],
    image: moment.cover?.url ?? null,
  }));
  return described.filter(({ title }) => title !== '').slice(0, momentCount);
}

function storeIn(store: Store, language: PageLanguage): HomeData['store'] {
  return {
    name: nameOf(store, language),
    address: { uz: store.addressUz, ru: store.addressRu, en: store.addressEn }[languageOnWire(language)],
    phone: store.phone,
    hours: store.hours,
    exceptions: store.exceptions,
    latitude: store.latitude,
    longitude: store.longitude,
  };
}
