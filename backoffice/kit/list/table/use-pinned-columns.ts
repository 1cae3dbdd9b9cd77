import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the positions of pinned columns: each begins where the one before it ends. Widths depend on the table's
 * content, so they are measured; the stylesheet (list-table.css) reads the custom properties.
 */
export function usePinnedColumns(table: RefObject<HTMLTableElement | null>, pinned: number): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const heads = [...element.querySelectorAll<HTMLElement>('thead th')].slice(0, pinned);
    const place = () => {
      let left = 0;
      for (const [nth, head] of heads.entries()) {
        element.style.setProperty(`--pin-${nth + 1}`, `${left}px`);
        left += head.offsetWidth;
      }
    };
    place();
    const sizes = new ResizeObserver(place);
    for (const head of heads) sizes.observe(head);
    return () => sizes.disconnect();
  }, [table, pinned]);
}
