import type { Address } from '#contract/address.ts';
import { placeIdOf, regionIdOf } from '#domain/delivery/place-ids.ts';
import type { AddressRow } from './queries.ts';

export function addressToWire(row: AddressRow): Address {
  const districtId = placeIdOf(row.district_id);
  return {
    id: row.id,
    regionId: regionIdOf(districtId),
    districtId,
    street: row.street,
    house: row.house,
    apartment: row.apartment,
    entrance: row.entrance,
    floor: row.floor,
    landmark: row.landmark,
    recipientName: row.recipient_name,
    recipientPhone: row.recipient_phone,
    comment: row.comment,
    isDefault: row.is_default,
  };
}
