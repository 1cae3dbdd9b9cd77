import { isPersonName } from '#contract/person-name.ts';
import { limitMet } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/typed-text.ts';

/** A name without spaces around it. Refuses VALIDATION_FAILED at `path` when nothing is left of it, or it is no person's name (contract/person-name.ts). */
export function typedName(path: string, text: string): string {
  const name = text.trim();
  if (name === '') throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'minLength' }]);
  if (hasControls(name) || !isPersonName(name))
    throw limitMet('PERSON_NAME', 'VALIDATION_FAILED', undefined, [{ path, code: 'personName' }]);
  return name;
}
