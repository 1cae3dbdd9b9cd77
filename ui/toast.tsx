import { useEffect, type ReactNode } from 'react';
import './toast.css';

/** A short word at the bottom: 5 s, or 10 s when it offers an action. Empty = nothing is said. */
export function Toast({
  children,
  hasAction = false,
  onDone,
}: {
  children: ReactNode;
  hasAction?: boolean;
  onDone: () => void;
}) {
  useEffect(() => {
    if (!children) return;
    const timer = setTimeout(onDone, hasAction ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [children, hasAction, onDone]);
  return (
    <div className="toast-place" role="status">
      {children && <div className="toast">{children}</div>}
    </div>
  );
}
