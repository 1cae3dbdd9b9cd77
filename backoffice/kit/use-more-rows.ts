import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

interface Further {
  /** The address of the list and the cursor of its first page; if the list has grown since, it starts from its first page. */
  of: string;
  rows: readonly unknown[];
  next: string | null;
}

/** The pages after the first one of the list that was left last. */
const remembered: { further: Further | null } = { further: null };

/**
 * The rows of a list: its first page, and further pages on demand. Another first page starts over; when the user
 * returns to a list, its further pages are restored.
 */
export function useMoreRows<Row>(first: Page<Row>, loadNext: (cursor: string) => Promise<Page<Row>>) {
  const { pathname, search } = useLocation();
  const of = `${pathname}${search} ${first.next}`;
  const isBack = useNavigationType() === 'POP';
  const [more, setMore] = useState<{ of: Page<Row>; rows: Row[]; next: string | null } | null>(() => {
    const { further } = remembered;
    if (!isBack || further?.of !== of) return null;
    return { of: first, rows: [...first.rows, ...(further.rows as Row[])], next: further.next }; // of the same list
  });
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const current = more?.of === first ? more : { of: first, rows: first.rows, next: first.next };
  const { next } = current;
  const showMore = async () => {
    if (next === null || isLoading) return;
    setLoading(true);
    setError(null);
    try {
      const page = await loadNext(next);
      const rows = [...current.rows, ...page.rows];
      remembered.further = { of, rows: rows.slice(first.rows.length), next: page.next };
      setMore({ of: first, rows, next: page.next });
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  };
  return { rows: current.rows, hasMore: next !== null, showMore, isLoading, error };
}
