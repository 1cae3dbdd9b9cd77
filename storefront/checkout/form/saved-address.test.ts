import { describe, expect, it } from 'vitest';
import type { Address } from '#contract/address.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import { firstValues } from './checkout-view.ts';
import {
  chooseAddress,
  courierNote,
  toSaveAddress,
  viewAddresses,
  withSavedAddress,
} from './saved-address.ts';

const home: Address = {
  id: 7,
  regionId: 1726,
  districtId: 1_726_273,
  street: 'Oybek koʻchasi',
  house: '5',
  apartment: '12',
  entrance: '2',
  floor: '',
  landmark: '',
  recipientName: 'Aziz',
  recipientPhone: '+998901234567',
  comment: 'Kod 45',
  isDefault: true,
};
const places = {
  regions: [{ id: 1726, code: 'tashkent-city', nameUz: 'Toshkent', nameRu: 'Ташкент', nameEn: 'Tashkent' }],
  districts: [{ id: 1_726_273, regionId: 1726, nameUz: 'Mirobod', nameRu: 'Мирабад', nameEn: 'Mirobod' }],
};
const addresses = viewAddresses([home], places, 'uz');
const known = { userId: 1, name: 'Malika Karimova', phone: '+998 90 765-43-21', email: '' };
const values = firstValues({ stores: [], pickupOnly: false, methods: [], known, addresses });

describe('the checkout of a known shopper', () => {
  it('begins with their name, phone and default address', () => {
    expect(values).toMatchObject({
      name: 'Malika Karimova',
      phone: '+998 90 765-43-21',
      addressId: '7',
      districtId: '1726273',
      street: 'Oybek koʻchasi',
    });
    expect(addresses[0]?.line).toBe('Toshkent, Mirobod, Oybek koʻchasi 5, 12');
  });

  it('fills in the fields of another saved address', () => {
    expect(chooseAddress(values, undefined)).toMatchObject({ addressId: '', street: '', districtId: '' });
  });

  it('sends the address of the book, whatever the hidden fields contain; an unknown address counts as none', () => {
    expect(withSavedAddress({ ...values, street: 'x' }, [home])).toMatchObject({ street: 'Oybek koʻchasi' });
    expect(withSavedAddress({ ...values, street: 'x' }, [])).toMatchObject({ addressId: '', street: 'x' });
  });

  it('includes the entrance, the recipient and the comment for the courier', () => {
    const t = (key: string, options?: object) => `${key} ${Object.values(options ?? {}).join()}`;
    expect(courierNote(home, t)).toBe(
      `checkout:note.entrance 2. checkout:note.recipient Aziz, ${formatPhone('+998901234567')}. Kod 45`,
    );
    expect(
      courierNote({ ...home, entrance: '', recipientName: '', recipientPhone: null, comment: '' }, t),
    ).toBe('');
  });

  it('may save a new address, whose district determines its region', () => {
    expect(toSaveAddress({ ...values, regionId: '1718' }, places.districts)).toMatchObject({
      regionId: 1726,
      districtId: 1_726_273,
      street: 'Oybek koʻchasi',
      entrance: '',
      recipientPhone: null,
      isDefault: false,
    });
  });
});
