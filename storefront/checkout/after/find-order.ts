import type { RouterContextProvider } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { messageWithPhone } from '#storefront/shell/i18n/problem-message.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

/** The result of the form, with the typed values. `errors`: keys of texts, by field; `problem`: the API's own sentence. */
export interface FindOutcome {
  typed: { number: string; phone: string };
  errors: { number?: string; phone?: string };
  problem: string | null;
  isSent: boolean;
}

export const findIntent = 'find';

/**
 * Sends the link of an order to its phone. The result is the same whether the order exists or not: only the order's
 * phone receives a message.
 */
export async function findOrder(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<FindOutcome> {
  const caller = context.get(callerContext);
  const typed = { number: textOf(form, 'number'), phone: textOf(form, 'phone') };
  const number = readOrderNumber(typed.number);
  const phone = toUzbekPhone(typed.phone);
  const errors = {
    ...(number === null && { number: 'checkout:find.numberWrong' }),
    ...(phone === null && { phone: 'checkout:find.phoneWrong' }),
  };
  if (number === null || phone === null) return { typed, errors, problem: null, isSent: false };
  try {
    await caller.api.requestOrderLink({ number, phone });
    return { typed, errors, problem: null, isSent: true };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const problem = messageWithPhone(error.problem, tIn(caller.language));
    return { typed, errors, problem, isSent: false };
  }
}

/**
 * Parses an order number as people type or copy it: in lower case, with spaces, without the Z, with another dash.
 * Returns null if it cannot be an order number.
 */
export function readOrderNumber(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[\s№#]/g, '')
    .replaceAll(/[‐-―−]/g, '-');
  const parts = /^(?:Z-?)?(\d{6})-?(\d{5,10})$/.exec(plain);
  return parts ? `Z-${parts[1]}-${parts[2]}` : null;
}
