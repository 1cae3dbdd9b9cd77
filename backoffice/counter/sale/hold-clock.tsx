import { useEffect, useState } from 'react';
import { useWords } from '../../kit/words.tsx';

/** The remaining time of the hold, as minutes and seconds: 9:41. */
export function HoldClock({ until }: { until: string }) {
  const { t } = useWords();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={seconds < 120 ? 'hold-clock hold-clock-short' : 'hold-clock'} role="timer" aria-live="off">
      {t('bo-counter:held', { time })}
    </p>
  );
}
