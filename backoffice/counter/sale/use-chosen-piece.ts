import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** A piece that was chosen on its own screen comes in the address as if it were scanned, once: after Back or a reload it is not taken again. */
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
