import type { CallbackRequest } from '#contract/request.ts';
import { bestTimes } from '#contract/words.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { withoutEmpty, nameError, phoneError, type FieldMessages } from './refusal.ts';

/** The form exactly as typed. */
export interface CallBackValues {
  phone: string;
  name: string;
  subject: string;
  bestTime: string;
  comment: string;
}

/** The subjects of a call-back that is about neither a product nor an order. */
export const plainSubjects = ['GENERAL', 'FACTORY_VISIT', 'BUSINESS'] as const;

export function readCallBack(form: FormData): CallBackValues {
  const text = (name: string) => textOf(form, name);
  return {
    phone: text('phone'),
    name: text('name'),
    subject: text('subject'),
    bestTime: text('bestTime'),
    comment: text('comment'),
  };
}

export function checkCallBack({ phone, name }: CallBackValues, t: T): FieldMessages {
  return withoutEmpty({
    phone: phoneError(phone, toUzbekPhone(phone), t),
    name: nameError(name, t),
  });
}

/** The request body; an unknown value counts as the first of its list. */
export function toCallbackRequest(
  values: CallBackValues,
  about: Extract<CallbackRequest['subject'], { kind: 'PRODUCT' | 'ORDER' }> | null,
): CallbackRequest {
  const kind = plainSubjects.find((subject) => subject === values.subject) ?? 'GENERAL';
  return {
    phone: toUzbekPhone(values.phone) ?? values.phone,
    name: values.name,
    subject: about ?? { kind },
    bestTime: bestTimes.find((time) => time === values.bestTime) ?? 'ANY',
    ...(values.comment !== '' && { comment: values.comment }),
    consent: true,
  };
}
