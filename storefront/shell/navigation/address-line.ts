import type { District, Region } from '#contract/content.ts';
import type { PageLanguage } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';

interface AddressParts {
  regionId: number;
  districtId: number;
  street: string;
  house: string;
  apartment: string;
  landmark: string;
}

/** Region, district, street, house, flat and landmark in one line; missing parts are omitted. */
export function addressLine(
  address: AddressParts,
  { regions, districts }: { regions: Region[]; districts: District[] },
  language: PageLanguage,
): string {
  const region = regions.find(({ id }) => id === address.regionId);
  const district = districts.find(({ id }) => id === address.districtId);
  return [
    region && nameOf(region, language),
    district && nameOf(district, language),
    [address.street, address.house].filter(Boolean).join(' '),
    address.apartment,
    address.landmark,
  ]
    .filter(Boolean)
    .join(', ');
}
