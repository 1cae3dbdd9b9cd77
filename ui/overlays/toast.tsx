import { useEffect, useRef, type ReactNode } from 'react';
import './toast.css';

/**
 * A short word at the bottom: 5 s, or 10 s when it offers an action, or as long as is said; longer while it has the focus.
 * Empty = nothing is said.
 */
export function Toast({
  children,
  hasAction = false,
  lastsMs = hasAction ? 10_000 : 5_000,
  onDone,
}: {
  children: ReactNode;
  hasAction?: boolean;
  lastsMs?: number;
  onDone: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!children) return;
    let timer = setTimeout(end, lastsMs);
    function end() {
      if (place.current?.contains(document.activeElement)) timer = setTimeout(end, 1_000);
      else onDone();
    }
    return () => clearTimeout(timer);
  }, [children, lastsMs, onDone]);
  return (
    <div className="toast-place" role="status" ref={place}>
      {children && <div className="toast">{children}</div>}
    </div>
  );
}
