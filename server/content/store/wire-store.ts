import { Value } from 'typebox/value';
import type { ChangeStore, StaffStore } from '#contract/admin/content/store.ts';
import { Store } from '#contract/content.ts';
import type { Language } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { attachmentUrl } from '#server/attachment/url.ts';
import type { StaffStoreRow, StoreChange } from './queries-store.ts';

export function changeFromWire(change: ChangeStore): StoreChange {
  const { phone, hours, exceptions, services, visitsPerHour, latitude, longitude, photoId } = change;
  return {
    name: wordsOf(change.nameUz, change.nameRu, change.nameEn),
    address: wordsOf(change.addressUz, change.addressRu, change.addressEn),
    city: wordsOf(change.cityUz, change.cityRu, change.cityEn),
    directions: wordsOf(change.directionsUz, change.directionsRu, change.directionsEn),
    alt: wordsOf(change.altUz, change.altRu, change.altEn),
    phone,
    hours: hours?.toSorted((one, other) => one.weekday - other.weekday),
    exceptions: exceptions?.toSorted((one, other) => one.day.localeCompare(other.day)),
    services,
    visitsPerHour,
    latitude,
    longitude,
    photoId,
  };
}

/** The name of a new store in its first language. */
export const nameOfNew = ({ nameRu }: { nameRu: string }): LocalizedText => ({ uz: '', ru: nameRu, en: '' });

/** Returns what a store needs before it can be opened. */
export const missingOfStore = ({ phone, addressRu, hours }: StaffStore): string[] => [
  ...(phone === '' ? ['phone'] : []),
  ...(addressRu.trim() === '' ? ['address'] : []),
  ...(hours.every(({ opens }) => opens === null) ? ['hours'] : []),
];

/** Returns the texts of the changed languages. */
const wordsOf = (uz?: string, ru?: string, en?: string): Partial<LocalizedText> => ({
  ...(uz !== undefined && { uz }),
  ...(ru !== undefined && { ru }),
  ...(en !== undefined && { en }),
});

/** The texts as stored: a missing language stays empty. */
export function storeToStaff(row: StaffStoreRow): StaffStore {
  const { name, address } = row;
  const none: LocalizedText = { uz: '', ru: '', en: '' };
  const [city, directions, alt] = [row.city ?? none, row.directions ?? none, row.photoAlt ?? none];
  const hours = Value.Parse(Store.properties.hours, row.hours);
  const exceptions = Value.Parse(Store.properties.exceptions, row.exceptions);
  return {
    id: row.id,
    version: row.version,
    slug: row.slug,
    nameUz: name.uz,
    nameRu: name.ru,
    nameEn: name.en,
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
    closedAt: row.closedAt?.toISOString() ?? null,
    hours,
    exceptions,
    services: row.services,
    visitsPerHour: row.visitsPerHour,
    photo:
      row.photoKey === null
        ? null
        : { url: attachmentUrl(row.photoKey), altUz: alt.uz, altRu: alt.ru, altEn: alt.en },
  };
}

/** The texts of a store that each language needs. */
export const textsOfStore = (store: StaffStore): Record<Language, string[]> => ({
  uz: [store.nameUz, store.cityUz, store.addressUz],
  ru: [store.nameRu, store.cityRu, store.addressRu],
  en: [store.nameEn, store.cityEn, store.addressEn],
});

/** Everything by which the search finds a store; a phone with and without spaces. */
export const wordsOfStore = (store: StaffStore): string[] => [
  ...Object.values(textsOfStore(store)).flat(),
  store.slug,
  store.phone,
  store.phone.replaceAll(/[ -]/g, ''),
];
