import { useEffect, useState } from 'react';
import {
  checkOrderForm,
  type OrderFormErrors,
  type OrderFormField,
  type OrderFormValues,
} from './order-form.ts';

const draftKey = 'checkout';

export interface OrderFormState {
  values: OrderFormValues;
  set: <F extends OrderFormField>(field: F, value: OrderFormValues[F]) => void;
  /** On blur: from then on the field's message shows. */
  touch: (field: OrderFormField) => void;
  /** Keys of texts, or the API's own words. */
  errors: OrderFormErrors;
}

/** What was typed survives a refusal, a reload and the way back from a payment (CHK-5): it is kept for this tab. */
export function useOrderForm(first: OrderFormValues, refusedErrors: OrderFormErrors): OrderFormState {
  const [values, setValues] = useState(first);
  const [touched, setTouched] = useState<ReadonlySet<OrderFormField>>(new Set());
  useEffect(() => {
    const draft = sessionStorage.getItem(draftKey);
    if (draft === null) return;
    const typed = restorable(JSON.parse(draft) as Partial<OrderFormValues>); // written below, by this tab
    // the draft is this tab's alone: the server cannot render it, so it comes after the first paint
    // oxlint-disable-next-line react/set-state-in-effect
    setValues((now) => ({ ...now, ...typed }));
  }, []);
  useEffect(() => {
    if (values !== first) sessionStorage.setItem(draftKey, JSON.stringify(values));
  }, [values, first]);
  const found = checkOrderForm(values);
  const errors: OrderFormErrors = {};
  for (const field of Object.keys(values) as OrderFormField[]) {
    // the keys of an OrderFormValues
    const message = touched.has(field) ? found[field] : (refusedErrors[field] ?? undefined);
    if (message !== undefined) errors[field] = message;
  }
  return {
    values,
    errors,
    set: (field, value) => setValues((now) => ({ ...now, [field]: value })),
    touch: (field) => setTouched((now) => new Set(now).add(field)),
  };
}

/** Consent is given anew each time; the rest of a draft only where it says something. */
function restorable({ consent: _consent, ...draft }: Partial<OrderFormValues>): Partial<OrderFormValues> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
}

/** After the order is placed. */
export const forgetDraft = () => sessionStorage.removeItem(draftKey);
