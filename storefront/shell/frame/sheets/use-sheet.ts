import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * A link that opens a sheet in place; without JavaScript it leads to a page with the same function. The sheet closes
 * when a link inside it is followed; such links replace the history entry, because the sheet has its own (GLB-3).
 */
export function useSheet() {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setOpen(false);
  }
  return {
    isOpen,
    close: () => setOpen(false),
    /** Handler for the link: toggles the sheet, unless the link opens in a new tab. */
    onPress: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(!isOpen);
    },
  };
}
