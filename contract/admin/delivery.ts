import { Type, type Static } from 'typebox';
import { DeliveryCost } from '../cart.ts';
import { DeliveryTerms } from '../delivery.ts';
import { Day, DistrictId, Line, names, Nullable, RegionId, Shape, Som, Words } from '../primitives.ts';

/** Days of work; the longest promise of the shop. */
const WorkDays = Type.Integer({ minimum: 0, maximum: 60, description: 'Days of work' });
const Version = Type.Integer({ minimum: 0, description: '0 = there is no such row yet' });

const numbers = { cost: Som, freeFrom: Som, minDays: WorkDays, maxDays: WorkDays };

/** The numbers that hold in a place that has none of its own. */
export const DeliveryZone = Shape({
  zone: Type.String({ pattern: '^[A-Z]$' }),
  version: Version,
  ...numbers,
});

/**
 * A region, or a district that has a row of its own. `own`: what it says itself, null = as in its zone. `holds`: what a shopper is
 * asked there; null = no courier goes there. `zone` null: a row of before there were zones, whole by itself.
 */
export const DeliveryPlace = Shape({
  /** A region's code, or the seven digits of a district. */
  place: Type.String(),
  version: Version,
  regionId: RegionId,
  districtId: Nullable(DistrictId),
  ...names,
  zone: Nullable(Type.String()),
  own: Shape({
    cost: Nullable(Som),
    freeFrom: Nullable(Som),
    minDays: Nullable(WorkDays),
    maxDays: Nullable(WorkDays),
  }),
  holds: Nullable(Shape(numbers)),
});

/** What was decided of a day: whether the couriers work, and why. */
export const DeliveryDay = Shape({
  day: Day,
  version: Version,
  works: Type.Boolean(),
  reason: Type.String(),
});

/** `days`: from the first one of this year. `yearsWithoutHayit`: their movable holidays have not been entered. */
export const DeliveryTable = Shape({
  zones: Type.Array(DeliveryZone),
  places: Type.Array(DeliveryPlace),
  days: Type.Array(DeliveryDay),
  yearsWithoutHayit: Type.Array(Type.Integer()),
  terms: Shape({ ...DeliveryTerms.properties, version: Version }),
});

export const DeliveryZoneParams = Shape({ zone: Type.String({ pattern: '^[A-Z]$' }) });
export const DeliveryPlaceParams = Shape({
  place: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
});
export const DeliveryDayParams = Shape({ day: Day });

/** The last day does not come before the first. */
export const ChangeDeliveryZone = Shape(numbers);
/** The new row: a number that is left out is the zone's. */
export const PutDeliveryPlace = Shape({
  zone: Type.String({ pattern: '^[A-Z]$' }),
  cost: Type.Optional(Som),
  freeFrom: Type.Optional(Som),
  minDays: Type.Optional(WorkDays),
  maxDays: Type.Optional(WorkDays),
});
export const DecideDeliveryDay = Shape({ works: Type.Boolean(), reason: Line(120) });
/** What is left out stays. */
export const ChangeDeliveryTerms = Shape({
  cutOff: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })),
  insuredPiece: Type.Optional(Som),
  insuredParcel: Type.Optional(Som),
  handoverCodeFrom: Type.Optional(Som),
});

export const DeliveryQuoteQuery = Shape({ districtId: DistrictId, total: Som });
/** `source`: whose row holds there. */
export const DeliveryQuote = Shape({
  ...DeliveryCost.properties,
  source: Words(['DISTRICT', 'REGION', 'NONE']),
});

export type DeliveryTable = Static<typeof DeliveryTable>;
export type DeliveryZone = Static<typeof DeliveryZone>;
export type DeliveryPlace = Static<typeof DeliveryPlace>;
export type DeliveryDay = Static<typeof DeliveryDay>;
export type PutDeliveryPlace = Static<typeof PutDeliveryPlace>;
export type ChangeDeliveryTerms = Static<typeof ChangeDeliveryTerms>;
