import { Value } from 'typebox/value';
import {
  Store,
  type Banner,
  type BannerPicture,
  type District,
  type Region,
  type StorePhoto,
} from '#contract/content.ts';
import { Shape } from '#contract/primitives.ts';
import { PageBody, type ContentPage, type ListedPage } from '#contract/page.ts';
import type { Shop } from '#contract/shop.ts';
import { placeIdOf, regionIdOf } from '#domain/delivery/place-ids.ts';
import type { LocalizedText } from '#database/schema.ts';
import { attachmentRef, attachmentUrl } from '#server/attachment/url.ts';
import { descriptions, names } from '#server/kit/wire.ts';
import type { ShopFacts } from './shop.ts';
import type {
  BannerPictureRow,
  BannerRow,
  DistrictRow,
  ListedPageRow,
  PageRow,
  RegionRow,
  StoreRow,
} from './queries.ts';

/** `pictures` may contain pictures of several banners, in their order. */
export function bannerToWire(row: BannerRow, pictures: readonly BannerPictureRow[]): Banner {
  return {
    id: row.id,
    placement: row.placement,
    titleUz: row.title.uz || row.title.ru,
    titleRu: row.title.ru,
    titleEn: row.title.en || row.title.ru,
    textUz: row.body.uz || row.body.ru,
    textRu: row.body.ru,
    textEn: row.body.en || row.body.ru,
    altUz: row.alt.uz || row.alt.ru,
    altRu: row.alt.ru,
    altEn: row.alt.en || row.alt.ru,
    pictures: pictures.filter((picture) => picture.banner_id === row.id).map(bannerPictureToWire),
    video: attachmentRef(row.video_key),
    link: row.link,
    serialNumber: row.serial_number,
    order: row.position,
    activeFrom: row.active_from?.toISOString() ?? null,
    activeTo: row.active_to?.toISOString() ?? null,
  };
}

const bannerPictureToWire = (row: BannerPictureRow): BannerPicture => ({
  fromWidth: row.from_width,
  url: attachmentUrl(row.key),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder || null,
});

/** `hours` and `exceptions` are JSON in the database; malformed ones are a bug and throw. */
export function storeToWire(row: StoreRow): Store {
  const photo = photoToWire(row.photo_key, row.photo_alt);
  const [address, city, directions] = [wordsOf(row.address), wordsOf(row.city), wordsOf(row.directions)];
  const hours = Value.Parse(Store.properties.hours, row.hours);
  const exceptions = Value.Parse(Store.properties.exceptions, row.exceptions);
  return {
    id: row.id,
    slug: row.slug,
    ...names(row.name),
    addressUz: address.uz,
    addressRu: address.ru,
    addressEn: address.en,
    cityUz: city.uz,
    cityRu: city.ru,
    cityEn: city.en,
    directionsUz: directions.uz,
    directionsRu: directions.ru,
    directionsEn: directions.en,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    hours,
    exceptions,
    services: row.services,
    photos: photo === null ? [] : [photo],
    regionId: placeIdOf(row.region_soato),
    regionCode: row.region_id,
    order: row.position,
  };
}

/** A photo with its alternative text; null if there is none. */
function photoToWire(key: string | null, words: LocalizedText | null): StorePhoto | null {
  if (key === null) return null;
  const alt = wordsOf(words);
  return { url: attachmentUrl(key), altUz: alt.uz, altRu: alt.ru, altEn: alt.en };
}

/** Falls back to Russian for a missing language; empty if there is no text at all. */
const wordsOf = (text: LocalizedText | null): LocalizedText =>
  text === null
    ? { uz: '', ru: '', en: '' }
    : { uz: text.uz || text.ru, ru: text.ru, en: text.en || text.ru };

export function regionToWire(row: RegionRow): Region {
  return { id: placeIdOf(row.soato), code: row.id, ...names(row.name) };
}

export function districtToWire(row: DistrictRow): District {
  const id = placeIdOf(row.id);
  return { id, regionId: regionIdOf(id), ...names(row.name) };
}

const Bodies = Shape({ uz: PageBody, ru: PageBody, en: PageBody });

/** Bodies are JSON in the database; malformed ones are a bug and throw. */
export function pageToWire(row: PageRow): ContentPage {
  const body = Value.Parse(Bodies, row.body);
  return {
    slug: row.slug,
    titleUz: row.title.uz || row.title.ru,
    titleRu: row.title.ru,
    titleEn: row.title.en || row.title.ru,
    ...descriptions(row.description),
    bodyUz: body.uz,
    bodyRu: body.ru,
    bodyEn: body.en,
    updatedAt: row.updated_at.toISOString(),
  };
}

export const listedPageToWire = ({ slug, title, listedIn }: ListedPageRow): ListedPage => ({
  slug,
  titleUz: title.uz || title.ru,
  titleRu: title.ru,
  titleEn: title.en || title.ru,
  listedIn,
});

/** `defaultSite`: the partner's address if the staff decided nothing. */
export function shopToWire(
  { legal, announcement, partnerSite, ...facts }: ShopFacts,
  defaultSite: string | undefined,
): Shop {
  return {
    ...facts,
    partnerSite: (partnerSite ?? defaultSite) || null,
    legalUz: legal.uz,
    legalRu: legal.ru,
    legalEn: legal.en,
    announcementUz: announcement.uz,
    announcementRu: announcement.ru,
    announcementEn: announcement.en,
  };
}
