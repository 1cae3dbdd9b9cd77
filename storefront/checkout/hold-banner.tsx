import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { Hold } from '#contract/cart.ts';
import { formatTime } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';

const warningMinutes = 5;

/** Until when the pieces are held. The minutes are counted aloud only in the last five; one extension by one tap (WCAG 2.2.1). */
export function HoldBanner({ hold }: { hold: Hold | null }) {
  const { t } = usePage();
  const minutes = useMinutesLeft(hold?.expiresAt);
  if (!hold || (minutes !== null && minutes <= 0))
    return (
      <p className="hold-banner" data-happened="zr_hold_expire">
        {t('checkout:notHeld')}
      </p>
    );
  const isSoon = minutes !== null && minutes <= warningMinutes;
  return (
    <div className="hold-banner" role="status" data-happened="zr_hold_start">
      <span>{t('checkout:held', { time: formatTime(hold.expiresAt) })}</span>
      {isSoon && <strong> {t('checkout:heldSoon', { count: minutes })}</strong>}
      {isSoon && hold.extendable && (
        <Form method="post" preventScrollReset data-gesture="zr_hold_extend">
          <input type="hidden" name="intent" value="extend" />
          <button type="submit" className="button button-text small">
            {t('checkout:extend')}
          </button>
        </Form>
      )}
    </div>
  );
}

/** Null until the browser's clock is asked: the server's page must be the same as the first one here. */
function useMinutesLeft(expiresAt: string | undefined): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    if (expiresAt === undefined) return;
    const look = () => setMinutes(Math.ceil((new Date(expiresAt).getTime() - Date.now()) / 60_000));
    look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return minutes;
}
