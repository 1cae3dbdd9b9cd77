import { use } from 'react';
import type { PageLanguage } from '#contract/words.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { loadTexts } from '#storefront/shell/i18n/texts.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ReviewsView } from './review-view.ts';
import styles from './reviews.css?url';

export interface SectionProps {
  view: ReviewsView;
  /** The page of all reviews. */
  href: string;
}

/** The reviews on the product's page: the summary, the newest, and a link to all. Its texts are loaded with it, after the page's. */
export function ReviewsSection({ view, href }: SectionProps) {
  const { t, language } = usePage();
  const isInBrowser = useHydrated();
  if (!import.meta.env.SSR) use(wordsIn(language));
  return (
    // neither laid out nor its fonts, which may be of another script, loaded before it is near; then all at once
    <section
      className="reviews container"
      id="reviews"
      aria-labelledby="reviews-title"
      style={isInBrowser ? undefined : { contentVisibility: 'auto', containIntrinsicSize: 'auto 560px' }}
    >
      {isInBrowser ? (
        <link rel="stylesheet" href={styles} precedence="later" />
      ) : (
        <noscript>
          <link rel="stylesheet" href={styles} />
        </noscript>
      )}
      <h2 className="h2" id="reviews-title">
        {t('reviews:title')}
      </h2>
      <ReviewSummary view={view} />
      <div className="reviews-newest">
        <ReviewList reviews={view.reviews} />
        {view.count > view.reviews.length && (
          <Link className={buttonClass('secondary')} to={href}>
            {t('reviews:all', { count: view.count })}
          </Link>
        )}
      </div>
    </section>
  );
}

const words = new Map<PageLanguage, Promise<void>>();

/** The same promise for each render, as React requires. */
function wordsIn(language: PageLanguage): Promise<void> {
  const texts = words.get(language) ?? loadTexts(language, ['reviews']);
  words.set(language, texts);
  return texts;
}
