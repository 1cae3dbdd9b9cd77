import { useEffect, useState } from 'react';
import { isManuallyEdited } from '#storefront/shell/manual-edits.ts';
import { personalKeys } from '#storefront/shell/login/personal-storage.ts';
import type { CheckoutView } from './checkout-view.ts';
import {
  checkOrderForm,
  readOrderForm,
  type OrderFormErrors,
  type OrderFormField,
  type OrderFormValues,
} from './order-form.ts';

export const orderFormId = 'order';
const { checkout: draftKey } = personalKeys;
/** The values typed by a user are not shown to a guest or another user of the same tab. */
const draftKeyOf = (userId: number | null): string => (userId === null ? draftKey : `${draftKey}:${userId}`);

export interface OrderFormState {
  values: OrderFormValues;
  set: <F extends OrderFormField>(field: F, value: OrderFormValues[F]) => void;
  /** Changes several fields at once. */
  change: (next: (values: OrderFormValues) => OrderFormValues) => void;
  /** Called on blur; from then on the field's message is shown. */
  touch: (field: OrderFormField) => void;
  /** Keys of texts, or the API's own sentences. */
  errors: OrderFormErrors;
}

/** The fields that a refusal named, and whether the API named them. */
export interface RefusedFields {
  errors: OrderFormErrors;
  byApi: boolean;
}

/**
 * Typed values survive a refusal, a reload and the return from a payment (CHK-5): they are stored for this tab. A
 * guest who logs in keeps them.
 */
export function useOrderForm(
  first: OrderFormValues,
  refused: RefusedFields | undefined,
  view: Pick<CheckoutView, 'known' | 'districts'>,
): OrderFormState {
  const userId = view.known?.userId ?? null;
  const [typed, setValues] = useState(first);
  const values = withKnownPlaces(typed, view);
  const [touched, setTouched] = useState<ReadonlySet<OrderFormField>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<OrderFormField>>(new Set());
  useEffect(() => {
    const draft = sessionStorage.getItem(draftKeyOf(userId)) ?? sessionStorage.getItem(draftKey);
    const restored = draft === null ? {} : restorable(JSON.parse(draft) as Partial<OrderFormValues>); // written below, in this tab
    // both are this tab's alone: the server cannot render them, so they come after the first paint
    // oxlint-disable-next-line react/set-state-in-effect
    setValues((now) => ({ ...now, ...restored, ...typedBefore() }));
  }, [userId]);
  useEffect(() => {
    if (values !== first) sessionStorage.setItem(draftKeyOf(userId), JSON.stringify(values));
  }, [values, first, userId]);
  return {
    values,
    errors: errorsToShow({ values, touched, edited, refused }),
    set: (field, value) => {
      setValues((now) => ({ ...now, [field]: value }));
      setEdited((now) => new Set(now).add(field));
    },
    change: setValues,
    touch: (field) => setTouched((now) => new Set(now).add(field)),
  };
}

/** Values typed before the page's scripts were loaded exist only in the form's fields. */
function typedBefore(): Partial<OrderFormValues> {
  const form = document.getElementById(orderFormId);
  if (!(form instanceof HTMLFormElement)) return {};
  const names = new Set(
    [...form.elements].filter(isManuallyEdited).map((field) => field.getAttribute('name')),
  );
  const typed = Object.entries(readOrderForm(new FormData(form)));
  return Object.fromEntries(typed.filter(([name]) => names.has(name)));
}

interface Shown {
  values: OrderFormValues;
  touched: ReadonlySet<OrderFormField>;
  edited: ReadonlySet<OrderFormField>;
  refused: RefusedFields | undefined;
}

/**
 * A field's message is shown after blur or a refusal, and disappears as soon as the value is valid. An error that
 * only the API can detect stays until the field is edited.
 */
export function errorsToShow({ values, touched, edited, refused }: Shown): OrderFormErrors {
  const found = checkOrderForm(values);
  const errors: OrderFormErrors = {};
  for (const field of Object.keys(values) as OrderFormField[]) {
    // the keys of an OrderFormValues
    const ofApi = refused?.byApi && !edited.has(field) ? refused.errors[field] : undefined;
    const own = touched.has(field) || refused?.errors[field] !== undefined ? found[field] : undefined;
    const message = own ?? ofApi;
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}

const addressFields = ['regionId', 'districtId', 'street', 'house', 'apartment', 'landmark'] as const;

/** Consent is never restored; other fields of a draft only if they have a value. A typed address is not mixed with one of the book. */
export function restorable({
  consent: _consent,
  ...draft
}: Partial<OrderFormValues>): Partial<OrderFormValues> {
  const typed = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
  const isTypedAddress = draft.addressId === '' && addressFields.some((field) => draft[field]);
  if (!isTypedAddress) return typed;
  return {
    ...typed,
    addressId: '',
    ...Object.fromEntries(addressFields.map((field) => [field, draft[field] ?? ''])),
  };
}

/** A draft, or a form of an older page, may contain places that are not in the lists; they count as not chosen. */
export function withKnownPlaces(
  values: OrderFormValues,
  { districts }: Pick<CheckoutView, 'districts'>,
): OrderFormValues {
  const { regionId, districtId } = values;
  const isRegion = regionId === '' || Object.hasOwn(districts, regionId);
  const isDistrict =
    districtId === '' ||
    Object.values(districts).some((entries) => entries.some(([id]) => String(id) === districtId));
  if (isRegion && isDistrict) return values;
  return { ...values, regionId: isRegion ? regionId : '', districtId: isDistrict ? districtId : '' };
}
