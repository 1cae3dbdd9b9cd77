import type { Problem } from '#contract/problem.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** Error messages in the shopper's language, by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** The API's validation errors by field: `/recipientPhone` → recipientPhone. */
export function fieldErrors({ errors = [] }: Problem, form: FormData, t: T): FieldErrors {
  const found = errors.map(({ path, code, message }): [string, string] => {
    const name = path.replace(/^\//, '');
    return [name, (vagueCodes.has(code) && betterWords(name, textOf(form, name), t)) || message];
  });
  return Object.fromEntries(found);
}

/** `minimum`: for an id of 0, because nothing was chosen (shell/chosen-place.ts). */
const vagueCodes: ReadonlySet<string> = new Set(['pattern', 'format', 'minimum']);

/** A message that is more precise than "misspelt" or "too small". */
function betterWords(name: string, typed: string, t: T): string | null {
  if (typed === '') return t('auth:fieldRequired');
  return /phone$/i.test(name) ? t('auth:phoneWrong') : null;
}
