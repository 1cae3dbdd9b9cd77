import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FilterSheet } from './filter-sheet.tsx';

/**
 * The sheet of filters. Its code is loaded at the first touch of its button; if the network fails, the next touch
 * retries. It belongs to one history entry: another list starts with the sheet closed.
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
