import { useState } from 'react';
import { Link } from 'react-router';
import type { BannerOverlap, StaffBannerRow } from '#contract/admin/content/banner.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatInstant } from '../../kit/instants.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { placements } from './banner-form.ts';
import { barOf, monthsOf, nowLeft } from './timeline.ts';
import './banners.css';
import { titleIn } from '../title-in.ts';

interface Props {
  banners: readonly StaffBannerRow[];
  titleOf: (banner: StaffBannerRow) => string;
}

/** The periods of each place on a time line, from a week ago to a quarter ahead; overlaps are listed below as text. */
export function BannerTimeline({ banners, titleOf }: Props) {
  const { t } = useWords();
  const shown = banners.filter(({ state, phase }) => state === 'ACTIVE' && phase !== 'OVER');
  if (shown.length === 0) return null;
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:banners.timeline')}</h2>
      {placements.map((placement) => {
        const own = shown.filter((banner) => banner.placement === placement);
        return (
          own.length > 0 && (
            <section key={placement} className="banner-place">
              <h3 className="label">{t(`bo-content:banners.place.${placement}`)}</h3>
              <Periods banners={own} titleOf={titleOf} />
              <Overlaps banners={own} titleOf={titleOf} />
            </section>
          )
        );
      })}
    </section>
  );
}

function Periods({ banners, titleOf }: Props) {
  const { t, language } = useWords();
  const [now] = useState(() => new Date());
  return (
    <ol className="banner-periods">
      <li className="banner-months" aria-hidden="true">
        <span />
        <span className="banner-track">
          {monthsOf(now).map(({ day, left }) => (
            <span key={day} className="banner-month meta ink-2" style={{ left: `${left}%` }}>
              {formatDay(dayOf(day), language)}
            </span>
          ))}
        </span>
      </li>
      {banners.map((banner) => {
        const bar = barOf(banner, now);
        return (
          <li key={banner.id}>
            <Link className="text-link" to={`/content/banners/${banner.id}`}>
              {titleOf(banner)}
            </Link>
            <span className="visually-hidden">
              {periodOf({ from: banner.activeFrom, to: banner.activeTo }, { t, language })}
            </span>
            <span className="banner-track" aria-hidden="true">
              <span className="banner-now" style={{ left: `${nowLeft}%` }} />
              {bar && (
                <span
                  className="banner-bar"
                  data-opens={bar.opens || undefined}
                  data-closes={bar.closes || undefined}
                  data-covered={banner.coveredBy !== null || undefined}
                  style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
                />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Lists each overlapping pair once, under the banner that is hidden. */
function Overlaps({ banners, titleOf }: Props) {
  const lines = banners.flatMap((banner) =>
    banner.overlaps
      .filter(({ isBefore }) => isBefore)
      .map((overlap) => ({ key: `${banner.id} ${overlap.id}`, hidden: titleOf(banner), overlap })),
  );
  return <OverlapLines lines={lines} />;
}

interface Line {
  key: string;
  hidden: string;
  overlap: BannerOverlap;
}

export function OverlapLines({ lines }: { lines: readonly Line[] }) {
  const { t, language } = useWords();
  if (lines.length === 0) return null;
  return (
    <ul className="banner-overlaps">
      {lines.map(({ key, hidden, overlap }) => (
        <li key={key}>
          {t('bo-content:banners.overlap', {
            hidden,
            shown: titleIn(overlap, language),
            period: periodOf(overlap, { t, language }),
          })}
        </li>
      ))}
    </ul>
  );
}

interface InWords {
  t: T;
  language: ReturnType<typeof useWords>['language'];
}

/** The text of a period: always, from, until, or both. */
export function periodOf(
  { from, to }: { from: string | null; to: string | null },
  { t, language }: InWords,
): string {
  const at = (instant: string) => formatInstant(instant, language);
  if (from !== null && to !== null) return `${at(from)} — ${at(to)}`;
  if (from !== null) return t('bo-content:banners.since', { time: at(from) });
  if (to !== null) return t('bo-content:banners.until', { time: at(to) });
  return t('bo-content:banners.always');
}
