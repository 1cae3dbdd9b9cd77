import { describe, expect, it } from 'vitest';
import { readPhone } from '../../kit/forms/read-phone.ts';
import { bodyOf, type PhoneOrderForm } from './order-form.ts';

const form: PhoneOrderForm = {
  name: ' Dilnoza ',
  phone: '90 123-45-67',
  email: ' ',
  language: 'uz',
  kind: 'PICKUP',
  storeId: '3',
  regionId: '1726',
  districtId: '1726266',
  street: 'Navoiy',
  house: '5',
  apartment: '',
  landmark: '',
  method: 'CASH',
  comment: '',
};

describe('a phone number', () => {
  it.each([
    ['+998 90 123-45-67', '+998901234567'],
    ['901234567', '+998901234567'],
    ['998901234567', '+998901234567'],
    ['99 812-34-56', '+998998123456'],
    ['+998 ', null],
    ['+7 901 234 56 78', null],
  ])('%j is parsed as %j', (typed, read) => {
    expect(readPhone(typed)).toBe(read);
  });
});

describe('the form of an order by phone', () => {
  it('is sent without the fields of the other delivery method, and without empty ones', () => {
    expect(bodyOf(form)).toEqual({
      contact: { name: 'Dilnoza', phone: '+998901234567' },
      language: 'uz',
      fulfillment: { kind: 'PICKUP', storeId: 3 },
      method: 'CASH',
    });
  });

  it('is sent with the delivery address for a courier', () => {
    expect(bodyOf({ ...form, kind: 'DELIVERY' }).fulfillment).toEqual({
      kind: 'DELIVERY',
      address: {
        regionId: 1726,
        districtId: 1_726_266,
        street: 'Navoiy',
        house: '5',
        apartment: '',
        landmark: '',
      },
    });
  });
});
