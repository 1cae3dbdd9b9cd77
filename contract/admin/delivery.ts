import { Type, type Static } from 'typebox';
import { DeliveryCost } from '../cart.ts';
import { DeliveryTerms } from '../delivery.ts';
import { Day, DistrictId, Line, names, Nullable, RegionId, Shape, Som, Words } from '../primitives.ts';

/** Working days; the maximum is the longest delivery time that the shop promises. */
const WorkDays = Type.Integer({ minimum: 0, maximum: 60, description: 'Working days' });
const Version = Type.Integer({ minimum: 0, description: '0 = the row does not exist yet' });

const numbers = { cost: Som, freeFrom: Som, minDays: WorkDays, maxDays: WorkDays };

/** Default values for places of the zone that have no values of their own. */
export const DeliveryZone = Shape({
  zone: Type.String({ pattern: '^[A-Z]$' }),
  version: Version,
  ...numbers,
});

/**
 * A region, or a district with a row of its own. `own`: the values of the row, null = the zone's value. `holds`: the values that apply to
 * shoppers; null = couriers do not deliver there. `zone` null: a row from before zones were introduced, complete in itself.
 */
export const DeliveryPlace = Shape({
  /** The code of a region, or the seven digits of a district. */
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

/** A decision about a day: whether the couriers work, and why. */
export const DeliveryDay = Shape({
  day: Day,
  version: Version,
  works: Type.Boolean(),
  reason: Type.String(),
});

/** `days`: from the first day of this year on. `yearsWithoutHayit`: years whose movable holidays have not been entered. */
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

/** The last day must not be before the first. */
export const ChangeDeliveryZone = Shape(numbers);
/** The new row. Values that are left out are taken from the zone. */
export const PutDeliveryPlace = Shape({
  zone: Type.String({ pattern: '^[A-Z]$' }),
  cost: Type.Optional(Som),
  freeFrom: Type.Optional(Som),
  minDays: Type.Optional(WorkDays),
  maxDays: Type.Optional(WorkDays),
});
export const DecideDeliveryDay = Shape({ works: Type.Boolean(), reason: Line(120) });
/** Fields that are left out stay unchanged. */
export const ChangeDeliveryTerms = Shape({
  cutOff: Type.Optional(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })),
  insuredPiece: Type.Optional(Som),
  insuredParcel: Type.Optional(Som),
  handoverCodeFrom: Type.Optional(Som),
});

export const DeliveryQuoteQuery = Shape({ districtId: DistrictId, total: Som });
/** `source`: the row that applies. */
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
