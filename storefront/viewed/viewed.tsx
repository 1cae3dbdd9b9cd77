import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { readViewed } from './local-viewed.ts';
import type { ViewedStrip } from './viewed-strip.tsx';

/**
 * The pieces this browser looked at, far below what is being read. It knows them only after the page is there, and its code comes only
 * where there are any. `besides`: the product that is shown anyway.
 */
export function Viewed({ without }: { without?: number }) {
  const isInBrowser = useHydrated();
  const ids = useMemo(
    () => (isInBrowser ? readViewed().filter((id) => id !== without) : []),
    [isInBrowser, without],
  );
  const [Strip, setStrip] = useState<typeof ViewedStrip | null>(null);
  const isAny = ids.length > 0;
  useEffect(() => {
    if (isAny) void import('./viewed-strip.tsx').then((strip) => setStrip(() => strip.ViewedStrip));
  }, [isAny]);
  return isAny && Strip ? <Strip ids={ids} /> : null;
}
