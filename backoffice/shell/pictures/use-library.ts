import { useRef, useState } from 'react';
import type { Media } from '#contract/admin/catalog/media.ts';
import { callApi } from '../api.ts';

export interface Library {
  /** Null until the first page has arrived. */
  rows: readonly Media[] | null;
  /** The text that the rows match. */
  q: string;
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  /** Starts over with the pictures that match a text; of two searches the later one is shown. */
  search: (q: string) => Promise<void>;
  showMore: () => Promise<void>;
}

type Shown = Pick<Library, 'q'> & { rows: readonly Media[]; next: string | null };

/** The pictures of the media library, latest first, a page at a time. */
export function useLibrary(kind: Media['kind'] | undefined): Library {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(0);
  const load = async (q: string, before?: Shown) => {
    const turn = (latest.current += 1);
    setLoading(true);
    setError(null);
    const query = {
      size: 25,
      count: 'none' as const,
      ...(q !== '' && { q }),
      ...(kind && { kind }),
      ...(typeof before?.next === 'string' && { cursor: before.next }),
    };
    try {
      const { rows, next } = await callApi('GET /api/admin/v1/attachments', { query });
      if (turn === latest.current) setShown({ q, rows: [...(before?.rows ?? []), ...rows], next });
    } catch (failure) {
      if (turn === latest.current) setError(failure);
    } finally {
      if (turn === latest.current) setLoading(false);
    }
  };
  return {
    rows: shown?.rows ?? null,
    q: shown?.q ?? '',
    hasMore: typeof shown?.next === 'string',
    isLoading,
    error,
    search: (q) => load(q),
    showMore: async () => {
      if (shown !== null && !isLoading) await load(shown.q, shown);
    },
  };
}
