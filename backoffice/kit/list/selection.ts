import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { looks } from './list-address.ts';
import { hasSingleLetters } from './single-letters.ts';

interface Chosen {
  /** The address of the list: another filter begins with nothing. */
  of: string;
  keys: readonly string[];
  /** All that match, without `keys`. */
  isAll: boolean;
  /** Where a range begins. */
  last: string | null;
}

/** What the API takes: names one by one, or everything of the list's query without some. */
export type Choice<Query> = { ids: string[] } | { query: Query; except: string[] };

export interface Selection {
  isAll: boolean;
  /** null: all of more than were counted. */
  count: number | null;
  isChosen: (key: string) => boolean;
  /** With `isRange`, all rows between the last chosen one and this one are chosen as well. */
  choose: (key: string, how: { isChosen: boolean; isRange: boolean }) => void;
  chooseAll: () => void;
  choiceOf: <Query>(query: Query) => Choice<Query>;
  clear: () => void;
}

interface Listed {
  /** The keys of the rows that are shown, in their order. */
  keys: readonly string[];
  /** How many match; null: not counted to the end. */
  total: number | null;
}

/** What was chosen last: the way back to the list finds it. */
const remembered: { chosen: Chosen | null } = { chosen: null };

/** The rows of a list that are chosen; `x` chooses the row that has the focus, Shift with it a range. */
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

/** Other columns, another order or density leave the selection as it is. */
function filtersOf(search: string): string {
  const filters = new URLSearchParams(search);
  for (const name of [...looks, 'sort']) filters.delete(name);
  return filters.toString();
}

/** The rows from one to another, both among them. */
export function between(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const begin = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (begin === -1 || end === -1) return [to];
  return keys.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}

const typedInto = 'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"]';

function useChoosingKey(): void {
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      // by its place on the keyboard: the letter differs between layouts
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
