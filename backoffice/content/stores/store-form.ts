import type { ChangeStore, StaffStore } from '#contract/admin/content/store.ts';
import { formatPhone } from '#ui/format.ts';
import { readPhone } from '../../kit/forms/read-phone.ts';

/** The services that the shop's pages have texts for. */
export const services = [
  'fitting',
  'engraving-same-day',
  'engraving',
  'resize',
  'cleaning',
  'trade-in',
  'certificates',
  'late-pickup',
];

export type StoreForm = Omit<
  StaffStore,
  'id' | 'version' | 'slug' | 'closedAt' | 'hours' | 'exceptions' | 'photo'
> & {
  hours: { weekday: number; opens: string; closes: string }[];
  exceptions: { day: string; opens: string; closes: string }[];
  altUz: string;
  altRu: string;
  altEn: string;
  /** A newly uploaded picture. */
  photoId: number | null;
};

/** The form's values as typed; a closed day has empty times. */
export function formOf(loaded: StaffStore): StoreForm {
  const { id: _id, version: _version, slug: _slug, closedAt: _closedAt, photo, ...store } = loaded;
  return {
    ...store,
    hours: store.hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: opens ?? '',
      closes: closes ?? '',
    })),
    exceptions: store.exceptions.map(({ day, opens, closes }) => ({
      day,
      opens: opens ?? '',
      closes: closes ?? '',
    })),
    altUz: photo?.altUz ?? '',
    altRu: photo?.altRu ?? '',
    altEn: photo?.altEn ?? '',
    photoId: null,
  };
}

/** The phone as it is shown, with the country code and grouped digits. */
function phoneOf(typed: string): string {
  const phone = readPhone(typed);
  return phone === null ? typed.trim() : formatPhone(phone);
}

const timeOf = (typed: string): string | null => (typed === '' ? null : typed);

/** The request body: the fields that differ from the loaded ones. */
export function changeOf(form: StoreForm, loaded: StaffStore): ChangeStore {
  const before = formOf(loaded);
  const differs = (name: keyof StoreForm) => JSON.stringify(form[name]) !== JSON.stringify(before[name]);
  const texts = textNames.filter(differs).map((name) => [name, form[name].trim()] as const);
  return {
    ...Object.fromEntries(texts),
    ...(differs('phone') && { phone: phoneOf(form.phone) }),
    ...(differs('visitsPerHour') && { visitsPerHour: Number(form.visitsPerHour) }),
    ...(differs('latitude') && { latitude: form.latitude }),
    ...(differs('longitude') && { longitude: form.longitude }),
    ...(form.photoId !== null && { photoId: form.photoId }),
    ...(differs('services') && { services: form.services }),
    ...(differs('hours') && {
      hours: form.hours.map(({ weekday, opens, closes }) => ({
        weekday,
        opens: timeOf(opens),
        closes: timeOf(closes),
      })),
    }),
    ...(differs('exceptions') && {
      exceptions: form.exceptions.map(({ day, opens, closes }) => ({
        day,
        opens: timeOf(opens),
        closes: timeOf(closes),
      })),
    }),
  };
}

const textNames = [
  'nameRu',
  'nameUz',
  'nameEn',
  'addressRu',
  'addressUz',
  'addressEn',
  'cityRu',
  'cityUz',
  'cityEn',
  'directionsRu',
  'directionsUz',
  'directionsEn',
  'altRu',
  'altUz',
  'altEn',
] as const;
