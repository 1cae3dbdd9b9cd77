import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../words.tsx';
import type { Selection } from './selection.ts';
import './list.css';
import './selection.css';

interface Props {
  selection: Selection;
  /** Number of matching rows; null if counting stopped at the limit. */
  total: number | null;
  /** Number of displayed rows. */
  shown: number;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** The number of selected rows and their actions; hidden if none is selected. */
export function SelectionBar({ selection, total, shown, children }: Props) {
  const { t, language } = useWords();
  const { count, isAll } = selection;
  if (count === 0) return null;
  const mayChooseAll = !isAll && (total === null || total > shown || (count ?? 0) < total);
  return (
    <section className="chosen" aria-label={t('bo-bulk:chosenPart')}>
      <p role="status">
        {count === null
          ? t('bo-bulk:chosenAll')
          : t('bo-bulk:chosen', { count, shown: formatInteger(count, language) })}
      </p>
      <Button kind="text" onClick={selection.clear}>
        {t('bo-bulk:unchoose')}
      </Button>
      {mayChooseAll && (
        <Button kind="text" onClick={selection.chooseAll}>
          {total === null
            ? t('bo-bulk:chooseAll')
            : t('bo-bulk:chooseAllOf', { shown: formatInteger(total, language) })}
        </Button>
      )}
      <div className="chosen-actions">{children}</div>
    </section>
  );
}
