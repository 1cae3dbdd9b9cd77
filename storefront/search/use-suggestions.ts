import { useEffect, useState } from 'react';
import { fetchResource } from '#client/resource.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { SuggestionsView } from './suggestions-view.ts';

/** One letter suggests nothing. */
export const fewestLetters = 2;
/** No request while the visitor is still typing. */
const pauseMs = 150;
/** What was answered is known for so long: prices move. */
const knownForMs = 60_000;
const mostKnown = 40;

export interface Suggested {
  /** The suggestions for the last letters that were answered; shown until the next answer arrives. */
  view: SuggestionsView | null;
  /** The letters it is about. */
  query: string;
  /** What stands in the way of the letters as they are now; null = they are answered, or about to be. */
  problem: 'offline' | 'failed' | null;
  isLoading: boolean;
}

type Answer = Omit<Suggested, 'isLoading'> & { path: string };

const nothing: Suggested = { view: null, query: '', problem: null, isLoading: false };

/** What was answered on this visit, by its address. */
const known = new Map<string, { view: SuggestionsView; until: number }>();

/** Asks for what is typed, one question at a time: letters that came later take the question before them back. */
export function useSuggestions(typed: string): Suggested {
  const { links } = usePage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const path = typed.length < fewestLetters ? null : links.suggestions(typed);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const remembered = path === null ? undefined : recall(path);
    const look = () => {
      if (path === null) setAnswer(null);
      else if (remembered) setAnswer({ path, query: typed, view: remembered, problem: null });
      else
        void fetchSuggestions(path, signal).then(
          (found) => signal.aborted || setAnswer({ path, query: typed, ...found }),
        );
    };
    const timer = setTimeout(look, path === null || remembered ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [path, typed]);
  if (path === null) return nothing;
  if (answer === null) return { ...nothing, isLoading: true };
  const isCurrent = answer.path === path;
  return { ...answer, problem: isCurrent ? answer.problem : null, isLoading: !isCurrent };
}

async function fetchSuggestions(
  path: string,
  signal: AbortSignal,
): Promise<Pick<Suggested, 'view' | 'problem'>> {
  try {
    const view = await fetchResource<SuggestionsView>(path, { signal });
    remember(path, view);
    return { view, problem: null };
  } catch {
    return { view: null, problem: navigator.onLine ? 'failed' : 'offline' };
  }
}

function recall(path: string): SuggestionsView | undefined {
  const found = known.get(path);
  return found && found.until > Date.now() ? found.view : undefined;
}

function remember(path: string, view: SuggestionsView): void {
  known.set(path, { view, until: Date.now() + knownForMs });
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}
