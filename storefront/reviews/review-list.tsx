import { languageOnWire } from '#contract/words.ts';
import { formatDate } from '#ui/dates.ts';
import { formatCentimetres, formatSize } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { ReviewView } from './review-view.ts';
import { Stars } from './stars.tsx';

/** A list of reviews; a text in a language other than the page's has its language declared. */
export function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ol className="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewEntry review={review} />
        </li>
      ))}
    </ol>
  );
}

function ReviewEntry({ review }: { review: ReviewView }) {
  const { t, language } = usePage();
  const { rating, text, authorName, writtenOn, answer } = review;
  const isForeign = review.language !== languageOnWire(language);
  // a shopper's text is shown in the script it was written in
  const lang = review.language === language ? undefined : review.language;
  return (
    <article className="review">
      <header>
        <Stars rating={rating} label={t('reviews:starsOf', { rating })} />
        <p className="meta ink-2">
          <b className="review-author">{authorName ?? t('reviews:buyer')}</b>
          {' · '}
          <time dateTime={writtenOn}>{formatDate(writtenOn, language)}</time>
          {isForeign && ` · ${t(`reviews:writtenIn.${review.language}`)}`}
        </p>
      </header>
      {text.split('\n').map((line, index) => (
        // lines of one text never change their order
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} lang={lang}>
          {line}
        </p>
      ))}
      <Bought review={review} />
      {answer !== null && (
        <div className="review-answer">
          <p className="meta ink-2">
            {t('reviews:shopAnswer')} · <time dateTime={answer.on}>{formatDate(answer.on, language)}</time>
          </p>
          <p lang={lang}>{answer.text}</p>
        </div>
      )}
    </article>
  );
}

/** The size that was bought, and how it fits. */
function Bought({ review: { size, fit } }: { review: ReviewView }) {
  const { t, language } = usePage();
  const facts = [
    ...(size?.kind === 'ring'
      ? [t('reviews:boughtSize', { size: formatSize(size.value, language) })]
      : size?.kind === 'length'
        ? [t('reviews:boughtLength', { length: formatCentimetres(size.value, language) })]
        : []),
    ...(fit === null ? [] : [t(`reviews:fit.${fit}`)]),
  ];
  return facts.length === 0 ? null : <p className="meta ink-2 tabular">{facts.join(' · ')}</p>;
}
