import { useEffect, useRef } from 'react';

/** The id of the link that opens the form of `edited`: `new`, or an address by its id. */
export const openerId = (edited: string | number) => `edit-${edited}`;

/** When a form closes, returns the focus to the link that opened it. */
export function useFocusBack(edited: string | null): void {
  const before = useRef(edited);
  useEffect(() => {
    const closed = before.current;
    before.current = edited;
    if (closed !== null && edited === null) document.getElementById(openerId(closed))?.focus();
  }, [edited]);
}
