import { Link } from 'react-router';
import type { ReviewColumn, StaffReview } from '#contract/admin/people/review.ts';
import { formatInstant } from '../../kit/instants.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';
import { Stars } from './stars.tsx';

export const toneOfReview = {
  PENDING: 'waits',
  PUBLISHED: 'done',
  REJECTED: 'bad',
} as const satisfies Record<StaffReview['state'], Tone>;

interface Opening {
  chosen: number | undefined;
  onOpen: (review: StaffReview) => void;
}

/** The columns of the list of reviews. */
export function useReviewColumns({
  chosen,
  onOpen,
}: Opening): Readonly<Record<ReviewColumn, ListColumn<StaffReview>>> {
  const { t, language } = useWords();
  // editors of the content moderate reviews, and may not open orders
  const readsOrders = hasPermission(useSession(), 'orders.read');
  const head = (name: string) => ({ head: t(`bo-people:column.${name}`) });
  return {
    text: {
      ...head('text'),
      cell: (review) => (
        <button
          type="button"
          className="row-link row-open row-words"
          aria-pressed={review.id === chosen}
          onClick={() => onOpen(review)}
        >
          {review.text}
        </button>
      ),
    },
    rating: {
      ...head('rating'),
      cell: ({ rating }) => <Stars rating={rating} label={t('bo-people:review.stars', { rating })} />,
    },
    state: {
      ...head('state'),
      cell: ({ state }) => <Status tone={toneOfReview[state]}>{t(`bo-people:review.state.${state}`)}</Status>,
    },
    writtenAt: {
      ...head('writtenAt'),
      sort: 'writtenAt',
      className: 'ink-2',
      cell: ({ writtenAt }) => formatInstant(writtenAt, language),
    },
    model: {
      ...head('model'),
      className: 'ink-2',
      cell: (review) => `${review.artikul} ${nameIn(review, language)}`,
    },
    piece: { ...head('piece'), className: 'ink-2', cell: ({ serialNumber }) => serialNumber },
    order: {
      ...head('order'),
      cell: ({ orderNumber }) =>
        readsOrders ? <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link> : orderNumber,
    },
    language: {
      ...head('language'),
      className: 'ink-2',
      cell: (review) => t(`bo-shell:language.${review.language}`),
    },
    answer: {
      ...head('answer'),
      className: 'ink-2',
      cell: ({ answer }) => answer !== null && <span className="row-words">{answer}</span>,
    },
  };
}
