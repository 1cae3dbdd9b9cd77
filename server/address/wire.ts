import type { Address } from '#contract/address.ts';
import type { AddressRow } from './queries.ts';

export function addressToWire(row: AddressRow): Address {
  return {
    id: row.id,
    regionId: row.region_id,
    districtId: row.district_id,
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
