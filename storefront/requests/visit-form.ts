import type { BookVisit } from '#contract/request.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import { withoutEmpty, nameError, phoneError, type FieldMessages } from './refusal.ts';

/** The form exactly as typed. */
export interface VisitValues {
  storeId: string;
  day: string;
  time: string;
  pieces: string;
  phone: string;
  name: string;
}

const piecesLimit = 5;

export function readVisit(form: FormData): VisitValues {
  const text = (name: string) => textOf(form, name);
  return {
    storeId: text('storeId'),
    day: text('day'),
    time: text('time'),
    pieces: text('pieces'),
    phone: text('phone'),
    name: text('name'),
  };
}

/** Parses serial numbers separated by commas, spaces or line breaks; null = more than five, or an invalid one. */
export function readSerials(typed: string): string[] | null {
  const serials = [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((serial) => serial !== ''),
    ),
  ];
  const isFine = serials.length <= piecesLimit && serials.every((serial) => /^[A-Z0-9-]{1,40}$/.test(serial));
  return isFine ? serials : null;
}

export function checkVisit({ time, pieces, phone, name }: VisitValues, t: T): FieldMessages {
  return withoutEmpty({
    time: time === '' ? t('requests:chooseTime') : undefined,
    phone: phoneError(phone, toUzbekPhone(phone), t),
    name: nameError(name, t),
    pieces: readSerials(pieces) === null ? t('requests:visit.badPieces') : undefined,
  });
}

/** The request body of a form without errors. */
export function toBookVisit(values: VisitValues): BookVisit {
  const { storeId, day, time, pieces, phone, name } = values;
  return {
    storeId: Number(storeId),
    day,
    time,
    pieces: readSerials(pieces) ?? [],
    phone: toUzbekPhone(phone) ?? phone,
    name,
    consent: true,
  };
}
