import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

const pollEveryMs = 3_000;
/** How long the page waits for a provider before it says that the payment is late (FAI-2). */
const patienceMs = 60_000;

/**
 * Polls the server for a minute while a payment is being settled, then navigates to `late`. A page restored by Back
 * from the browser's memory polls at once, whatever it showed.
 */
export function useSettling({ isSettling, late }: { isSettling: boolean; late: string }): void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSettling) return;
    const timer = setInterval(() => void revalidate(), pollEveryMs);
    const end = setTimeout(() => void navigate(late, { replace: true }), patienceMs);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isSettling, late, revalidate, navigate]);
  useRefreshOnReturn();
}

/** The answer may still arrive, so the page that reports the delay keeps polling while it is visible. */
export function useLateAnswer(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, 2 * pollEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  useRefreshOnReturn();
}

function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [revalidate]);
}
