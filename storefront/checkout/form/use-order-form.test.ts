import { describe, expect, it } from 'vitest';
import type { OrderFormField, OrderFormValues } from './order-form.ts';
import { errorsToShow, restorable, withKnownPlaces } from './use-order-form.ts';

const values: OrderFormValues = {
  name: '',
  phone: '+998901234567',
  email: '',
  kind: 'PICKUP',
  storeId: '1',
  addressId: '',
  regionId: '',
  districtId: '',
  street: '',
  house: '',
  apartment: '',
  landmark: '',
  saveAddress: false,
  method: 'CASH',
  consent: true,
};
const none: ReadonlySet<OrderFormField> = new Set();

describe('the messages at the fields', () => {
  it('are hidden before a field was left or the form sent', () => {
    expect(errorsToShow({ values, touched: none, edited: none, refused: undefined })).toEqual({});
  });

  it('appear for a field that was left empty', () => {
    const touched = new Set<OrderFormField>(['name']);
    expect(errorsToShow({ values, touched, edited: none, refused: undefined })).toEqual({
      name: 'nameNeeded',
    });
  });

  it('disappear when the refused value is valid now', () => {
    const refused = { errors: { name: 'nameNeeded' }, byApi: false };
    const mended = { ...values, name: 'Malika' };
    expect(errorsToShow({ values: mended, touched: none, edited: none, refused })).toEqual({});
  });

  it('keep the API’s message until the field is edited', () => {
    const refused = { errors: { phone: 'Bu raqam band.' }, byApi: true };
    expect(errorsToShow({ values, touched: none, edited: none, refused })).toEqual({
      phone: 'Bu raqam band.',
    });
    const edited = new Set<OrderFormField>(['phone']);
    expect(errorsToShow({ values, touched: none, edited, refused })).toEqual({});
  });
});

describe('the restored draft', () => {
  it('restores fields that have a value, without the consent', () => {
    expect(restorable({ name: 'Malika', email: '', consent: true })).toEqual({ name: 'Malika' });
    expect(restorable({ addressId: '', street: '' })).toEqual({});
  });

  it('keeps a typed address whole, and does not mix it with one of the book', () => {
    expect(restorable({ addressId: '', districtId: '1726273', house: '' })).toEqual({
      addressId: '',
      regionId: '',
      districtId: '1726273',
      street: '',
      house: '',
      apartment: '',
      landmark: '',
    });
  });
});

describe('the places of a draft', () => {
  const districts: Record<string, [number, string][]> = {
    1718: [[1_718_401, 'Samarqand']],
    1726: [[1_726_273, 'Mirobod']],
  };
  const placesOf = (regionId: string, districtId: string) => {
    const shown = withKnownPlaces({ ...values, regionId, districtId }, { districts });
    return [shown.regionId, shown.districtId];
  };

  it('are kept if they are in the lists', () => {
    const draft = { ...values, regionId: '1718', districtId: '1718401' };
    expect(withKnownPlaces(draft, { districts })).toBe(draft);
    expect(withKnownPlaces(values, { districts })).toBe(values);
  });

  it('count as not chosen if they are not in the lists, such as the codes of older drafts', () => {
    expect(placesOf('samarkand', '1718401')).toEqual(['', '1718401']);
    expect(placesOf('samarkand', '')).toEqual(['', '']);
    expect(placesOf('1718', '9999999')).toEqual(['1718', '']);
    expect(placesOf('constructor', '')).toEqual(['', '']);
  });
});
