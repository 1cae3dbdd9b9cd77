import type { PlacePhoneOrder } from '#contract/admin/phone-order.ts';
import { contactOf, fulfillmentOf, type ReceivingForm } from '../receiving/receiving-form.ts';

export interface PhoneOrderForm extends ReceivingForm {
  language: PlacePhoneOrder['language'];
  method: PlacePhoneOrder['method'];
  comment: string;
}

/** The form as the API takes it, without its sum. */
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
