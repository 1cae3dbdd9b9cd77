import { formatDay } from '#ui/dates.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import type { Stacked } from './stack-weeks.ts';

const height = 200;

/** Weeks as stacked bars with a legend, and the same data as a table. */
export function WeeksChart({ stacked, names }: { stacked: Stacked; names: readonly string[] }) {
  const { t, language } = useWords();
  const { series, weeks, most } = stacked;
  return (
    <figure className="weeks-chart">
      <figcaption>
        <ul className="weeks-key">
          {series.map((key, nth) => (
            <li key={key}>
              <span className={`weeks-mark series-${nth}`} aria-hidden="true" />
              {names[nth]}
            </li>
          ))}
        </ul>
        <span className="meta ink-2">{t('bo-figures:weeks.most', { value: formatSom(most, language) })}</span>
      </figcaption>
      <Bars stacked={stacked} />
      <p className="weeks-days meta ink-2" aria-hidden="true">
        <span>{formatDay(weeks[0]?.week ?? '', language)}</span>
        <span>{formatDay(weeks.at(-1)?.week ?? '', language)}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, so the keyboard must be able to reach it */}
      <div className="table-frame" role="region" aria-label={t('bo-figures:tab.weeks')} tabIndex={0}>
        <table className="weeks-table">
          <caption className="visually-hidden">{t('bo-figures:tab.weeks')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('bo-figures:stock.column.week')}</th>
              <th scope="col">{t('bo-figures:weeks.total')}</th>
              <th scope="col">{t('bo-figures:stock.column.orders')}</th>
              {series.map((key, nth) => (
                <th key={key} scope="col">
                  {names[nth]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, total, orders, sold }) => (
              <tr key={week}>
                <th scope="row">{formatDay(week, language)}</th>
                <td>{formatInteger(total, language)}</td>
                <td>{formatInteger(orders, language)}</td>
                {sold.map((som, nth) => (
                  <td key={series[nth]}>{som === 0 ? '—' : formatInteger(som, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** One unit of the drawing's width is a week. */
function Bars({ stacked: { weeks, series, most } }: { stacked: Stacked }) {
  const scale = (som: number) => (som / most) * (height - 4);
  return (
    <svg
      className="weeks-bars"
      viewBox={`0 0 ${weeks.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      height={height}
    >
      {weeks.map(({ week, sold }, at) => {
        let below = 0;
        return sold.map((som, nth) => {
          below += scale(som);
          return (
            <rect
              key={`${week} ${series[nth]}`}
              className={`series-${nth}`}
              x={at + 0.14}
              width={0.72}
              y={height - below}
              height={scale(som)}
            />
          );
        });
      })}
    </svg>
  );
}
