import type { DeliveryAddress, Fulfillment, PlaceOrder } from '#contract/order.ts';
import { isPersonName } from '#contract/person-name.ts';
import { chosenPlace } from '#storefront/shell/chosen-place.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import type { CodeStep } from './phone-code.ts';
import { paymentOf } from './saved-cards.ts';

/** The form exactly as typed; shown again after a refusal. */
export interface OrderFormValues {
  phone: string;
  name: string;
  email: string;
  kind: 'DELIVERY' | 'PICKUP';
  storeId: string;
  /** The id of an address in the shopper's book; empty = the address in the fields below. */
  addressId: string;
  regionId: string;
  districtId: string;
  street: string;
  house: string;
  apartment: string;
  landmark: string;
  /** Whether to save the address in the shopper's book. */
  saveAddress: boolean;
  /** The payment method: `CASH`, or a saved card such as `PAYME:12`. */
  method: string;
  consent: boolean;
}

export type OrderFormField = keyof OrderFormValues;
/** Field → key of its message in texts/…/checkout.json. */
export type OrderFormErrors = Partial<Record<OrderFormField, string>>;

/**
 * Why an order was not placed: the typed values, the invalid fields, the API's sentence, the amount it names (soʻm),
 * the code it requires.
 */
export interface Refused {
  values: OrderFormValues;
  errors: OrderFormErrors;
  message: string | null;
  /** The refusal that the message belongs to; null if there is none, or the message is the form's own. */
  problem: string | null;
  total: number | null;
  code: CodeStep | null;
}

type District = Parameters<typeof chosenPlace>[1][number];

export function readOrderForm(form: FormData): OrderFormValues {
  const text = (name: string) => textOf(form, name);
  return {
    phone: text('phone'),
    name: text('name'),
    email: text('email'),
    kind: text('kind') === 'PICKUP' ? 'PICKUP' : 'DELIVERY',
    storeId: text('storeId'),
    addressId: text('addressId'),
    regionId: text('regionId'),
    districtId: text('districtId'),
    street: text('street'),
    house: text('house'),
    apartment: text('apartment'),
    landmark: text('landmark'),
    saveAddress: form.get('saveAddress') === 'on',
    method: text('method'),
    consent: form.get('consent') === 'on',
  };
}

/** The missing or invalid fields, in the order of the form. The server validates again; this is for messages at the fields. */
export function checkOrderForm(values: OrderFormValues): OrderFormErrors {
  const errors: OrderFormErrors = {};
  if (values.phone === '') errors.phone = 'phoneNeeded';
  else if (toUzbekPhone(values.phone) === null) errors.phone = 'phoneWrong';
  if (values.name === '') errors.name = 'nameNeeded';
  else if (!isPersonName(values.name)) errors.name = 'nameWrong';
  if (values.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) errors.email = 'emailWrong';
  if (values.kind === 'PICKUP') {
    if (values.storeId === '') errors.storeId = 'chooseStore';
  } else {
    if (values.districtId === '')
      if (values.regionId === '') errors.regionId = 'chooseRegion';
      else errors.districtId = 'chooseDistrict';
    if (values.street === '') errors.street = 'streetNeeded';
    if (values.house === '' && values.landmark === '') errors.house = 'placeNeeded';
  }
  if (values.method === '') errors.method = 'methodNeeded';
  if (!values.consent) errors.consent = 'consentNeeded';
  return errors;
}

/** The request body of a form without errors. */
export function toPlaceOrder(
  values: OrderFormValues,
  districts: readonly District[],
  expectedTotal: number,
): PlaceOrder {
  return {
    contact: {
      name: values.name,
      phone: toUzbekPhone(values.phone) ?? values.phone,
      ...(values.email !== '' && { email: values.email }),
    },
    fulfillment: toFulfillment(values, districts),
    payment: paymentOf(values.method),
    expectedTotal,
    consent: true,
  };
}

function toFulfillment(values: OrderFormValues, districts: readonly District[]): Fulfillment {
  if (values.kind === 'PICKUP') return { kind: 'PICKUP', storeId: Number(values.storeId) };
  const { street, house, apartment, landmark } = values;
  const place = chosenPlace(values, districts);
  const address: DeliveryAddress = { ...place, street, house, apartment, landmark };
  return { kind: 'DELIVERY', address };
}
