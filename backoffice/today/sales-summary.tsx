import { Link } from 'react-router';
import type { SalesFigures, SalesOfPeriod } from '#contract/admin/figures.ts';
import { formatShare } from '../kit/numbers/share.ts';
import { formatCarats, formatInteger, formatSom, formatWeight } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';

interface Props extends Pick<SalesOfPeriod, 'now' | 'before' | 'usdRate'> {
  /** The list of the orders that cause the difference between sales and payments; null if the role does not see orders. */
  orders: string | null;
}

/** The sales of the period, each figure with that of the period before. */
export function SalesSummary({ now, before, usdRate, orders }: Props) {
  const { t, language } = useWords();
  const som = (value: number | null) => (value === null ? '–' : formatSom(value, language));
  const shown: [name: string, of: (figures: SalesFigures) => string][] = [
    ['sold', ({ sold }) => som(sold)],
    ['orders', ({ orders }) => formatInteger(orders, language)],
    ['average', ({ average }) => som(average)],
    ['refunded', ({ refunded }) => som(refunded)],
    ['moneyIn', ({ moneyIn }) => som(moneyIn)],
    ['grams', ({ grams }) => formatWeight(grams, language)],
    ['grams585', ({ grams585 }) => formatWeight(grams585, language)],
    ['carats', ({ carats }) => formatCarats(carats, language)],
  ];
  // null for staff who may not see it
  if (now.margin !== null || before.margin !== null)
    shown.push([
      'margin',
      ({ margin }) =>
        margin === null
          ? '–'
          : t('bo-today:marginOf', {
              share: formatShare(margin.share, language),
              covered: formatShare(margin.covered, language),
            }),
    ]);
  return (
    <dl className="figures">
      {shown.map(([name, of]) => (
        <div key={name} className="figure">
          <dt>{t(`bo-today:figure.${name}`)}</dt>
          <dd>{of(now)}</dd>
          <InDollars som={sumOf(name, now)} usdRate={usdRate} />
          <dd className="meta ink-2">{t('bo-today:before', { value: of(before) })}</dd>
          {name === 'moneyIn' && orders !== null && now.moneyIn !== now.sold && (
            <dd className="meta">
              <Link to={orders} className="text-link">
                {t('bo-today:difference', { value: som(now.moneyIn - now.sold) })}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The figures that are amounts of money. */
function sumOf(name: string, { sold, average, refunded, moneyIn }: SalesFigures): number | null {
  return { sold, average, refunded, moneyIn }[name] ?? null;
}

/** The amount in whole dollars, only if today's rate is set. */
function InDollars({ som, usdRate }: { som: number | null; usdRate: number | null }) {
  const { t, language } = useWords();
  if (som === null || usdRate === null) return null;
  const dollars = formatInteger(Math.round(som / usdRate), language);
  return <dd className="meta ink-2">{t('bo-today:inDollars', { dollars })}</dd>;
}
