import { useSearchParams } from 'react-router';
import { dayOf, formatDays } from '#ui/dates.ts';
import { ChoiceMenu } from '../choice-menu.tsx';
import { DayFilter } from '../list/list-filters.tsx';
import { choices, periodOf } from './periods.ts';
import { useWords } from '../words.tsx';

const today = () => dayOf(new Date().toISOString());

/** The first and last day of the period in the address of a request. */
export function daysIn(request: Request): { from: string; to: string } {
  const { from, to } = periodOf(new URL(request.url).searchParams, today());
  return { from, to };
}

/** Selects the period of the figures: a number of days until today, or a custom range. Stored in the address. */
export function PeriodChoice() {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const period = periodOf(search, today());
  const isOwn = search.has('from') || search.has('to');
  const choose = (id: string | undefined) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const name of ['from', 'to', 'period']) next.delete(name);
      if (id === 'own') for (const name of ['from', 'to'] as const) next.set(name, period[name]);
      else if (id !== undefined) next.set('period', id);
      return next;
    });
  const chosen = isOwn ? 'own' : (period.choice ?? 'own');
  return (
    <>
      <ChoiceMenu
        label={t(`bo-today:period.${chosen}`)}
        isPlain
        mode="single"
        options={[...choices, 'own' as const].map((id) => ({ id, label: t(`bo-today:period.${id}`) }))}
        chosen={[chosen]}
        onChange={([id]) => choose(id)}
      />
      {isOwn && (
        <>
          <DayFilter name="from" label={t('bo-today:from')} />
          <DayFilter name="to" label={t('bo-today:to')} />
        </>
      )}
      <span className="meta ink-2">{formatDays(period, language)}</span>
    </>
  );
}
