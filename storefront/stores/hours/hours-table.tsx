import { dayOf, formatDayLong } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import { groupDays } from '#storefront/shell/opening-hours.ts';
import { weekdayOf } from './open-state.ts';
import type { StoreView } from '../store-view.ts';

/** The week in as few rows as possible, then the exceptional days. */
export function HoursTable({ store, now }: { store: StoreView; now: string }) {
  const { t, language } = usePage();
  const today = dayOf(now);
  const weekday = store.exceptions.some(({ day }) => day === today) ? null : weekdayOf(today);
  const isToday = (from: number, to: number): boolean => weekday !== null && from <= weekday && weekday <= to;
  const dayName = (day: number): string => t(`stores:weekdays.d${day}`);
  return (
    <table className="hours-table">
      <caption className="visually-hidden">{t('stores:hours')}</caption>
      <tbody>
        {groupDays(store.hours).map(({ from, to, hours }) => (
          <tr key={from} data-today={isToday(from, to) || undefined}>
            <th scope="row">
              {from === 1 && to === 7
                ? t('stores:daily')
                : from === to
                  ? dayName(from)
                  : `${dayName(from)} – ${dayName(to)}`}
            </th>
            <td>{hours ?? t('stores:dayOff')}</td>
          </tr>
        ))}
        {store.exceptions.map(({ day, opens, closes }) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">{formatDayLong(day, language)}</th>
            <td>{opens !== null && closes !== null ? `${opens}–${closes}` : t('stores:dayOff')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
