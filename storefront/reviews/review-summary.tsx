import { formatRating } from './format-rating.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { ReviewsView } from './review-view.ts';
import { Stars } from './stars.tsx';

interface Props {
  view: Pick<ReviewsView, 'average' | 'count' | 'stars' | 'fit'>;
}

/** The average rating, the number of reviews per star, and how well sizes fit. */
export function ReviewSummary({ view: { average, count, stars, fit } }: Props) {
  const { t, language } = usePage();
  return (
    <div className="review-summary">
      <p className="review-average">
        <span className="d2 tabular">{formatRating(average, language)}</span>
        <span className="small ink-2">
          <Stars rating={Math.round(average)} label={t('reviews:average')} />
          {t('reviews:count', { count })}
        </span>
      </p>
      {stars.length > 0 && <StarCounts count={count} stars={stars} />}
      {fit !== null && (
        <p className="small ink-2">{t('reviews:fitOf', { fitting: fit.true, count: fit.of })}</p>
      )}
    </div>
  );
}

function StarCounts({ count, stars }: Pick<ReviewsView, 'count' | 'stars'>) {
  const { t } = usePage();
  return (
    <table className="review-stars">
      <caption className="visually-hidden">{t('reviews:byStars')}</caption>
      <tbody>
        {stars.map(({ rating, given }) => (
          <tr key={rating}>
            <th scope="row">{t('reviews:stars', { count: rating })}</th>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 4" width="100%" height="4" preserveAspectRatio="none">
                <rect className="review-bar" width="100" height="4" />
                <rect className="review-bar-given" width={(given / count) * 100} height="4" />
              </svg>
            </td>
            <td>{given}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
