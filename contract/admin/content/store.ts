import { Type, type Static } from 'typebox';
import { OpeningHours, StorePhoto } from '../../content.ts';
import { Day, Id, Instant, Line, names, Nullable, RegionId, Shape, Words } from '../../primitives.ts';
import { AnyOf } from '../list.ts';

const Time = Nullable(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }));
const Text = Type.String({ maxLength: 400 });
/** Coordinates within Uzbekistan, with a margin. */
const Latitude = Type.Number({ minimum: 37, maximum: 46 });
const Longitude = Type.Number({ minimum: 55, maximum: 74 });

const texts = {
  addressUz: Type.String(),
  addressRu: Type.String(),
  addressEn: Type.String(),
  cityUz: Type.String(),
  cityRu: Type.String(),
  cityEn: Type.String(),
  directionsUz: Type.String(),
  directionsRu: Type.String(),
  directionsEn: Type.String(),
};

/**
 * A store as the staff edit it. A missing text is an empty string. `visitsPerHour`: number of visits that can be booked for the same hour.
 */
export const StaffStore = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  slug: Type.String(),
  ...names,
  ...texts,
  phone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** When the store was closed; null = it is visible to shoppers. */
  closedAt: Nullable(Instant),
  hours: Type.Array(OpeningHours),
  exceptions: Type.Array(
    Shape({ day: Type.String(), opens: Nullable(Type.String()), closes: Nullable(Type.String()) }),
  ),
  services: Type.Array(Type.String()),
  visitsPerHour: Type.Integer({ minimum: 0, maximum: 20 }),
  photo: Nullable(StorePhoto),
});

/** Fields that are left out stay unchanged. `alt…`: what the photo shows. Hours contain all seven days, each with both times or neither. */
export const ChangeStore = Shape({
  nameUz: Type.Optional(Line(80)),
  nameRu: Type.Optional(Line(80)),
  nameEn: Type.Optional(Line(80)),
  addressUz: Type.Optional(Line(200)),
  addressRu: Type.Optional(Line(200)),
  addressEn: Type.Optional(Line(200)),
  cityUz: Type.Optional(Line(60)),
  cityRu: Type.Optional(Line(60)),
  cityEn: Type.Optional(Line(60)),
  directionsUz: Type.Optional(Text),
  directionsRu: Type.Optional(Text),
  directionsEn: Type.Optional(Text),
  altUz: Type.Optional(Text),
  altRu: Type.Optional(Text),
  altEn: Type.Optional(Text),
  phone: Type.Optional(Type.String({ pattern: '^\\+998[ \\d-]{9,14}$' })),
  hours: Type.Optional(
    Type.Array(Shape({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), opens: Time, closes: Time }), {
      minItems: 7,
      maxItems: 7,
    }),
  ),
  exceptions: Type.Optional(Type.Array(Shape({ day: Day, opens: Time, closes: Time }), { maxItems: 60 })),
  services: Type.Optional(
    Type.Array(Type.String({ pattern: '^[a-z-]{1,40}$' }), { maxItems: 20, uniqueItems: true }),
  ),
  visitsPerHour: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  /** An uploaded picture (`content-pictures`). */
  photoId: Type.Optional(Id),
});

/** A new store is closed, so that shoppers do not see it before its hours and texts are written. `slug`: address of its page. */
export const NewStore = Shape({
  slug: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  nameRu: Line(80),
  regionId: RegionId,
  latitude: Latitude,
  longitude: Longitude,
});

export const StaffStoreParams = Shape({ id: Id });
export const StaffStores = Type.Array(StaffStore);
/**
 * `q`: a part of the name, city or address in any language, or of the phone. `state`: OPEN, CLOSED. `lacks`: languages; stores without a
 * name, a city or an address in one of them.
 */
export const StaffStoresQuery = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  state: Type.Optional(AnyOf),
  service: Type.Optional(AnyOf),
  lacks: Type.Optional(AnyOf),
  sort: Type.Optional(Words(['order', '-order', 'visits', '-visits'])),
});
export const storeColumns = ['name', 'today', 'city', 'phone', 'address', 'visits', 'services'] as const;

export type StaffStore = Static<typeof StaffStore>;
export type StoreColumn = (typeof storeColumns)[number];
export type ChangeStore = Static<typeof ChangeStore>;
