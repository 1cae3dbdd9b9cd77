import type { PlacePhoneOrder } from '#contract/admin/phone-order.ts';
import { contactOf, fulfillmentOf, type ReceivingForm } from '../receiving/receiving-form.ts';

export interface PhoneOrderForm extends ReceivingForm {
  language: PlacePhoneOrder['language'];
  method: PlacePhoneOrder['method'];
  comment: string;
}

/** The form in the API's format, without its total. */
export function bodyOf(form: PhoneOrderForm): Omit<PlacePhoneOrder, 'expectedTotal'> {
  const { language, method, comment } = form;
  return {
    contact: contactOf(form),
    language,
    fulfillment: fulfillmentOf(form),
    method,
    ...(comment.trim() !== '' && { comment: comment.trim() }),
  };
}
