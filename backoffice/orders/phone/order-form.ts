import type { PlacePhoneOrder } from '#contract/admin/phone-order.ts';

/** A form has words: ids as they stand in its selects, '' = nothing chosen. */
export interface PhoneOrderForm {
  name: string;
  phone: string;
  email: string;
  language: PlacePhoneOrder['language'];
  kind: 'PICKUP' | 'DELIVERY';
  storeId: string;
  regionId: string;
  districtId: string;
  street: string;
  house: string;
  apartment: string;
  landmark: string;
  method: PlacePhoneOrder['method'];
  comment: string;
}

/** E.164 of what was typed, with or without the country's code; null: it is no number of Uzbekistan. */
export function readPhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const whole = digits.length === 9 ? `998${digits}` : digits;
  return /^998\d{9}$/.test(whole) ? `+${whole}` : null;
}

/** The form as the API takes it, without its sum. */
export function bodyOf(form: PhoneOrderForm): Omit<PlacePhoneOrder, 'expectedTotal'> {
  const { name, email, language, method, comment } = form;
  return {
    contact: {
      name: name.trim(),
      phone: readPhone(form.phone) ?? form.phone,
      ...(email.trim() !== '' && { email: email.trim() }),
    },
    language,
    fulfillment: fulfillmentOf(form),
    method,
    ...(comment.trim() !== '' && { comment: comment.trim() }),
  };
}

function fulfillmentOf(form: PhoneOrderForm): PlacePhoneOrder['fulfillment'] {
  if (form.kind === 'PICKUP') return { kind: 'PICKUP', storeId: Number(form.storeId) };
  const { street, house, apartment, landmark } = form;
  const place = { regionId: Number(form.regionId), districtId: Number(form.districtId) };
  return { kind: 'DELIVERY', address: { ...place, street, house, apartment, landmark } };
}
