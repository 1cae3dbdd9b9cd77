import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CounterSale } from '#contract/admin/counter.ts';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { readPhone } from '../../kit/forms/read-phone.ts';
import { SaleProblem } from './sale-problem.tsx';

type Change = StaffInput<'PATCH /api/admin/v1/counter/sales/:id'>['body'];
export type ChangeSale = (change: Change) => Promise<void>;

interface Props {
  sale: CounterSale;
  onChange: ChangeSale;
  onClose: () => void;
}

interface FormProps extends Pick<Props, 'onChange' | 'onClose'> {
  title: string;
  /** The change to send; null if something is missing. */
  read: () => Change | null;
  children: (isTried: boolean) => ReactNode;
}

/** A form for one change, which closes when the sale has it. */
function TermSheet({ title, read, onChange, onClose, children }: FormProps) {
  const { t } = useWords();
  const [isTried, setTried] = useState(false);
  const { attempt, error, isBusy } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  // a single field, focused at once
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    setTried(true);
    const change = read();
    if (change === null) return;
    void attempt(async () => {
      await onChange(change);
      onClose();
    });
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        {children(isTried)}
        <SaleProblem error={error} stores={[]} />
        <Button type="submit" loading={isBusy}>
          {t('bo-counter:apply')}
        </Button>
      </form>
    </Sheet>
  );
}

export function BuyerSheet({ sale, ...sheet }: Props) {
  const { t } = useWords();
  const [phone, setPhone] = useState(sale.buyer?.phone ?? '+998 ');
  const whole = readPhone(phone);
  return (
    <TermSheet
      {...sheet}
      title={t('bo-counter:term.buyer')}
      read={() => (whole === null ? null : { buyerPhone: whole })}
    >
      {(isTried) => (
        <Field
          label={t('bo-counter:phone')}
          helper={t('bo-counter:phoneHelp')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={phone}
          error={isTried && whole === null ? t('bo-counter:phoneWrong') : undefined}
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
    </TermSheet>
  );
}

export function PromoSheet({ sale, ...sheet }: Props) {
  const { t } = useWords();
  const [code, setCode] = useState(sale.promo?.code ?? '');
  return (
    <TermSheet
      {...sheet}
      title={t('bo-counter:term.promo')}
      read={() => (code.trim() === '' ? null : { promoCode: code })}
    >
      {(isTried) => (
        <Field
          label={t('bo-counter:term.promo')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          error={isTried && code.trim() === '' ? t('bo-shell:needed') : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
    </TermSheet>
  );
}

/** The limit of promotions, so that a piece is never given away. A discount above the limit of the role needs a second person. */
const maxPercent = 90;

export function DiscountSheet({ sale, ...sheet }: Props) {
  const { t } = useWords();
  const [percent, setPercent] = useState(String(sale.manualDiscount?.percent ?? ''));
  const [reason, setReason] = useState(sale.manualDiscount?.reason ?? '');
  const value = Number(percent.replace(',', '.'));
  const isRight = Number.isInteger(value) && value >= 1 && value <= maxPercent;
  return (
    <TermSheet
      {...sheet}
      title={t('bo-counter:term.discount')}
      read={() =>
        isRight && reason.trim() !== '' ? { manualDiscount: { percent: value, reason: reason.trim() } } : null
      }
    >
      {(isTried) => (
        <>
          <Field
            label={t('bo-counter:percent')}
            helper={t('bo-counter:percentHelp', { percent: sale.maxDiscountPercent })}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            value={percent}
            error={isTried && !isRight ? t('bo-counter:discountWrong') : undefined}
            onChange={(event) => setPercent(event.target.value)}
          />
          <Field
            label={t('bo-counter:reason')}
            helper={t('bo-counter:reasonHelp')}
            maxLength={300}
            value={reason}
            error={isTried && reason.trim() === '' ? t('bo-shell:needed') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </TermSheet>
  );
}
