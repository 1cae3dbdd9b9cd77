import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const everyMs = 60_000;

/** Loads the screen's data again each minute while the page is in view, and when it comes back into view. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);
}
