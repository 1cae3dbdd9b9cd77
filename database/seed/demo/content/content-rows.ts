import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { textWithNbsp } from '../../with-nbsp.ts';
import type { Attachments } from '../attachments.ts';
import { banners, midnight } from './banners.ts';
import { categories } from '../categories.ts';
import { placeTariffs, regions, seats } from './delivery.ts';
import { momentStories } from './moment-scenes.ts';
import type { MomentStory } from './moment-story.ts';
import { type MomentText, moments } from './moments.ts';
import { moreMomentStories } from './more-moment-scenes.ts';
import { moreMoments } from './more-moments.ts';
import type { Piece } from '../piece.ts';
import { exceptionsOf, stores, weekdays } from './stores.ts';

const allMoments = [...moments, ...moreMoments];

export function regionRows(): SeedRow<'regions'>[] {
  return regions.map(({ id, soato, name }, position) => ({ id, soato, name, position }));
}

export function districtRows(): SeedRow<'districts'>[] {
  return regions.flatMap((region) =>
    region.districts.map(({ id, name }, position) => ({
      id,
      region_id: region.id,
      name,
      is_center: seats.has(id),
      position,
    })),
  );
}

export function tariffRows(): SeedRow<'delivery_tariffs'>[] {
  return placeTariffs().map(({ regionId, districtId, zone, own }) => ({
    region_id: regionId,
    district_id: districtId,
    zone,
    cost_som: own.costSom ?? null,
    min_days: own.minDays ?? null,
    max_days: own.maxDays ?? null,
  }));
}

export function storeRows(today: TashkentDay, { idOf }: Attachments): SeedRow<'stores'>[] {
  return stores.map(
    (
      { slug, name, address, city, directions, phone, latitude, longitude, regionId, services, photo, week },
      index,
    ) => ({
      id: index + 1,
      slug,
      name,
      address,
      city,
      directions,
      phone,
      latitude,
      longitude,
      hours: weekdays.map((weekday) => ({ weekday, ...week(weekday) })),
      exceptions: exceptionsOf(slug, today),
      services: [...services],
      photo_id: photo === null ? null : idOf(photo),
      region_id: regionId,
      position: index,
    }),
  );
}

/** Returns the id of a store; throws if no store has the slug. */
export function storeId(slug: string): number {
  const index = stores.findIndex((store) => store.slug === slug);
  if (index === -1) throw new Error(`no store ${slug}`);
  return index + 1;
}

export function bannerRows(
  pieces: readonly Piece[],
  today: TashkentDay,
  { idOf }: Attachments,
): SeedRow<'banners'>[] {
  return banners.map((banner, index) => ({
    id: index + 1,
    placement: banner.placement,
    title: banner.title,
    body: banner.body,
    alt: banner.alt,
    video_id: banner.video === null ? null : idOf(banner.video),
    link: banner.link,
    item_id: banner.piece === null ? null : shownPiece(pieces, banner.piece).id,
    active_from: midnight(today, banner.from),
    active_to: midnight(today, banner.to),
    position: index,
  }));
}

export function bannerPictureRows({ idOf }: Attachments): SeedRow<'banner_pictures'>[] {
  return banners.flatMap(({ pictures }, index) =>
    pictures.map(([from_width, key]) => ({ banner_id: index + 1, from_width, attachment_id: idOf(key) })),
  );
}

/** Returns a piece that is in a store today, of the most requested size. */
function shownPiece(pieces: readonly Piece[], artikul: string): Piece {
  const own = pieces.filter(({ model, stock }) => model.artikul === artikul && stock.state === 'AVAILABLE');
  const there = own.filter(({ stock }) => stock.store !== null && stock.arrivesInDays === null);
  const shown = there.find(({ size }) => size.size === 1700) ?? there[0] ?? own[0];
  if (shown === undefined) throw new Error(`no piece of ${artikul} can be shown`);
  return shown;
}

export function momentRows({ idOf }: Attachments): SeedRow<'moments'>[] {
  return allMoments.map((moment, index) => ({
    id: index + 1,
    slug: moment.slug,
    moment_state: moment.state,
    title: moment.title,
    lead: textWithNbsp(moment.lead),
    scenes: scenesOf(moment, idOf),
    practical: moment.practical,
    practical_text: practicalOf(moment),
    cover_id: idOf(moment.cover),
    category_id:
      moment.category === null ? null : categories.findIndex(({ slug }) => slug === moment.category) + 1,
    position: index,
  }));
}

export function momentProductRows(): SeedRow<'moment_products'>[] {
  return allMoments.flatMap((moment, index) =>
    productIds(moment).map((product_id, position) => ({ moment_id: index + 1, product_id, position })),
  );
}

function practicalOf(moment: MomentText) {
  const story = storyOf(moment);
  return story === undefined ? null : textWithNbsp(story.practical);
}

const storyOf = ({ slug }: MomentText): MomentStory | undefined =>
  momentStories[slug] ?? moreMomentStories[slug];

/** The first scene has the cover's picture. If a picture has no hotspots, the first two models are listed below it. */
function scenesOf(moment: MomentText, idOf: Attachments['idOf']) {
  const story = storyOf(moment);
  const first = { picture: moment.cover, text: moment.scene, spots: story?.coverSpots ?? [] };
  return [first, ...(story?.scenes ?? [])].map(({ picture, text, spots }) => {
    const hotspots = spots.map(({ artikul, x, y }) => ({ productId: productId(artikul), x, y }));
    const shown = hotspots.map((hotspot) => hotspot.productId);
    return {
      text: textWithNbsp(text),
      attachmentId: idOf(picture),
      productIds: shown.length > 0 ? shown : productIds(moment).slice(0, 2),
      hotspots,
    };
  });
}

const productIds = ({ products }: MomentText) => products.map(productId);

/** A product's id is the number in its artikul. */
const productId = (artikul: string): number => Number(artikul.replace('ZR-', ''));
