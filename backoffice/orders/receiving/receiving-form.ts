import { readPhone } from '../../kit/forms/read-phone.ts';
import type { Fulfillment, PlaceOrder } from '#contract/order.ts';

/** The contact and the destination of an order as form values: ids as in the selects, '' = nothing chosen. */
export interface ReceivingForm {
  name: string;
  phone: string;
  email: string;
  kind: 'PICKUP' | 'DELIVERY';
  storeId: string;
  regionId: string;
  districtId: string;
  street: string;
  house: string;
  apartment: string;
  landmark: string;
}

export function contactOf({ name, phone, email }: ReceivingForm): PlaceOrder['contact'] {
  return {
    name: name.trim(),
    phone: readPhone(phone) ?? phone,
    ...(email.trim() !== '' && { email: email.trim() }),
  };
}

export function fulfillmentOf(form: ReceivingForm): Fulfillment {
  if (form.kind === 'PICKUP') return { kind: 'PICKUP', storeId: Number(form.storeId) };
  const { street, house, apartment, landmark } = form;
  const place = { regionId: Number(form.regionId), districtId: Number(form.districtId) };
  return { kind: 'DELIVERY', address: { ...place, street, house, apartment, landmark } };
}
