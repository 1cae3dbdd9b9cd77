import { Button } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { SentCode } from '#storefront/shell/login/login-step.ts';
import type { FormProps } from './form-props.ts';
import { useCountdown } from '#storefront/shell/login/use-countdown.ts';

/** Sends another code, as soon as that is allowed. Screen readers announce the end of the wait, not every second. */
export function ResendForm({ flow, code, to }: FormProps & { code: SentCode }) {
  const { t, links } = usePage();
  const left = useCountdown(code, code.resendAfter);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <form
      className="login-resend"
      method="post"
      action={links.login({ to })}
      onSubmit={(event) => {
        event.preventDefault();
        flow.resend();
      }}
    >
      <input type="hidden" name="intent" value="resend" />
      {to !== null && <input type="hidden" name="to" value={to} />}
      <Button
        kind="text"
        type="submit"
        disabledReason={left > 0 ? t('auth:resendIn', { time }) : undefined}
        loading={flow.isSending}
      >
        {t('auth:resend')}
      </Button>
      <span className="visually-hidden" role="status">
        {left === 0 ? t('auth:mayResend') : ''}
      </span>
    </form>
  );
}
