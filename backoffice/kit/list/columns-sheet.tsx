import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Sheet } from '../sheet.tsx';
import { useWords } from '../words.tsx';
import { withFilter } from './list-address.ts';
import { maxPinned, moved, pinnedIn, withColumns, withPinned } from './list-columns.ts';
import './columns.css';

interface Props<Name extends string> {
  shown: readonly Name[];
  defaults: readonly Name[];
  /** All columns of the list, the first one first; each with its header. */
  columns: Readonly<Record<Name, { head: string }>>;
  all: readonly Name[];
}

/** The button that opens the column settings. */
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

/**
 * Selects the columns of a list, their order, which of them are pinned, and the density of the rows. Takes effect at
 * once, because all of it is stored in the address.
 */
function ColumnsSheet<Name extends string>({
  shown,
  defaults,
  columns,
  all,
  onClose,
}: Props<Name> & { onClose: () => void }) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const set = (next: readonly Name[]) => setSearch(withColumns(search, next, defaults), { replace: true });
  const pinned = pinnedIn(search);
  const pin = (name: Name) => {
    const next = withPinned(shown, pinned, name);
    const address = withColumns(search, next.columns, defaults);
    setSearch(withFilter(address, 'pin', next.pinned > 1 ? String(next.pinned) : ''), { replace: true });
  };
  const hidden = all.filter((name) => !shown.includes(name));
  return (
    <Sheet title={t('bo-shell:list.columns')} isOpen onClose={onClose}>
      <ul className="column-list">
        {[...shown, ...hidden].map((name, nth) => (
          <ColumnLine
            key={name}
            head={columns[name].head}
            isFirst={nth === 0}
            isShown={shown.includes(name)}
            onShow={(isShown) => set(isShown ? [...shown, name] : shown.filter((one) => one !== name))}
          >
            <button
              type="button"
              className="column-pin"
              aria-pressed={nth < pinned}
              disabled={nth >= pinned && pinned === maxPinned}
              aria-label={t('bo-shell:list.pinColumn', { column: columns[name].head })}
              onClick={() => pin(name)}
            >
              {t(`bo-shell:list.${nth < pinned ? 'pinned' : 'pin'}`)}
            </button>
            <MoveButton
              label={t('bo-shell:list.columnUp', { column: columns[name].head })}
              isUp
              isOff={nth === 1}
              onPress={() => set(moved(shown, name, -1))}
            />
            <MoveButton
              label={t('bo-shell:list.columnDown', { column: columns[name].head })}
              isOff={nth === shown.length - 1}
              onPress={() => set(moved(shown, name, 1))}
            />
          </ColumnLine>
        ))}
      </ul>
      <Density />
      <div className="bar">
        <Button onClick={onClose}>{t('bo-shell:list.columnsDone')}</Button>
        <Button kind="text" onClick={() => set(defaults)}>
          {t('bo-shell:list.columnsUsual')}
        </Button>
      </div>
    </Sheet>
  );
}

function Density() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const isCompact = search.get('density') === 'compact';
  return (
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
  );
}

interface LineProps {
  head: string;
  /** The first column opens the row, so it is always shown, in the first place. */
  isFirst: boolean;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** The actions for a displayed column. */
  children: ReactNode;
}

function ColumnLine({ head, isFirst, isShown, onShow, children }: LineProps) {
  return (
    <li>
      <label>
        <input
          type="checkbox"
          className="row-check"
          checked={isShown}
          disabled={isFirst}
          onChange={() => onShow(!isShown)}
        />
        {head}
      </label>
      {isShown && !isFirst && <span className="column-moves">{children}</span>}
    </li>
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
