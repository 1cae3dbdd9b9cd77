import type { Address, SaveAddress } from '#contract/address.ts';
import type { District, Region } from '#contract/content.ts';
import type { PageLanguage } from '#contract/words.ts';
import { addressLine } from '#storefront/shell/navigation/address-line.ts';
import { chosenPlace } from '#storefront/shell/chosen-place.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { OrderFormValues } from './order-form.ts';

/** An address of the shopper's book as offered at the checkout: the values of the form's fields, and the whole address in one line. */
export interface SavedAddress {
  id: string;
  line: string;
  regionId: string;
  districtId: string;
  street: string;
  house: string;
  apartment: string;
  landmark: string;
}

/** Empty values of the fields that an address fills. */
const noAddress = { regionId: '', districtId: '', street: '', house: '', apartment: '', landmark: '' };

export function viewAddresses(
  addresses: readonly Address[],
  places: { regions: Region[]; districts: District[] },
  language: PageLanguage,
): SavedAddress[] {
  return addresses.map((address) => ({
    id: String(address.id),
    line: addressLine(address, places, language),
    ...fieldsOf(address),
  }));
}

/** The form with the chosen address filled in; an address that is not in the book counts as none. */
export function withSavedAddress(values: OrderFormValues, addresses: readonly Address[]): OrderFormValues {
  const saved = addresses.find(({ id }) => String(id) === values.addressId);
  return saved === undefined ? { ...values, addressId: '' } : { ...values, ...fieldsOf(saved) };
}

/** Selects this address in the form; undefined = another one, to be typed. */
export function chooseAddress(values: OrderFormValues, saved: SavedAddress | undefined): OrderFormValues {
  return { ...values, addressId: saved?.id ?? '', ...(saved === undefined ? noAddress : fieldsOf(saved)) };
}

/** What the courier has to know about an address besides its location. */
export function courierNote(address: Address, t: T): string {
  const { entrance, floor, recipientName, recipientPhone, comment } = address;
  const recipient = [recipientName, recipientPhone === null ? '' : formatPhone(recipientPhone)];
  const named = recipient.filter(Boolean).join(', ');
  return [
    entrance && t('checkout:note.entrance', { entrance }),
    floor && t('checkout:note.floor', { floor }),
    named && t('checkout:note.recipient', { recipient: named }),
    comment,
  ]
    .filter(Boolean)
    .join('. ')
    .slice(0, 300);
}

/** The address in the form that the address book stores. */
export function toSaveAddress(
  values: OrderFormValues,
  districts: Parameters<typeof chosenPlace>[1],
): SaveAddress {
  return {
    ...fieldsOf(values),
    ...chosenPlace(values, districts),
    entrance: '',
    floor: '',
    recipientName: '',
    recipientPhone: null,
    comment: '',
    isDefault: false,
  };
}

type Fields = typeof noAddress;
type Place = 'regionId' | 'districtId';

function fieldsOf({
  regionId,
  districtId,
  ...address
}: Omit<Fields, Place> & Record<Place, string | number>): Fields {
  const { street, house, apartment, landmark } = address;
  return {
    regionId: String(regionId),
    districtId: String(districtId),
    street,
    house,
    apartment,
    landmark,
  };
}
