import type { Attachment, ProductCard } from '#contract/catalog/catalog.ts';
import type { Hotspot, Moment, MomentCard, MomentScene } from '#contract/catalog/moment.ts';
import { languageOnWire, pageLanguages, type PageLanguage } from '#contract/words.ts';
import { tileOf, type TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import { wholeNumbers } from '#storefront/shell/i18n/whole-numbers.ts';

export interface MediaView {
  url: string;
  alt: string;
  /** A tiny version of the picture, as the base64 of a WebP, shown while it loads. */
  tiny: string | null;
  isVideo: boolean;
  /** Width divided by height. */
  ratio: number;
}

/** A product in a picture, in percent from the left and the top edge. */
export interface SpotView {
  id: number;
  x: number;
  y: number;
}

export interface SceneView {
  /** Null if the opening picture belongs to this scene. */
  media: MediaView | null;
  paragraphs: string[];
  spots: SpotView[];
  /** Ids of tiles of the moment. */
  pieces: number[];
}

export interface MomentView {
  product: string;
  /** The languages it is written in. */
  written: PageLanguage[];
  /** The language it is shown in: the page's, or Russian if that is missing. */
  readIn: PageLanguage;
  title: string;
  lead: string;
  cover: MediaView | null;
  coverSpots: SpotView[];
  scenes: SceneView[];
  practical: { title: string; paragraphs: string[] };
  /** The pieces of the story that can be bought now, in its order. */
  tiles: TileData[];
  category: { name: string; href: string } | null;
}

export interface TeaserView {
  href: string;
  title: string;
  lead: string;
  image: string | null;
}

/** A moment in a page's language. Sold and reserved pieces are omitted from pictures, strips and the tray (MOM-2). */
export function viewMoment(
  moment: Moment,
  cards: readonly ProductCard[],
  language: PageLanguage,
): MomentView {
  const written = writtenIn(moment);
  const readIn = written.includes(language) ? language : 'ru';
  const tiles = tilesOf(moment.productIds, cards, language);
  const isThere = (id: number) => tiles.some((tile) => tile.id === id);
  const scenes = moment.scenes.map((scene) => sceneOf(scene, { isThere, language, readIn }));
  const opened = moment.scenes.map(({ media }) => media !== null && media.id === moment.cover?.id);
  return {
    product: moment.product,
    written,
    readIn,
    title: titleOf(moment, readIn),
    lead: leadOf(moment, readIn),
    cover: moment.cover && mediaOf(moment.cover, language),
    coverSpots: scenes.flatMap(({ spots }, index) => (opened[index] ? spots : [])),
    scenes: scenes.map((scene, index) => (opened[index] ? { ...scene, media: null, spots: [] } : scene)),
    practical: {
      title: { uz: moment.practicalUz, ru: moment.practicalRu, en: moment.practicalEn }[
        languageOnWire(readIn)
      ],
      paragraphs: paragraphsOf(
        { uz: moment.practicalTextUz, ru: moment.practicalTextRu, en: moment.practicalTextEn }[
          languageOnWire(readIn)
        ],
      ),
    },
    tiles,
    category: moment.category && {
      name: nameOf(moment.category, language),
      href: linksIn(language).category(moment.category),
    },
  };
}

/** The moments of a list that are written in the page's language. */
export function teasersOf(moments: readonly MomentCard[], language: PageLanguage): TeaserView[] {
  return moments
    .filter((moment) => titleOf(moment, language) !== '')
    .map((moment) => ({
      href: linksIn(language).moment(moment.product),
      title: titleOf(moment, language),
      lead: leadOf(moment, language),
      image: moment.cover?.url ?? null,
    }));
}

/** Further moments: those that follow in the editors' order, starting over at its end. */
export function relatedTo(product: string, moments: readonly MomentCard[], most: number): MomentCard[] {
  const place = moments.findIndex((moment) => moment.product === product);
  return [...moments.slice(place + 1), ...moments.slice(0, Math.max(place, 0))].slice(0, most);
}

type Head = Pick<MomentCard, 'titleUz' | 'titleRu' | 'titleEn' | 'leadUz' | 'leadRu' | 'leadEn' | 'product'>;

const titleOf = (moment: Head, language: PageLanguage) =>
  ({ uz: moment.titleUz, ru: moment.titleRu, en: moment.titleEn })[languageOnWire(language)];
const leadOf = (moment: Head, language: PageLanguage) =>
  ({ uz: moment.leadUz, ru: moment.leadRu, en: moment.leadEn })[languageOnWire(language)];
const writtenIn = (moment: Head) => pageLanguages.filter((language) => titleOf(moment, language) !== '');

function tilesOf(ids: readonly number[], cards: readonly ProductCard[], language: PageLanguage): TileData[] {
  return ids.flatMap((id) => {
    const card = cards.find((one) => one.id === id);
    return card && card.itemCount > 0 ? [tileOf(card, language)] : [];
  });
}

interface Reading {
  isThere: (id: number) => boolean;
  language: PageLanguage;
  readIn: PageLanguage;
}

function sceneOf(scene: MomentScene, { isThere, language, readIn }: Reading): SceneView {
  return {
    media: scene.media && mediaOf(scene.media, language),
    paragraphs: paragraphsOf(
      { uz: scene.textUz, ru: scene.textRu, en: scene.textEn }[languageOnWire(readIn)],
    ),
    spots: scene.hotspots.filter(({ productId }) => isThere(productId)).map(spotOf),
    pieces: scene.productIds.filter(isThere),
  };
}

const spotOf = ({ productId, x, y }: Hotspot): SpotView => ({ id: productId, x, y });

function mediaOf(
  { url, kind, altUz, altRu, altEn, width, height, placeholder }: Attachment,
  language: PageLanguage,
): MediaView {
  return {
    url,
    alt: { uz: altUz, ru: altRu, en: altEn }[languageOnWire(language)],
    tiny: placeholder,
    isVideo: kind === 'VIDEO',
    ratio: width === null || height === null ? 1 : Math.round((width / height) * 1000) / 1000,
  };
}

const paragraphsOf = (text: string) =>
  wholeNumbers(text)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '');
