import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import { promoProblems } from '#contract/words.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import type { TriedPromo } from './promo-code.tsx';

const prefix = 'PROMO_CODE_';
const known: readonly string[] = ['UNKNOWN', ...promoProblems];

/**
 * Checks whether a form is about its promo code: its button was pressed or, in a larger form, a code was typed that
 * has not been tried yet. The shopper must see the new total before ordering.
 */
export function isAboutPromo(form: FormData): boolean {
  const [intent, code] = [textOf(form, 'intent'), textOf(form, 'promoCode')];
  return intent.startsWith('promo') || (intent === '' && code !== '' && code !== textOf(form, 'promoTried'));
}

/** Applies the code of the form to the cart, or removes the current one. A code that is refused is returned with the reason. */
export async function changePromo(caller: Caller, form: FormData): Promise<TriedPromo | null> {
  const code = textOf(form, 'promoCode');
  try {
    if (textOf(form, 'intent') === 'promo-remove') await caller.api.deletePromoCode();
    else await caller.api.putPromoCode({ code });
    return null;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    const word = problem.code.slice(prefix.length);
    const isKnown = problem.code.startsWith(prefix) && known.includes(word);
    const missing = problem.facts?.['missing'];
    return {
      code,
      problem: isKnown ? word : null,
      message: problemMessage(problem),
      missing: typeof missing === 'number' ? missing : 0,
    };
  }
}
