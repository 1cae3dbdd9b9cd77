import { describe, expect, it } from 'vitest';
import { newAddress, readAddressForm, toSaveAddress, valuesOfAddress } from './address-values.ts';

const typed = {
  ...newAddress,
  regionId: '1718',
  districtId: '1726269',
  street: 'Bogʻishamol',
  house: '7',
};
const districts = [{ id: 1_726_269, regionId: 1726 }];

describe('an address in its form', () => {
  it('is parsed as typed', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(typed)) form.set(name, String(value));
    form.set('isDefault', 'on');
    expect(readAddressForm(form)).toEqual({ ...typed, isDefault: true });
  });

  it('has the region of its district', () => {
    expect(toSaveAddress(typed, districts)).toMatchObject({ regionId: 1726, districtId: 1_726_269 });
  });

  it('has the recipient’s phone in E.164, unchanged if it is not a phone, or none', () => {
    const phoneOf = (recipientPhone: string) =>
      toSaveAddress({ ...typed, recipientPhone }, districts).recipientPhone;
    expect(['90 123-45-67', '12', ''].map(phoneOf)).toEqual(['+998901234567', '12', null]);
  });

  it('is shown in the form as it was saved', () => {
    const saved = toSaveAddress({ ...typed, recipientPhone: '+998901234567' }, districts);
    expect(toSaveAddress(valuesOfAddress({ id: 5, ...saved }), districts)).toEqual(saved);
  });
});
