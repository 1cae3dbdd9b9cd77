import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useScreenKeys } from '../keys/screen-keys.ts';
import { useWords } from '../words.tsx';
import { looks } from './list-address.ts';
import { hasSingleLetters } from './single-letters.ts';

interface Chosen {
  /** The address of the list; another filter starts with an empty selection. */
  of: string;
  keys: readonly string[];
  /** Whether all matching rows are selected, except `keys`. */
  isAll: boolean;
  /** The start of a range. */
  last: string | null;
}

/** The selection in the API's format: ids, or everything in the list's query with exceptions. */
export type Choice<Query> = { ids: string[] } | { query: Query; except: string[] };

export interface Selection {
  isAll: boolean;
  /** Null for all rows, if there are more than were counted. */
  count: number | null;
  isChosen: (key: string) => boolean;
  /** With `isRange`, all rows between the one selected last and this one are selected as well. */
  choose: (key: string, how: { isChosen: boolean; isRange: boolean }) => void;
  chooseAll: () => void;
  choiceOf: <Query>(query: Query) => Choice<Query>;
  clear: () => void;
}

interface Listed {
  /** The keys of the displayed rows, in their order. */
  keys: readonly string[];
  /** Number of matching rows; null if counting stopped at the limit. */
  total: number | null;
}

/** The last selection, restored when the user returns to the list. */
const remembered: { chosen: Chosen | null } = { chosen: null };

/** The selected rows of a list; `x` selects the focused row, Shift+x a range. */
export function useSelection({ keys, total }: Listed): Selection {
  const { pathname, search } = useLocation();
  const of = `${pathname}?${filtersOf(search)}`;
  const [state, setState] = useState<Chosen | null>(remembered.chosen);
  const chosen: Chosen = state?.of === of ? state : { of, keys: [], isAll: false, last: null };
  const set = (next: Partial<Chosen>) => {
    remembered.chosen = { ...chosen, ...next };
    setState(remembered.chosen);
  };
  useChoosingKey();
  const { isAll } = chosen;
  const named = new Set(chosen.keys);
  const allLeft = total === null ? null : total - named.size;
  return {
    isAll,
    count: isAll ? allLeft : named.size,
    isChosen: (key) => named.has(key) !== isAll,
    choose(key, { isChosen, isRange }) {
      for (const one of isRange ? between(keys, chosen.last, key) : [key]) {
        if (isChosen === isAll) named.delete(one);
        else named.add(one);
      }
      set({ keys: [...named], last: key });
    },
    chooseAll: () => set({ keys: [], isAll: true }),
    clear: () => set({ keys: [], isAll: false, last: null }),
    choiceOf: (query) => (isAll ? { query, except: [...named] } : { ids: [...named] }),
  };
}

/** Other columns, another sort order or density keep the selection. */
function filtersOf(search: string): string {
  const filters = new URLSearchParams(search);
  for (const name of [...looks, 'sort']) filters.delete(name);
  return filters.toString();
}

/** The rows from one to another, including both. */
export function between(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const begin = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (begin === -1 || end === -1) return [to];
  return keys.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}

const typedInto = 'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"]';

function useChoosingKey(): void {
  const { t } = useWords();
  useScreenKeys([{ key: 'x', label: t('bo-shell:keys.choose') }]);
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      // by position on the keyboard, because the letter differs between layouts
      if (pressed.code !== 'KeyX' || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
      const { target, shiftKey } = pressed;
      if (!hasSingleLetters()) return;
      if (!(target instanceof Element) || target.closest(typedInto) !== null) return;
      const box = target.closest('tr')?.querySelector('.row-check');
      box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
