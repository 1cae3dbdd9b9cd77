import { useEffect, useRef } from 'react';
import { OTP_LENGTH } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { OtpInput } from '#ui/controls/one-time-code/otp-input.tsx';
import { useCountdown } from '#storefront/shell/login/use-countdown.ts';
import { usePage } from '#storefront/shell/page.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import type { CodeStep } from '../phone-code.ts';

/** The field for the SMS code (CHK-3); it gets the focus when it appears. The order button submits it. */
export function CodeBlock({ code }: { code: CodeStep }) {
  const { t } = usePage();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.querySelector<HTMLInputElement>('[name="phoneCode"]')?.focus(), [code]);
  return (
    <div
      className="checkout-code"
      id="phoneCode"
      ref={block}
      data-happened={`zr_otp?step=${code.error === null ? 'sent' : 'fail'}`}
    >
      <p role="status">{t('checkout:codeSent', { phone: formatPhone(code.phone) })}</p>
      <input type="hidden" name="codePhone" value={code.phone} />
      <input type="hidden" name="codeResendAt" value={code.resendAt} />
      <OtpInput
        name="phoneCode"
        label={t('checkout:code')}
        length={OTP_LENGTH}
        digitsOnly={t('checkout:codeDigits')}
        error={code.error ?? undefined}
        // the shopper presses the button that names the amount
        isSentWhenFull={false}
      />
    </div>
  );
}

/** Placed after the order button, which is the one that Enter presses. */
export function ResendCode({ code, busy }: { code: CodeStep; busy: boolean }) {
  const { t } = usePage();
  // without JavaScript the button is enabled: the server refuses a press that comes too early
  const left = useCountdown(code, 0);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Button
      kind="text"
      type="submit"
      name="intent"
      value="resend"
      loading={busy}
      disabledReason={left > 0 ? t('checkout:codeAgainIn', { time }) : undefined}
    >
      {t('checkout:codeAgain')}
    </Button>
  );
}
