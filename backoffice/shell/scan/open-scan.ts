import { useEffect } from 'react';

const openers: (() => void)[] = [];

/** Opens the sheet in which a number is scanned or typed. */
export const openScan = (): void => openers.at(-1)?.();

/** While the component is mounted, `openScan` calls this. */
export function useScanOpener(open: () => void): void {
  useEffect(() => {
    openers.push(open);
    return () => void openers.splice(openers.indexOf(open), 1);
  }, [open]);
}
