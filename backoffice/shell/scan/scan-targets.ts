import { useEffect, useRef } from 'react';

/** Handles a scan; if it returns false, the target that was mounted before is tried. */
type Target = (text: string) => boolean;

const targets: Target[] = [];

/** Whether a part of the screen handled this scan: the one mounted last is tried first. */
export const takeScan = (text: string): boolean => targets.toReversed().some((take) => take(text));

/** While the component is mounted, scans call `take` (unless null) instead of opening a record. `take` returns whether it used the scan. */
export function useScanTarget(take: Target | null): void {
  const current = useRef(take);
  useEffect(() => {
    current.current = take;
  });
  const isOn = take !== null;
  useEffect(() => {
    if (!isOn) return;
    const target: Target = (text) => current.current?.(text) ?? false;
    targets.push(target);
    return () => void targets.splice(targets.indexOf(target), 1);
  }, [isOn]);
}
