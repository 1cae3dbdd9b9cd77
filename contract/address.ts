import { Type, type Static } from 'typebox';
import { personName } from './person-name.ts';
import { DistrictId, Id, Line, Nullable, Phone, RegionId, Shape } from './primitives.ts';

const upTo = (maxLength: number) => Type.String({ maxLength });

/** The fields of an address. House or landmark (moʻljal) is needed, since many houses have no number. Empty string = not given. */
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
/** The first address becomes the default by itself; a new default takes the mark from the old one. */
export const SaveAddress = Shape(fields);
export const AddressParams = Shape({ id: Id });

export type Address = Static<typeof Address>;
export type SaveAddress = Static<typeof SaveAddress>;
