import { useEffect, useState } from 'react';
import { fetchResource } from '#client/resource.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { SuggestionsView } from './suggestions-view.ts';

/** A single letter gives no suggestions. */
export const minLetters = 2;
/** No request while the visitor is still typing. */
const pauseMs = 150;
/** How long a response is cached, because prices change. */
const knownForMs = 60_000;
const maxKnown = 40;

export interface Suggested {
  /** The suggestions for the latest answered text; shown until the next response arrives. */
  view: SuggestionsView | null;
  /** The text they are for. */
  query: string;
  /** Why there are no suggestions for the present text; null if there are, or the request is pending. */
  problem: 'offline' | 'failed' | null;
  isLoading: boolean;
}

type Answer = Omit<Suggested, 'isLoading'> & { path: string };

const nothing: Suggested = { view: null, query: '', problem: null, isLoading: false };

/** The responses of this visit, by address. */
const known = new Map<string, { view: SuggestionsView; until: number }>();

/** Requests suggestions for the typed text, one request at a time: a later text aborts the request before it. */
export function useSuggestions(typed: string): Suggested {
  const { links } = usePage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const path = typed.length < minLetters ? null : links.suggestions(typed);
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
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
}
