import { isPersonName } from '#contract/person-name.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/texts/typed-text.ts';

/** Returns the trimmed name. Refuses with VALIDATION_FAILED at `path` if it is empty or not a person's name (contract/person-name.ts). */
export function typedName(path: string, text: string): string {
  const name = text.trim();
  if (name === '') throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'minLength' }]);
  if (hasControls(name) || !isPersonName(name))
    throw limitRefusal('PERSON_NAME', 'VALIDATION_FAILED', undefined, [{ path, code: 'personName' }]);
  return name;
}
