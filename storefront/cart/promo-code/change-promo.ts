import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import { promoProblems } from '#contract/words.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { wordsOf } from '#storefront/shell/i18n/problem-words.ts';
import type { TriedPromo } from './promo-code.tsx';

const prefix = 'PROMO_CODE_';
const known: readonly string[] = ['UNKNOWN', ...promoProblems];

/**
 * Whether a form is about its code: its button was pressed or, in a form that is more than that, a code was typed that nobody has tried
 * yet. The sum that it makes is seen before anything is ordered.
 */
export function isAboutPromo(form: FormData): boolean {
  const [intent, code] = [textOf(form, 'intent'), textOf(form, 'promoCode')];
  return intent.startsWith('promo') || (intent === '' && code !== '' && code !== textOf(form, 'promoTried'));
}

/** Puts the code of the form into the cart, or takes the cart's out; a code that is not taken comes back with the reason. */
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
      message: wordsOf(problem),
      missing: typeof missing === 'number' ? missing : 0,
    };
  }
}
