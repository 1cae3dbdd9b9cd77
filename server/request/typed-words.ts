import { typedName } from '#server/auth/typed-name.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/texts/typed-text.ts';

/** Returns name and comment in their stored form. Refuses with VALIDATION_FAILED at `/name` or `/comment`. */
export function typedWords({ name, comment = '' }: { name: string; comment?: string | undefined }): {
  name: string;
  comment: string;
} {
  const words = { name: typedName('/name', name), comment: comment.trim() };
  if (hasControls(words.comment))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/comment', code: 'pattern' }]);
  return words;
}
