import { useEffect, useRef, type RefObject } from 'react';

/** What has the focus after an action: the element, when `value` became another. The page's first value moves nothing. */
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
