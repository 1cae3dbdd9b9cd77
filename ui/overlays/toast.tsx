import { useEffect, useRef, type ReactNode } from 'react';
import './toast.css';

/**
 * A short message at the bottom, shown for 5 s, or 10 s if it offers an action, or for the given time; longer while it has the focus.
 * Empty = no message.
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
