import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time, starting with the time of rendering; on a cached page it is corrected at once. */
export function useClock(rendered: string): string {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const tick = (): void => setNow(new Date().toISOString());
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
