import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useFeedPulse } from '../shell/feed/use-feed.ts';

const everyMs = 60_000;

/** Events within this time cause one request. */
const restMs = 1_500;

/** Loads the screen's data again when they change, each minute while the page is visible, and when it becomes visible again. */
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
