import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FilterSheet } from './filter-sheet.tsx';

/**
 * The sheet of filters, whose code is loaded at the first touch of its button; without a network the next touch tries again. It belongs to
 * one entry of the history: another list begins without it.
 */
export function useFilterSheet() {
  const { key } = useLocation();
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  const [opened, setOpened] = useState<{ key: string; part: string | undefined } | null>(null);
  const bring = () => {
    if (Sheet) return;
    import('./filter-sheet.tsx').then(
      (code) => setSheet(() => code.FilterSheet),
      () => {},
    );
  };
  return {
    Sheet,
    bring,
    open: (part?: string) => {
      bring();
      setOpened({ key, part });
    },
    state: { open: opened?.key === key, part: opened?.part, onClose: () => setOpened(null) },
  };
}
