import type { Address, SaveAddress } from '#contract/address.ts';
import { chosenPlace } from '#storefront/shell/chosen-place.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';

/** The form exactly as typed. */
export type AddressValues = Record<
  | 'regionId'
  | 'districtId'
  | 'street'
  | 'house'
  | 'apartment'
  | 'entrance'
  | 'floor'
  | 'landmark'
  | 'recipientName'
  | 'recipientPhone'
  | 'comment',
  string
> & { isDefault: boolean };

export const newAddress: AddressValues = {
  regionId: '',
  districtId: '',
  street: '',
  house: '',
  apartment: '',
  entrance: '',
  floor: '',
  landmark: '',
  recipientName: '',
  recipientPhone: '',
  comment: '',
  isDefault: false,
};

export function valuesOfAddress({ id: _id, recipientPhone, ...address }: Address): AddressValues {
  const place = { regionId: String(address.regionId), districtId: String(address.districtId) };
  return { ...address, ...place, recipientPhone: recipientPhone ?? '' };
}

export function readAddressForm(form: FormData): AddressValues {
  const names = Object.keys(newAddress).filter((name) => name !== 'isDefault');
  const texts = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  return { ...newAddress, ...texts, isDefault: form.get('isDefault') === 'on' };
}

/** The request body; a phone is converted to E.164 if it is valid. */
export function toSaveAddress(
  values: AddressValues,
  districts: Parameters<typeof chosenPlace>[1],
): SaveAddress {
  const phone = values.recipientPhone;
  return {
    ...values,
    ...chosenPlace(values, districts),
    recipientPhone: phone === '' ? null : (toUzbekPhone(phone) ?? phone),
  };
}
