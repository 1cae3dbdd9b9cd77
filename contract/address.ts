import { Type, type Static } from 'typebox';
import { personName } from './person-name.ts';
import { DistrictId, Id, Line, Nullable, Phone, RegionId, Shape } from './primitives.ts';

const upTo = (maxLength: number) => Type.String({ maxLength });

/**
 * The fields of an address. `house` or `landmark` (moʻljal) is required, because many houses have no number. An empty string means that it
 * is not given.
 */
const fields = {
  regionId: RegionId,
  districtId: DistrictId,
  street: Line(120),
  house: upTo(20),
  apartment: upTo(20),
  entrance: upTo(20),
  floor: upTo(20),
  landmark: upTo(160),
  recipientName: Type.String({ ...personName }),
  recipientPhone: Nullable(Phone),
  comment: upTo(300),
  isDefault: Type.Boolean(),
};

export const Address = Shape({ id: Id, ...fields });
/** A user's first address becomes the default automatically. Making another address the default clears the flag of the old one. */
export const SaveAddress = Shape(fields);
export const AddressParams = Shape({ id: Id });

export type Address = Static<typeof Address>;
export type SaveAddress = Static<typeof SaveAddress>;
