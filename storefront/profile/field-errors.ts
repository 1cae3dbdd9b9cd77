import type { Problem } from '#contract/problem.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** Field's name → what is wrong with it, in the shopper's language. */
export type FieldErrors = Partial<Record<string, string>>;

/** The API's findings by the field they speak of: `/recipientPhone` → recipientPhone. */
export function fieldErrors({ errors = [] }: Problem, form: FormData, t: T): FieldErrors {
  const found = errors.map(({ path, code, message }): [string, string] => {
    const name = path.replace(/^\//, '');
    return [name, (vagueCodes.has(code) && betterWords(name, textOf(form, name), t)) || message];
  });
  return Object.fromEntries(found);
}

/** `minimum`: of an id that is 0, because nothing was chosen (shell/chosen-place.ts). */
const vagueCodes: ReadonlySet<string> = new Set(['pattern', 'format', 'minimum']);

/** Errors that are more precise than that it is misspelt or too small. */
function betterWords(name: string, typed: string, t: T): string | null {
  if (typed === '') return t('auth:fieldRequired');
  return /phone$/i.test(name) ? t('auth:phoneWrong') : null;
}
