import type { RewriteReview } from '#contract/review.ts';
import { reviewLength } from '#contract/words.ts';
import { authorName } from '#domain/review/author-name.ts';
import { lettersIn, tidyText } from '#domain/review/review-text.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/texts/typed-text.ts';
import type { ReviewFields } from './queries-own.ts';

/**
 * Returns a typed review in its stored form. The fit of a piece without a size is ignored. Refuses with VALIDATION_FAILED if the trimmed
 * text is too short or contains control characters.
 */
export function readReview(
  typed: RewriteReview,
  { name, hasSize }: { name: string; hasSize: boolean },
): ReviewFields {
  const body = tidyText(typed.text);
  if (hasControls(typed.text)) throw wrongText('invalid');
  if (lettersIn(body) < reviewLength.min) throw wrongText('tooShort');
  // Unicode normalization may make a text longer
  if (lettersIn(body) > reviewLength.max) throw wrongText('maxLength');
  return {
    rating: typed.rating,
    body,
    fit: hasSize ? (typed.fit ?? null) : null,
    author_name: typed.isNamed ? authorName(name) : null,
    language: typed.language,
  };
}

const wrongText = (code: string) => new Refusal('VALIDATION_FAILED', undefined, [{ path: '/text', code }]);
