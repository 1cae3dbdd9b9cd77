import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Sheet } from '../sheet.tsx';
import { useWords } from '../words.tsx';
import { withFilter } from './list-address.ts';
import { moved, withColumns } from './list-columns.ts';
import './columns.css';

interface Props<Name extends string> {
  shown: readonly Name[];
  usual: readonly Name[];
  /** All that the list has, the first one first; each with its head. */
  columns: Readonly<Record<Name, { head: string }>>;
  all: readonly Name[];
}

/** The button that opens the choice of columns. */
export function ColumnsButton<Name extends string>(props: Props<Name>) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="column-button">
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('bo-shell:list.columns')}
      </Button>
      {isOpen && <ColumnsSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Which columns a list shows, in which order, and how close its rows stand. Acts at once: the address has it all. */
function ColumnsSheet<Name extends string>({
  shown,
  usual,
  columns,
  all,
  onClose,
}: Props<Name> & { onClose: () => void }) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const set = (next: readonly Name[]) => setSearch(withColumns(search, next, usual), { replace: true });
  const isCompact = search.get('density') === 'compact';
  const hidden = all.filter((name) => !shown.includes(name));
  return (
    <Sheet title={t('bo-shell:list.columns')} isOpen onClose={onClose}>
      <ul className="column-list">
        {[...shown, ...hidden].map((name, nth) => {
          const isShown = shown.includes(name);
          const { head } = columns[name];
          return (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  className="row-check"
                  checked={isShown}
                  disabled={nth === 0}
                  onChange={() => set(isShown ? shown.filter((one) => one !== name) : [...shown, name])}
                />
                {head}
              </label>
              {isShown && nth > 0 && (
                <span className="column-moves">
                  <MoveButton
                    label={t('bo-shell:list.columnUp', { column: head })}
                    isUp
                    isOff={nth === 1}
                    onPress={() => set(moved(shown, name, -1))}
                  />
                  <MoveButton
                    label={t('bo-shell:list.columnDown', { column: head })}
                    isOff={nth === shown.length - 1}
                    onPress={() => set(moved(shown, name, 1))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <label className="column-density">
        <input
          type="checkbox"
          className="row-check"
          checked={isCompact}
          onChange={() =>
            setSearch(withFilter(search, 'density', isCompact ? '' : 'compact'), { replace: true })
          }
        />
        {t('bo-shell:list.compact')}
      </label>
      <div className="bar">
        <Button onClick={onClose}>{t('bo-shell:list.columnsDone')}</Button>
        <Button kind="text" onClick={() => set(usual)}>
          {t('bo-shell:list.columnsUsual')}
        </Button>
      </div>
    </Sheet>
  );
}

interface MoveProps {
  label: string;
  isUp?: boolean;
  isOff: boolean;
  onPress: () => void;
}

function MoveButton({ label, isUp = false, isOff, onPress }: MoveProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      data-up={isUp || undefined}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon name="chevron" size={16} />
    </button>
  );
}
