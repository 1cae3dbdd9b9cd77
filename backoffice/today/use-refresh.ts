import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useFeedPulse } from '../shell/feed/use-feed.ts';

const everyMs = 60_000;

/** What happens at once is read together. */
const restMs = 1_500;

/** Loads the screen's data again when something of it changes, each minute while the page is in view, and when it comes back into view. */
export function useRefresh(): void {
  const { revalidate } = useRevalidator();
  useFeedPulse(['order', 'request', 'approval', 'transfer', 'message'], restMs, () => void revalidate());
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
