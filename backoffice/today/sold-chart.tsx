import type { DaySold } from '#contract/admin/figures.ts';
import { formatDay } from '#ui/dates.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';
import { saveCsv } from '../kit/numbers/save-csv.ts';

const height = 160;

/** Sales per day as bars, with a line at the weekday's average sales and marks at holidays; also as a table, and as a file. */
export function SoldChart({ days }: { days: readonly DaySold[] }) {
  const { t, language } = useWords();
  const highest = Math.max(1, ...days.flatMap(({ sold, average }) => [sold, average]));
  const holidayOf = ({ holiday }: DaySold) => (holiday === null ? '' : t(`bo-today:holiday.${holiday}`));
  const rows = days.map((one) => [one.day, one.sold, one.orders, one.average, holidayOf(one)]);
  const marked = days.filter(({ holiday }) => holiday !== null);
  const head = ['day', 'sold', 'orders', 'average', 'holiday'].map((name) => t(`bo-today:column.${name}`));
  return (
    <figure className="sold-chart">
      <figcaption>
        <span className="section-title">{t('bo-today:soldByDay')}</span>
        <span className="meta ink-2">{t('bo-today:highest', { value: formatSom(highest, language) })}</span>
        <span className="average-key meta ink-2">{t('bo-today:averageKey')}</span>
      </figcaption>
      <Bars days={days} highest={highest} />
      <p className="chart-days meta ink-2" aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? '', language)}</span>
        <span>{formatDay(days.at(-1)?.day ?? '', language)}</span>
      </p>
      {marked.length > 0 && (
        <ul className="chart-holidays meta ink-2">
          {marked.map((one) => (
            <li key={one.day}>{`${formatDay(one.day, language)} — ${holidayOf(one)}`}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('bo-today:asTable')}</summary>
        <button
          type="button"
          className="text-link"
          onClick={() => saveCsv('sold.csv', [head, ...rows], language)}
        >
          {t('bo-today:saveCsv')}
        </button>
        <div className="table-frame">
          <table className="table">
            <thead>
              <tr>
                {head.map((title, column) => (
                  <th key={title} scope="col" className={column > 0 && column < 4 ? 'num' : undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((one) => (
                <tr key={one.day}>
                  <td>{formatDay(one.day, language)}</td>
                  <td className="num">{formatInteger(one.sold, language)}</td>
                  <td className="num">{formatInteger(one.orders, language)}</td>
                  <td className="num">{formatInteger(one.average, language)}</td>
                  <td>{holidayOf(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** One unit of the drawing's width is a day. */
function Bars({ days, highest }: { days: readonly DaySold[]; highest: number }) {
  const y = (som: number) => height - (som / highest) * (height - 4);
  const line = days.map(({ average }, nth) => `${nth === 0 ? 'M' : 'L'}${nth + 0.5} ${y(average)}`).join('');
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${days.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      height={height}
    >
      {days.map(({ day, sold }, nth) => (
        <rect
          key={day}
          x={nth + 0.12}
          width={0.76}
          y={y(sold)}
          height={height - y(sold)}
          className="bar-sold"
        />
      ))}
      {days.map(
        ({ day, holiday }, nth) =>
          holiday !== null && <path key={day} d={`M${nth + 0.5} 0V${height}`} className="line-holiday" />,
      )}
      {days.length > 1 && <path d={line} className="line-average" />}
    </svg>
  );
}
