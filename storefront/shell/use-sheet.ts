import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * A link that opens a sheet on the spot and leads to a page that does the same without JavaScript. The sheet closes when
 * a link inside it was followed; such links replace, as the sheet has a history entry of its own (GLB-3).
 */
export function useSheet() {
  const { key } = useLocation();
  // where it was opened: after a navigation one is elsewhere
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  return {
    isOpen,
    close: () => setOpenAt(null),
    /** For the link: toggles, unless a new tab is asked for. */
    onPress: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpenAt(isOpen ? null : key);
    },
  };
}
