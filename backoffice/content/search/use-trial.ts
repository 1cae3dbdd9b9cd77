import { useState } from 'react';
import type { TriedSearch } from '#contract/admin/search-words.ts';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';

interface Query {
  q: string;
  id?: number;
  words?: string;
  meaning?: string;
  artikuls?: string;
}

/** Tries a change before it is saved; `tried` is the result for the last tried query, which `of` identifies. */
export function useTrial() {
  const [tried, setTried] = useState<{ answer: TriedSearch; of: string } | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const run = (query: Query) =>
    attempt(async () => {
      const answer = await callApi('GET /api/admin/v1/search-words/try', { query });
      setTried({ answer, of: signOf(query) });
    });
  return { tried, run, error, isBusy };
}

/** An equal value for queries that would give the same result. */
export const signOf = ({ words = '', meaning = '', artikuls = '' }: Omit<Query, 'q'>): string =>
  JSON.stringify([words, meaning, artikuls]);
