import type { Product } from '#contract/catalog/catalog.ts';
import type { StockAlertRequest } from '#contract/request.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { withoutEmpty, emailError, phoneError, type FieldMessages } from './refusal.ts';

/** The form exactly as typed. */
export interface NotifyValues {
  size: string;
  by: string;
  phone: string;
  email: string;
  consent: boolean;
}

export function readNotify(form: FormData): NotifyValues {
  const text = (name: string) => textOf(form, name);
  return {
    size: text('size'),
    by: text('by') === 'EMAIL' ? 'EMAIL' : 'SMS',
    phone: text('phone'),
    email: text('email'),
    consent: form.get('consent') === 'on',
  };
}

export function checkNotify({ by, phone, email, consent }: NotifyValues, t: T): FieldMessages {
  return withoutEmpty({
    ...(by === 'EMAIL'
      ? { email: emailError(email, t) }
      : { phone: phoneError(phone, toUzbekPhone(phone), t) }),
    consent: consent ? undefined : t('requests:consentNeeded'),
  });
}

/** Rings by diameter in mm, chains by length in cm; null = the product has no sizes. */
export type SizeUnit = 'sizeMm' | 'lengthCm' | null;

export interface SizeChoice {
  size: number;
  isHere: boolean;
}

/** The sizes that the product was made in, smallest first, and whether there is a piece to buy. */
export function sizesOf({ items }: Pick<Product, 'items'>): { unit: SizeUnit; sizes: SizeChoice[] } {
  const unit = items.some(({ sizeMm }) => sizeMm !== null)
    ? 'sizeMm'
    : items.some(({ lengthCm }) => lengthCm !== null)
      ? 'lengthCm'
      : null;
  if (unit === null) return { unit, sizes: [] };
  const groups = Map.groupBy(items, (item) => item[unit]);
  const sizes = [...groups].flatMap(([size, pieces]) =>
    size === null ? [] : [{ size, isHere: pieces.some(isHere) }],
  );
  return { unit, sizes: sizes.toSorted((a, b) => a.size - b.size) };
}

export const isHere = ({
  productItemState: state,
}: Pick<Product['items'][number], 'productItemState'>): boolean => state === 'AVAILABLE';

/** The request body of a form without errors. */
export function toAlertRequest(
  values: NotifyValues,
  { id, unit }: { id: number; unit: SizeUnit },
): StockAlertRequest {
  const size = Number(values.size);
  return {
    productId: id,
    ...(unit !== null && size > 0 && { [unit]: size }),
    contact:
      values.by === 'EMAIL' ? { email: values.email } : { phone: toUzbekPhone(values.phone) ?? values.phone },
    consent: true,
  };
}
