import { useEffect, useState } from 'react';

/**
 * Whole seconds until another code may be sent, counted by the browser's own clock from when this one was sent.
 * `rendered`: the number in the server's markup.
 */
export function useCountdown(code: { resendAfter: number }, rendered: number): number {
  const [left, setLeft] = useState(rendered);
  useEffect(() => {
    const until = performance.now() + code.resendAfter * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [code]);
  return left;
}
