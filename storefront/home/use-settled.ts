import { useEffect, useState } from 'react';

const settlesAfterMs = 2_000;

/** Whether the page has been complete for a moment, or was scrolled; then pictures far below may load, too (HOM-6). */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setSettled(true);
    const onLoad = () => {
      timer = setTimeout(settle, settlesAfterMs);
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    window.addEventListener('scroll', settle, { passive: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', onLoad);
      window.removeEventListener('scroll', settle);
    };
  }, []);
  return isSettled;
}
