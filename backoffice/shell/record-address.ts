import type { SharedRecord } from '#contract/admin/note.ts';
import type { Permission } from '#domain/auth/permissions.ts';

interface Place {
  /** The address of a record, up to its id. */
  address: string;
  /** Needed to open it. */
  permission: Permission;
}

/** The screens of the records that can have notes. */
const places: Record<SharedRecord, Place> = {
  order: { address: '/orders/', permission: 'orders.read' },
  piece: { address: '/pieces/', permission: 'pieces.read' },
  model: { address: '/models/', permission: 'catalog.write' },
  collection: { address: '/catalog/collections/', permission: 'catalog.write' },
  category: { address: '/catalog/categories/', permission: 'catalog.write' },
  param: { address: '/catalog/params/', permission: 'catalog.write' },
  customer: { address: '/people/customers/', permission: 'customers.read' },
  transfer: { address: '/transfers/', permission: 'pieces.move' },
  stocktake: { address: '/stocktakes/', permission: 'pieces.count' },
  certificate: { address: '/certificates/', permission: 'certificates.write' },
  store: { address: '/content/stores/', permission: 'content.write' },
  page: { address: '/content/pages/', permission: 'content.write' },
  moment: { address: '/content/moments/', permission: 'content.write' },
  banner: { address: '/content/banners/', permission: 'content.write' },
  wording: { address: '/content/wording/', permission: 'content.write' },
  promotion: { address: '/prices/promotions?open=', permission: 'promotions.read' },
  'promo-code': { address: '/prices/codes?open=', permission: 'promotions.read' },
};

const placeOf = (resource: string): Place | undefined =>
  Object.entries(places).find(([name]) => name === resource)?.[1];

/** The address of a record, such as `promotion` 17; undefined if it has no screen of its own. */
export function addressOfRecord(resource: string, record: string): string | undefined {
  const place = placeOf(resource);
  return place && `${place.address}${encodeURIComponent(record)}`;
}

/** The permission that its screen needs. */
export const permissionOfRecord = (resource: string): Permission | undefined => placeOf(resource)?.permission;
