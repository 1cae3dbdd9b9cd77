import type { Address, SaveAddress } from '#contract/address.ts';
import type { Me } from '#contract/me.ts';
import type { Order } from '#contract/order.ts';
import type { Problem } from '#contract/problem.ts';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { tIn, type T } from '#storefront/shell/i18n/texts.ts';
import {
  checkOrderForm,
  readOrderForm,
  toPlaceOrder,
  type OrderFormValues,
  type Refused,
} from './order-form.ts';
import { codeStep, codeStepAfter, isWholeCode, readSentCode, type SentCode } from './phone-code.ts';
import { errorsOfProblem } from './problem-fields.ts';
import { courierNote, toSaveAddress, withSavedAddress } from './saved-address.ts';

export type Submitted = { order: Order; isByCard: boolean } | { refused: Refused; status: number };

interface Sent {
  form: FormData;
  /** Null for a guest. */
  user: Me | null;
  report: (error: unknown) => void;
}

/** The submitted form, with the data that belongs to it. */
interface Submission {
  values: OrderFormValues;
  book: Address[];
  phone: string;
  /** The code that the form has a field for. */
  sent: SentCode | null;
  /** The typed code; undefined if none was required, or if the shopper requests a new one: then the order is sent without it. */
  phoneCode: string | undefined;
  now: number;
  t: T;
}

/** Places the order of the form. Missing or refused values are returned as messages, with all typed values. */
export async function submitOrder(caller: Caller, { form, user, report }: Sent): Promise<Submitted> {
  const submission = await readSubmission(caller, { form, user });
  const { values, book, phoneCode, t } = submission;
  const missing = findMissing(submission);
  if (missing !== null) return { refused: missing, status: 400 };
  const districts = await caller.api.listDistricts();
  const body = {
    ...toPlaceOrder(values, districts, Number(textOf(form, 'expectedTotal'))),
    ...noteOf(values, book, t),
    ...(phoneCode !== undefined && { phoneCode }),
  };
  try {
    const order = await caller.api.placeOrder({ ...body, idempotencyKey: textOf(form, 'idempotencyKey') });
    if (user !== null && isToBeSaved(values))
      await saveAddress(caller, { address: toSaveAddress(values, districts), report });
    return { order, isByCard: body.payment.cardId !== undefined };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return { refused: refusedBy(error.problem, submission), status: error.problem.status };
  }
}

/** The form as submitted, to be shown again because a button other than the order's was pressed. */
export async function redisplayForm(caller: Caller, sent: Omit<Sent, 'report'>): Promise<Refused> {
  const submission = await readSubmission(caller, sent);
  const { values, sent: code, now } = submission;
  return {
    values,
    errors: {},
    message: null,
    problem: null,
    total: null,
    code: code && codeStep(code, { now }),
  };
}

async function readSubmission(caller: Caller, { form, user }: Omit<Sent, 'report'>): Promise<Submission> {
  const book = await listBook(caller, user);
  const values = withSavedAddress(readOrderForm(form), book);
  const phone = toUzbekPhone(values.phone) ?? '';
  // a user's own phone needs no code
  const sent = phone === user?.phone ? null : readSentCode(form, phone);
  const wantsAnother = form.get('intent') === 'resend';
  const phoneCode = sent === null || wantsAnother ? undefined : textOf(form, 'phoneCode');
  return { values, book, phone, sent, phoneCode, now: Date.now(), t: tIn(caller.language) };
}

function findMissing({ values, sent, phoneCode, now, t }: Submission): Refused | null {
  const errors = checkOrderForm(values);
  const isCodeMissing = phoneCode !== undefined && !isWholeCode(phoneCode);
  if (Object.keys(errors).length === 0 && !isCodeMissing) return null;
  const error = isCodeMissing ? t('checkout:codeNeeded') : null;
  const code = sent && codeStep(sent, { now, error });
  return { values, errors, message: null, problem: null, total: null, code };
}

function refusedBy(problem: Problem, { values, phone, sent, phoneCode, now, t }: Submission): Refused {
  const code = codeStepAfter({ problem, sent, hadCode: phoneCode !== undefined, phone, now }, t);
  // the code's field shows its own error
  const isOfCode = problem.code === 'PHONE_NOT_VERIFIED' || (code !== null && code.error !== null);
  const total = typeof problem.facts?.['total'] === 'number' ? problem.facts['total'] : null;
  const message = isOfCode ? null : problemMessage(problem);
  return { values, errors: errorsOfProblem(problem), message, problem: problem.code, total, code };
}

/** The addresses of a user; empty for a guest, or if they cannot be loaded. */
export async function listBook(caller: Caller, user: Me | null): Promise<Address[]> {
  if (user === null) return [];
  return caller.api.listAddresses().catch((error: unknown) => {
    if (isApiProblem(error)) return [];
    throw error;
  });
}

function noteOf(values: OrderFormValues, book: readonly Address[], t: T) {
  const saved =
    values.kind === 'DELIVERY' ? book.find(({ id }) => String(id) === values.addressId) : undefined;
  const comment = saved === undefined ? '' : courierNote(saved, t);
  return comment === '' ? {} : { comment };
}

const isToBeSaved = ({ kind, addressId, saveAddress }: OrderFormValues) =>
  kind === 'DELIVERY' && addressId === '' && saveAddress;

/** A failure here does not affect the order, which is placed already. */
async function saveAddress(
  caller: Caller,
  { address, report }: { address: SaveAddress; report: (error: unknown) => void },
): Promise<void> {
  await caller.api.createAddress(address).catch((error: unknown) => {
    if (!isApiProblem(error)) report(error);
  });
}
