import type { Address, SaveAddress } from '#contract/address.ts';
import type { Order } from '#contract/order.ts';
import { createAddress, listAddresses } from '#client/address.ts';
import type { Caller } from '#client/call.ts';
import { listDistricts } from '#client/content.ts';
import { placeOrder } from '#client/order.ts';
import { ApiProblem } from '#client/problem.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { tIn } from '#storefront/shell/texts.ts';
import {
  checkOrderForm,
  readOrderForm,
  toPlaceOrder,
  type OrderFormValues,
  type Refused,
} from './order-form.ts';
import { codeStep, codeStepAfter, isWholeCode, readSentCode } from './phone-code.ts';
import { errorsOfProblem } from './problem-fields.ts';
import { courierNote, toSaveAddress, withSavedAddress } from './saved-address.ts';

export type Submitted = { order: Order } | { refused: Refused; status: number };

interface Sent {
  form: FormData;
  isKnown: boolean;
  report: (error: unknown) => void;
}

/** Places the order of the form; what is missing or refused comes back in words, with all that was typed. */
export async function submitOrder(caller: Caller, { form, isKnown, report }: Sent): Promise<Submitted> {
  const t = tIn(caller.language);
  const now = Date.now();
  const book = isKnown ? await listAddresses(caller) : [];
  const values = withSavedAddress(readOrderForm(form), book);
  const phone = toUzbekPhone(values.phone) ?? '';
  const sent = readSentCode(form, phone);
  // asking for another code is ordering without one
  const phoneCode = sent === null || form.get('intent') === 'resend' ? undefined : textOf(form, 'phoneCode');
  const refuse = (refused: Omit<Refused, 'values'>, status: number) => ({
    refused: { values, ...refused },
    status,
  });

  const errors = checkOrderForm(values);
  const isCodeMissing = phoneCode !== undefined && !isWholeCode(phoneCode);
  if (Object.keys(errors).length > 0 || isCodeMissing) {
    const error = isCodeMissing ? t('checkout:codeNeeded') : null;
    const code = sent && codeStep(sent, { now, error });
    return refuse({ errors, message: null, total: null, code }, 400);
  }
  const districts = await listDistricts(caller);
  const body = {
    ...toPlaceOrder(values, districts, Number(textOf(form, 'expectedTotal'))),
    ...noteOf(values, book, t),
    ...(phoneCode !== undefined && { phoneCode }),
  };
  try {
    const order = await placeOrder(caller, body, textOf(form, 'idempotencyKey'));
    if (isKnown && isToBeSaved(values))
      await saveAddress(caller, { address: toSaveAddress(values, districts), report });
    return { order };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { problem } = error;
    const code = codeStepAfter({ problem, sent, hadCode: phoneCode !== undefined, phone, now }, t);
    // the field of the code says what is to be said of it
    const isOfCode = problem.code === 'PHONE_NOT_VERIFIED' || (code !== null && code.error !== null);
    const total = typeof problem.facts?.['total'] === 'number' ? problem.facts['total'] : null;
    const message = isOfCode ? null : problem.detail;
    return refuse({ errors: errorsOfProblem(problem), message, total, code }, problem.status);
  }
}

function noteOf(values: OrderFormValues, book: readonly Address[], t: ReturnType<typeof tIn>) {
  const saved =
    values.kind === 'DELIVERY' ? book.find(({ id }) => String(id) === values.addressId) : undefined;
  const comment = saved === undefined ? '' : courierNote(saved, t);
  return comment === '' ? {} : { comment };
}

const isToBeSaved = ({ kind, addressId, saveAddress }: OrderFormValues) =>
  kind === 'DELIVERY' && addressId === '' && saveAddress;

/** The order stands, whatever becomes of this. */
async function saveAddress(
  caller: Caller,
  { address, report }: { address: SaveAddress; report: (error: unknown) => void },
): Promise<void> {
  await createAddress(caller, address).catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) report(error);
  });
}
