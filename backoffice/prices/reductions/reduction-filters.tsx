import { useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { SearchField, SwitchFilter, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { toneOfReduction } from './reduction-words.ts';

interface Props {
  search: string;
  /** The words of the link to a new one. */
  add: string;
  hasUses?: boolean;
}

/** The filters of promotions or codes, and the way to a new one. */
export function ReductionFilters({ search, add, hasUses = false }: Props) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const mayWrite = hasPermission(useSession(), 'promotions.write');
  return (
    <div className="bar">
      <SearchField field={field} label={search} hint={search} />
      <WordFilter
        name="state"
        label={t('bo-prices:reduction.state')}
        options={Object.keys(toneOfReduction).map((id) => ({
          id,
          label: t(`bo-prices:reduction.states.${id}`),
        }))}
      />
      {hasUses && (
        <SwitchFilter
          label={t('bo-prices:reduction.uses')}
          options={[{ id: 'usedUp', label: t('bo-prices:reduction.usedUp') }]}
        />
      )}
      {mayWrite && (
        <Link to="new" className={`${buttonClass()} bar-end`}>
          {add}
        </Link>
      )}
    </div>
  );
}
