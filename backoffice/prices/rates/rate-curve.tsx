import type { RateRow } from '#contract/admin/prices/rate.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';

const height = 120;
const dayMs = 86_400_000;
const maxDays = 365;

/**
 * A rate as a step curve with its repricings as points, for at most the last year up to `now` (milliseconds); the
 * table below contains the same. `rates`: the latest first.
 */
export function RateCurve({ rates, now }: { rates: readonly RateRow[]; now: number }) {
  const { t, language } = useWords();
  const oldest = Date.parse(rates.at(-1)?.from ?? '');
  const begin = Math.max(oldest, now - maxDays * dayMs);
  const days = Math.max(1, Math.round((now - begin) / dayMs));
  const seen = rates.filter(
    ({ from }, nth) => Date.parse(from) >= begin || Date.parse(rates[nth - 1]?.from ?? '') > begin,
  );
  const sums = seen.map(({ rate }) => rate);
  const [lowest, highest] = [Math.min(...sums), Math.max(...sums)];
  return (
    <figure className="rate-curve">
      <figcaption className="meta ink-2">
        <span>{t('bo-prices:rate.curve', { count: days })}</span>
        <span className="repriced-key">{t('bo-prices:rate.repriced')}</span>
        <span>{`${formatSom(lowest, language)} – ${formatSom(highest, language)}`}</span>
      </figcaption>
      <svg viewBox={`0 0 ${days} ${height}`} preserveAspectRatio="none" height={height} aria-hidden="true">
        <path d={stepsOf(seen.toReversed(), { begin, days, lowest, highest })} />
        <path className="repriced" d={repricingsOf(seen, { begin, days, lowest, highest })} />
      </svg>
      <p className="chart-ends meta ink-2" aria-hidden="true">
        <span>{formatDay(dayOf(new Date(begin).toISOString()), language)}</span>
        <span>{formatDay(dayOf(new Date(now).toISOString()), language)}</span>
      </p>
    </figure>
  );
}

interface Frame {
  begin: number;
  days: number;
  lowest: number;
  highest: number;
}

const heightOf = (rate: number, { lowest, highest }: Frame): number =>
  height - 8 - ((rate - lowest) / Math.max(1, highest - lowest)) * (height - 16);

/** A dot where a rate repriced the pieces: drawn as a zero-length line with round caps. */
function repricingsOf(rates: readonly RateRow[], frame: Frame): string {
  const points = rates.flatMap(({ appliedAt, rate }) => {
    const x = appliedAt === null ? -1 : (Date.parse(appliedAt) - frame.begin) / dayMs;
    return x < 0 || x > frame.days ? [] : [`M${x} ${heightOf(rate, frame)}h0.001`];
  });
  return points.join('');
}

/** One unit of the drawing's width is a day. `rates`: the earliest first. */
function stepsOf(rates: readonly RateRow[], frame: Frame): string {
  const { begin, days } = frame;
  const points = rates.map(({ from, rate }) => ({
    x: Math.max(0, (Date.parse(from) - begin) / dayMs),
    y: heightOf(rate, frame),
  }));
  const steps = points.map(({ x, y }, nth) => (nth === 0 ? `M${x} ${y}` : `H${x}V${y}`));
  return `${steps.join('')}H${days}`;
}
