import type { DeliveryAddress, PlaceOrder } from '#contract/order.ts';
import { type FieldRefusal, Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/texts/typed-text.ts';

/** The order fields that are present in the form. */
type OrderFields = Partial<Pick<PlaceOrder, 'contact' | 'fulfillment' | 'comment'>>;

/**
 * Returns the form as it is stored, with trimmed texts. Refuses with VALIDATION_FAILED, per field, for what a schema cannot express: blank
 * text, control characters, an address with neither house nor landmark.
 */
export function readOrderForm<Form extends OrderFields>(form: Form): Form {
  const { contact, fulfillment } = form;
  const read = {
    ...form,
    ...(contact && { contact: { ...contact, name: contact.name.trim() } }),
    ...(fulfillment && { fulfillment: trimmedFulfillment(fulfillment) }),
  };
  const wrong = wrongFields(read);
  if (wrong.length > 0) throw new Refusal('VALIDATION_FAILED', undefined, wrong);
  return read;
}

function trimmedFulfillment(fulfillment: PlaceOrder['fulfillment']): PlaceOrder['fulfillment'] {
  if (fulfillment.kind === 'PICKUP') return fulfillment;
  const { regionId, districtId, street, house, apartment, landmark } = fulfillment.address;
  const texts = {
    street: street.trim(),
    house: house.trim(),
    apartment: apartment.trim(),
    landmark: landmark.trim(),
  };
  return { kind: 'DELIVERY', address: { regionId, districtId, ...texts } };
}

function wrongFields({ contact, fulfillment, comment }: OrderFields): FieldRefusal[] {
  const wrong: FieldRefusal[] = [];
  if (contact?.name === '') wrong.push({ path: '/contact/name', code: 'minLength' });
  wrong.push(...controls('/contact/name', contact?.name ?? ''), ...controls('/comment', comment ?? ''));
  if (fulfillment?.kind === 'DELIVERY') wrong.push(...wrongAddressFields(fulfillment.address));
  return wrong;
}

function wrongAddressFields(address: DeliveryAddress): FieldRefusal[] {
  const at = '/fulfillment/address';
  const wrong = Object.entries(address).flatMap(([field, value]) =>
    typeof value === 'string' ? controls(`${at}/${field}`, value) : [],
  );
  if (address.street === '') wrong.push({ path: `${at}/street`, code: 'minLength' });
  if (address.house === '' && address.landmark === '') wrong.push({ path: `${at}/house`, code: 'minLength' });
  return wrong;
}

function controls(path: string, text: string): FieldRefusal[] {
  return hasControls(text) ? [{ path, code: 'pattern' }] : [];
}
