import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A piece chosen on its own screen is in the address and handled like a scan, once: after Back or a reload it is not added again. */
export function useChosenPiece(scan: (serial: string) => Promise<void>): void {
  const [search, setSearch] = useSearchParams();
  const serial = search.get('scan');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (serial === null || taken.current === serial) return;
    taken.current = serial;
    setSearch(
      (before) => {
        before.delete('scan');
        return before;
      },
      { replace: true },
    );
    void scan(serial);
  }, [serial, scan, setSearch]);
}
