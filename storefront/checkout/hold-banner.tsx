import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatTime } from '#ui/dates.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { usePage } from '#storefront/shell/page.ts';
import { ProfileLink } from '#storefront/shell/frame/header/profile-link.tsx';
import type { HoldRefusal, HoldView } from './hold-view.ts';
import { refusalHelp } from './refusal-help.ts';

type Held = Extract<HoldView, { kind: 'HELD' }>;

const warningMinutes = 5;

/**
 * Shows until when the pieces are held. Screen readers announce the minutes only in the last five; the hold can be
 * extended once with one tap (decisions 5, WCAG 2.2.1). After its end the page offers to hold the pieces again, and
 * the typed values stay. `form`: the id of the order form, submitted by the buttons.
 */
export function HoldBanner({ hold, form }: { hold: HoldView; form: string }) {
  const { t } = usePage();
  const { revalidate } = useRevalidator();
  const [isOver, setIsOver] = useState(false);
  const end = () => {
    setIsOver(true);
    void revalidate();
  };
  return (
    <div className="hold-banner" role="status">
      {hold.kind === 'HELD' && (
        // a hold that was loaded again restarts the countdown
        <HeldWords key={`${hold.until} ${hold.secondsLeft}`} hold={hold} onEnd={end} form={form} />
      )}
      {hold.kind === 'LIMIT' && <span>{t('checkout:holdLimit', { time: formatTime(hold.againAt) })}</span>}
      {hold.kind === 'NONE' && (
        <>
          {isOver ? <OverWords /> : <span>{t('checkout:notHeld')}</span>}
          {hold.canHold && <Send form={form} intent="hold" label={t('checkout:hold')} />}
        </>
      )}
    </div>
  );
}

/** The style of the button that holds the pieces. */
const linkClass = 'button button-text small';

interface RefusedProps {
  refusal: HoldRefusal | null;
  isGuest: boolean;
}

/** Why more pieces are not held, with what to do: a guest proves the phone in a dialog and keeps the typed values. */
export function HoldRefused({ refusal, isGuest }: RefusedProps) {
  const { t, links } = usePage();
  const contacts = useContacts();
  if (refusal?.kind !== 'REFUSED') return null;
  return (
    <p className="hold-banner" role="status">
      <span>{refusal.words}</span>
      {refusal.problem === 'HOLD_NEEDS_PHONE' && isGuest && (
        <ProfileLink
          to={links.login({ form: 'phone', to: links.checkout() })}
          requiredUrl={null}
          className={linkClass}
        >
          {t('checkout:provePhone')}
        </ProfileLink>
      )}
      {refusalHelp(refusal.problem, { t, links, isGuest, contacts }).map(({ message, href }) => (
        <a key={href} href={href} className={linkClass}>
          {message}
        </a>
      ))}
    </p>
  );
}

function OverWords() {
  const { t } = usePage();
  return <span data-happened="zr_hold_expire">{t('checkout:holdOver')}</span>;
}

interface HeldProps {
  hold: Held;
  onEnd: () => void;
  form: string;
}

function HeldWords({ hold, onEnd, form }: HeldProps) {
  const { t } = usePage();
  const minutes = useMinutesLeft(hold.secondsLeft, onEnd);
  if (minutes === 0) return <OverWords />;
  const isSoon = minutes <= warningMinutes;
  const facts = { count: hold.pieces, wanted: hold.wanted };
  return (
    <>
      <span data-happened="zr_hold_start">
        {t('checkout:held', { time: formatTime(hold.until) })}
        {hold.canHoldMore
          ? ` ${t('checkout:heldPart', facts)}`
          : hold.pieces < hold.wanted && ` ${t('checkout:heldSome', facts)}`}
      </span>
      {hold.canHoldMore && <Send form={form} intent="hold" label={t('checkout:holdRest')} />}
      {isSoon && <strong>{t('checkout:heldSoon', { count: minutes })}</strong>}
      {isSoon && !hold.canExtend && <span>{t('checkout:heldLast')}</span>}
      {hold.canExtend && (isSoon ? <Extend form={form} /> : <ExtendWithoutScript form={form} />)}
    </>
  );
}

/** Without a script there is no countdown, so the extension is offered from the start. */
function ExtendWithoutScript({ form }: { form: string }) {
  return (
    <noscript>
      <Extend form={form} />
    </noscript>
  );
}

function Extend({ form }: { form: string }) {
  const { t } = usePage();
  return <Send form={form} intent="extend" label={t('checkout:extend')} gesture="zr_hold_extend" />;
}

interface SendProps {
  form: string;
  intent: 'hold' | 'extend';
  label: string;
  /** The name of the measured event (docs/contracts/events.md). */
  gesture?: string;
}

function Send({ form, intent, label, gesture }: SendProps) {
  return (
    <button
      type="submit"
      form={form}
      formNoValidate
      name="intent"
      value={intent}
      className={linkClass}
      data-gesture={gesture}
    >
      {label}
    </button>
  );
}

/**
 * Whole minutes left, rounded up, 0 at the end; then calls `onEnd` once. Counted from when the page was loaded, not
 * by the clock's time.
 */
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
    // oxlint-disable-next-line react/exhaustive-deps -- `onEnd` is a new function at each render and does the same each time
  }, [secondsLeft]);
  return minutes;
}
