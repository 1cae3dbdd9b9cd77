import { describe, expect, it } from 'vitest';
import { checkOrderForm, readOrderForm, toPlaceOrder, type OrderFormValues } from './order-form.ts';

const districts = [{ id: 1_726_273, regionId: 1726 }];
const complete: OrderFormValues = {
  name: 'Malika',
  phone: '90 123 45 67',
  email: '',
  kind: 'DELIVERY',
  storeId: '',
  addressId: '',
  regionId: '',
  districtId: '1726273',
  street: 'Oybek koʻchasi',
  house: '',
  apartment: '',
  landmark: '12-maktab roʻparasi',
  saveAddress: false,
  method: 'CASH',
  consent: true,
};

describe('the checkout form', () => {
  it('is complete with a landmark instead of a house number', () => {
    expect(checkOrderForm(complete)).toEqual({});
  });

  it('reports every missing field, and only those', () => {
    expect(checkOrderForm({ ...complete, name: '', phone: '123', landmark: '', consent: false })).toEqual({
      phone: 'phoneWrong',
      name: 'nameNeeded',
      house: 'placeNeeded',
      consent: 'consentNeeded',
    });
  });

  it('requires the region first, then its district', () => {
    expect(checkOrderForm({ ...complete, districtId: '' })).toEqual({ regionId: 'chooseRegion' });
    expect(checkOrderForm({ ...complete, regionId: '1706', districtId: '' })).toEqual({
      districtId: 'chooseDistrict',
    });
  });

  it('requires a store for a pickup, and no address', () => {
    expect(checkOrderForm({ ...complete, kind: 'PICKUP', districtId: '', street: '', landmark: '' })).toEqual(
      { storeId: 'chooseStore' },
    );
  });

  it('sends the number in E.164 and the region of the district', () => {
    expect(toPlaceOrder(complete, districts, 7_270_000)).toEqual({
      contact: { name: 'Malika', phone: '+998901234567' },
      fulfillment: {
        kind: 'DELIVERY',
        address: {
          regionId: 1726,
          districtId: 1_726_273,
          street: 'Oybek koʻchasi',
          house: '',
          apartment: '',
          landmark: '12-maktab roʻparasi',
        },
      },
      payment: { method: 'CASH' },
      expectedTotal: 7_270_000,
      consent: true,
    });
  });

  it('is parsed as typed', () => {
    const form = new FormData();
    form.set('name', '  Малика ');
    form.set('kind', 'PICKUP');
    form.set('storeId', '3');
    form.set('consent', 'on');
    expect(readOrderForm(form)).toMatchObject({
      name: 'Малика',
      kind: 'PICKUP',
      storeId: '3',
      consent: true,
      phone: '',
    });
  });
});
