import { useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * A link that opens a sheet on the spot and leads to a page that does the same without JavaScript. The sheet closes when
 * a link inside it was followed; such links replace, as the sheet has a history entry of its own (GLB-3).
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
