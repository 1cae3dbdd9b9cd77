import type { OrderReviews as Lines } from '#contract/review.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

export interface OrderReviewView {
  serial: string;
  /** Null if no review was written and one may be. */
  state: 'PENDING' | 'PUBLISHED' | 'REJECTED' | null;
  reason: string | null;
}

/** The pieces of an order that were or may be reviewed. */
export function viewOrderReviews(lines: Lines): OrderReviewView[] {
  return lines
    .filter(({ mayWrite, review }) => mayWrite || review !== null)
    .map(({ serialNumber, review }) => ({
      serial: serialNumber,
      state: review?.state ?? null,
      reason: review?.rejectionReason ?? null,
    }));
}

interface Props {
  reviews: readonly OrderReviewView[];
  order: { number: string; lines: readonly { piece: { serialNumber: string; name: string } }[] };
  /** The token of the order's link, for a guest. */
  token?: string;
}

/** Shown on the page of a received order: the pieces to review, and the state of the written reviews. */
export function OrderReviews({ reviews, order, token }: Props) {
  const { t, links } = usePage();
  if (reviews.length === 0) return null;
  return (
    <section className="order-reviews" aria-labelledby="order-reviews">
      <h2 className="h2" id="order-reviews">
        {t('reviews:title')}
      </h2>
      <ul className="order-reviews-list">
        {reviews.map(({ serial, state, reason }) => {
          const name = order.lines.find(({ piece }) => piece.serialNumber === serial)?.piece.name ?? serial;
          const href = links.writeReview({ number: order.number, piece: serial, token });
          return (
            <li key={serial}>
              <p>
                {name} <span className="ink-2 tabular">{t('reviews:serial', { serial })}</span>
              </p>
              {state !== null && (
                <p className="small ink-2">
                  {state === 'REJECTED'
                    ? t('reviews:rejectedBecause', { reason })
                    : t(`reviews:state.${state}`)}
                </p>
              )}
              <p>
                <Link
                  to={href}
                  aria-label={`${t(state === null ? 'reviews:write' : 'reviews:rewrite')}: ${name}`}
                >
                  {t(state === null ? 'reviews:write' : 'reviews:rewrite')}
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
