import type { StaffReview } from '#contract/admin/people/review.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import { Stars } from './stars.tsx';

export const toneOfReview = {
  PENDING: 'waits',
  PUBLISHED: 'done',
  REJECTED: 'bad',
} as const satisfies Record<StaffReview['state'], Tone>;

interface Props {
  rows: StaffReview[];
  isBusy: boolean;
  chosen: number | undefined;
  onOpen: (review: StaffReview) => void;
}

export function ReviewsTable({ rows, isBusy, chosen, onOpen }: Props) {
  const { t, language } = useWords();
  const columns: DataColumn<StaffReview>[] = [
    {
      head: t('bo-people:column.text'),
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
    {
      head: t('bo-people:column.rating'),
      cell: ({ rating }) => <Stars rating={rating} label={t('bo-people:review.stars', { rating })} />,
    },
    {
      head: t('bo-people:column.state'),
      cell: ({ state }) => <Status tone={toneOfReview[state]}>{t(`bo-people:review.state.${state}`)}</Status>,
    },
    {
      head: t('bo-people:column.writtenAt'),
      cell: ({ writtenAt }) => <span className="ink-2">{formatInstant(writtenAt, language)}</span>,
    },
  ];
  const wideColumns: DataColumn<StaffReview>[] = [
    {
      head: t('bo-people:column.model'),
      className: 'wide-only ink-2',
      cell: (review) => `${review.artikul} ${nameIn(review, language)}`,
    },
    {
      head: t('bo-people:column.language'),
      className: 'wide-only ink-2',
      cell: (review) => t(`bo-shell:language.${review.language}`),
    },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.reviews')}
      rows={rows}
      columns={chosen === undefined ? [...columns, ...wideColumns] : columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      isChosen={({ id }) => id === chosen}
    />
  );
}
