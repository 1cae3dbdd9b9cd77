import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { groupsInOrder } from './count-words.ts';

/** The number of counted and expected pieces, and of each group. Missing pieces are listed when the count has ended. */
export function Figures({ stocktake: { found, expected, groups } }: { stocktake: Stocktake }) {
  const { t, language } = useWords();
  const shown = [
    ...groupsInOrder.map((name) => ({ name, count: groups[name] })),
    ...(groups.MISSING === null ? [] : [{ name: 'MISSING', count: groups.MISSING }]),
  ];
  return (
    <section className="count-figures" aria-label={t('bo-stocktakes:figures')}>
      <p className="count-figure" role="status">
        {t('bo-stocktakes:ofAll', {
          found: formatInteger(found, language),
          expected: formatInteger(expected, language),
        })}
      </p>
      <dl className="count-groups">
        {shown.map(({ name, count }) => (
          <div key={name} data-none={count === 0 || undefined}>
            <dt>{t(`bo-stocktakes:group.${name}`)}</dt>
            <dd>{formatInteger(count, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
