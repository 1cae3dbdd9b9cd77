import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { readViewed } from './local-viewed.ts';
import type { ViewedStrip } from './viewed-strip.tsx';

/**
 * The products viewed in this browser, far below the first screen. They are known only in the browser, and the code
 * is loaded only if there are any. `without`: the product of the current page.
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
