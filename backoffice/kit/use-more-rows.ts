import { useState } from 'react';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** The rows of a list: its first page, and further pages on demand. Another first page starts over. */
export function useMoreRows<Row>(first: Page<Row>, loadNext: (cursor: string) => Promise<Page<Row>>) {
  const [more, setMore] = useState<{ of: Page<Row>; rows: Row[]; next: string | null } | null>(null);
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
      setMore({ of: first, rows: [...current.rows, ...page.rows], next: page.next });
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  };
  return { rows: current.rows, hasMore: next !== null, showMore, isLoading, error };
}
