import type { SalesFigures, SalesOfPeriod } from '#contract/admin/figures.ts';
import { formatShare } from '../kit/numbers/share.ts';
import { formatInteger, formatSom, formatWeight } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';

/** What the period sold, each figure with that of the period before. */
export function SalesSummary({ now, before }: Pick<SalesOfPeriod, 'now' | 'before'>) {
  const { t, language } = useWords();
  const som = (value: number | null) =>
    value === null ? '–' : signed(value, (sum) => formatSom(sum, language));
  const shown: [name: string, of: (figures: SalesFigures) => string][] = [
    ['sold', ({ sold }) => som(sold)],
    ['orders', ({ orders }) => formatInteger(orders, language)],
    ['average', ({ average }) => som(average)],
    ['refunded', ({ refunded }) => som(refunded)],
    ['moneyIn', ({ moneyIn }) => som(moneyIn)],
    ['grams', ({ grams }) => formatWeight(grams, language)],
    ['grams585', ({ grams585 }) => formatWeight(grams585, language)],
  ];
  // of those who do not see it there is none
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
          <dd className="meta ink-2">{t('bo-today:before', { value: of(before) })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** −1 000 for a figure below 0: more was given back than came in. */
const signed = (value: number, format: (value: number) => string): string =>
  value < 0 ? `−${format(-value)}` : format(value);
