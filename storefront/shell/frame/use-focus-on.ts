import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the element when `value` changes after an action. The initial value moves nothing. */
export function useFocusOn<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
