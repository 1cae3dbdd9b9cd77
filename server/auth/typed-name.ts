import { Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/typed-text.ts';

/** A name without spaces around it. Refuses VALIDATION_FAILED at `path` when nothing is left of it, or it has control characters. */
export function typedName(path: string, text: string): string {
  const name = text.trim();
  if (name === '') throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'minLength' }]);
  if (hasControls(name)) throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'pattern' }]);
  return name;
}
