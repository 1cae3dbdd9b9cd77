import { useSearchParams } from 'react-router';
import { dayOf, formatDays } from '#ui/dates.ts';
import { ChoiceMenu } from '../kit/choice-menu.tsx';
import { DayFilter } from '../kit/list/list-filters.tsx';
import { choices, periodOf } from '../kit/period/periods.ts';
import { useWords } from '../kit/words.tsx';

const today = () => dayOf(new Date().toISOString());

/** The period that the address of a request names: its first and last day. */
export function daysIn(request: Request): { from: string; to: string } {
  const { from, to } = periodOf(new URL(request.url).searchParams, today());
  return { from, to };
}

/** The store that the address of a request names. */
export function storeIn(request: Request): { storeId?: number } {
  const store = new URL(request.url).searchParams.get('store');
  return store !== null && /^[1-9]\d{0,8}$/.test(store) ? { storeId: Number(store) } : {};
}

/** What the figures are of: so many days until today, or days of one’s own. It stands in the address. */
export function PeriodChoice() {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const period = periodOf(search, today());
  const choose = (id: string | undefined) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const name of ['from', 'to', 'period']) next.delete(name);
      if (id !== undefined) next.set('period', id);
      return next;
    });
  return (
    <>
      <ChoiceMenu
        label={t(`bo-today:period.${period.choice ?? 'own'}`)}
        isPlain
        mode="single"
        options={choices.map((id) => ({ id, label: t(`bo-today:period.${id}`) }))}
        chosen={period.choice === null ? [] : [period.choice]}
        onChange={([id]) => choose(id)}
      />
      <DayFilter name="from" label={t('bo-figures:from')} />
      <DayFilter name="to" label={t('bo-figures:to')} />
      <span className="meta ink-2">{formatDays(period, language)}</span>
    </>
  );
}
