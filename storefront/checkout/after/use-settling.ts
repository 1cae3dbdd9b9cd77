import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

const pollEveryMs = 3_000;
/** How long a provider may be slow before the page says so (FAI-2). */
const patienceMs = 60_000;

/**
 * While a payment settles the page asks the server how it stands, for a minute; then it leads to `late`. A page that Back brought out of
 * the browser's memory asks at once, whatever it showed.
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

/** The answer may come yet: the page that says it is late goes on asking, for as long as somebody may look at it. */
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
