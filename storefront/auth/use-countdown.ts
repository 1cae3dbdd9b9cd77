import { useEffect, useState } from 'react';
import type { SentCode } from '#storefront/shell/login/login-step.ts';

/** Whole seconds until another code may be sent, counted by the browser's own clock from when this one was sent. */
export function useCountdown(code: SentCode): number {
  const [left, setLeft] = useState(code.resendAfter);
  useEffect(() => {
    const until = performance.now() + code.resendAfter * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [code]);
  return left;
}
