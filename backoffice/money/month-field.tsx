import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { addDays, formatDays } from '#ui/dates.ts';
import { withFilter } from '../kit/list/list-address.ts';
import { useWords } from '../kit/words.tsx';

/** The displayed month, with buttons for the previous and the next one. */
export function MonthField({ month }: { month: string }) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const go = (to: string) => () => setSearch(withFilter(search, 'month', to));
  const next = `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;
  const days = { from: `${month}-01`, to: addDays(next, -1) };
  return (
    <div className="month-field" role="group" aria-label={t('bo-money:day.month')}>
      <Button kind="secondary" onClick={go(addDays(`${month}-01`, -1).slice(0, 7))}>
        {t('bo-money:day.monthBefore')}
      </Button>
      <strong aria-live="polite">{`${formatDays(days, language)}, ${month.slice(0, 4)}`}</strong>
      <Button kind="secondary" onClick={go(next.slice(0, 7))}>
        {t('bo-money:day.monthAfter')}
      </Button>
    </div>
  );
}
