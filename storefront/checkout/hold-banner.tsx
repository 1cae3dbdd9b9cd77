import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatTime } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { HoldView } from './hold-view.ts';

type Held = Extract<HoldView, { kind: 'HELD' }>;

const warningMinutes = 5;

/**
 * Until when the pieces are held. The minutes are counted aloud only in the last five, with one extension by one tap (decisions 5, WCAG
 * 2.2.1). When the time is over another hold is tried: the form with all that was typed stays. `form`: the id of that form, which the
 * button sends along.
 */
export function HoldBanner({ hold, form }: { hold: HoldView; form: string }) {
  const { t } = usePage();
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState<string | null>(null);
  const isAgain = hold.kind === 'HELD' && ended !== null && ended !== hold.until;
  const end = (until: string) => {
    setEnded(until);
    void revalidate();
  };
  return (
    <div className="hold-banner" role="status">
      {hold.kind === 'HELD' ? (
        <HeldWords
          // a hold that was looked at again counts anew
          key={`${hold.until} ${hold.secondsLeft}`}
          hold={hold}
          isAgain={isAgain}
          onEnd={() => end(hold.until)}
          form={form}
        />
      ) : (
        <span data-happened="zr_hold_expire">
          {hold.kind === 'LIMIT'
            ? t('checkout:holdLimit', { time: formatTime(hold.againAt) })
            : t('checkout:notHeld')}
        </span>
      )}
    </div>
  );
}

interface HeldProps {
  hold: Held;
  /** The one before is over. */
  isAgain: boolean;
  onEnd: () => void;
  form: string;
}

function HeldWords({ hold, isAgain, onEnd, form }: HeldProps) {
  const { t } = usePage();
  const minutes = useMinutesLeft(hold.secondsLeft, onEnd);
  if (minutes === 0) return <span data-happened="zr_hold_expire">{t('checkout:holdOver')}</span>;
  const isSoon = minutes <= warningMinutes;
  const time = formatTime(hold.until);
  return (
    <>
      <span data-happened="zr_hold_start">
        {t(isAgain ? 'checkout:heldAgain' : 'checkout:held', { time })}
        {hold.pieces < hold.wanted &&
          ` ${t('checkout:heldSome', { count: hold.pieces, wanted: hold.wanted })}`}
      </span>
      {isSoon && <strong>{t('checkout:heldSoon', { count: minutes })}</strong>}
      {isSoon && !hold.canExtend && <span>{t('checkout:heldLast')}</span>}
      {hold.canExtend && (isSoon ? <Extend form={form} /> : <ExtendWithoutScript form={form} />)}
    </>
  );
}

/** Nothing counts there, so the extension is offered from the start. */
function ExtendWithoutScript({ form }: { form: string }) {
  return (
    <noscript>
      <Extend form={form} />
    </noscript>
  );
}

function Extend({ form }: { form: string }) {
  const { t } = usePage();
  return (
    <button
      type="submit"
      form={form}
      formNoValidate
      name="intent"
      value="extend"
      className="button button-text small"
      data-gesture="zr_hold_extend"
    >
      {t('checkout:extend')}
    </button>
  );
}

/** Whole minutes that are begun, 0 when it is over, of which `onEnd` hears once. Counted from when the page came, not by what a clock shows. */
function useMinutesLeft(secondsLeft: number, onEnd: () => void): number {
  const [minutes, setMinutes] = useState(Math.ceil(secondsLeft / 60));
  useEffect(() => {
    const end = Date.now() + secondsLeft * 1000;
    const look = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 60_000));
      setMinutes(left);
      if (left === 0) {
        clearInterval(timer);
        onEnd();
      }
    };
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
    // the caller's function is another with every showing, and says the same
    // oxlint-disable-next-line react/exhaustive-deps
  }, [secondsLeft]);
  return minutes;
}
