import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatDay } from '#ui/dates.ts';
import { formatSom, formatWeight } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';

/** Its repairs, the latest first; hidden if there were none. */
export function PieceRepairs({ piece: { repairs } }: { piece: StaffPiece }) {
  const { t, language } = useWords();
  if (repairs.length === 0) return null;
  const factsOf = ({ sentBy, dueOn, backAt, newWeightGrams, cost }: StaffPiece['repairs'][number]) => [
    sentBy,
    backAt === null
      ? dueOn !== null && t('bo-pieces:until', { day: formatDay(dueOn, language) })
      : t('bo-pieces:backAt', { time: formatInstant(backAt, language) }),
    newWeightGrams !== null && t('bo-pieces:newWeight', { weight: formatWeight(newWeightGrams, language) }),
    cost !== null && formatSom(cost, language),
  ];
  return (
    <section aria-labelledby="repairs">
      <h2 className="section-title" id="repairs">
        {t('bo-pieces:part.repairs')}
      </h2>
      <ol className="timeline">
        {repairs.map((repair) => (
          <li key={repair.sentAt}>
            <time className="ink-2" dateTime={repair.sentAt}>
              {formatInstant(repair.sentAt, language)}
            </time>
            <p>
              {`${repair.workshop}: ${repair.task}`}
              <span className="meta ink-2">{factsOf(repair).filter(Boolean).join(' · ')}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
