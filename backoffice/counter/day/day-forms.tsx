import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { CashDay } from '#contract/admin/cash-day.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';

interface FormProps {
  button: string;
  lead?: string;
  /** Sends the form; returns false if a field is missing. */
  send: () => Promise<void> | false;
  children: (isTried: boolean) => ReactNode;
}

/** A form that is sent once and shows why it was refused. */
function DayForm({ button, lead, send, children }: FormProps) {
  const [isTried, setTried] = useState(false);
  const { attempt, error, isBusy } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    setTried(true);
    const sending = send();
    if (sending !== false) void attempt(() => sending);
  };
  return (
    <form ref={form} className="form day-form" noValidate onSubmit={submit}>
      {lead !== undefined && <p className="ink-2">{lead}</p>}
      {children(isTried)}
      <ProblemLine error={error} />
      <Button type="submit" loading={isBusy}>
        {button}
      </Button>
    </form>
  );
}

export function OpenForm({ storeId }: { storeId: number }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [opening, setOpening] = useState<number | null>(null);
  const open = async (som: number) => {
    await callApi('POST /api/admin/v1/counter/days', { body: { storeId, opening: som } });
    await revalidate();
  };
  return (
    <DayForm
      button={t('bo-counter:day.open')}
      lead={t('bo-counter:day.openLead')}
      send={() => opening !== null && open(opening)}
    >
      {(isTried) => (
        <MoneyField
          label={t('bo-counter:day.opening')}
          helper={t('bo-counter:day.openingHelp')}
          value={opening}
          onChange={setOpening}
          error={isTried && opening === null ? t('bo-shell:needed') : undefined}
        />
      )}
    </DayForm>
  );
}

interface StepProps {
  day: CashDay;
  onDone: () => void;
}

/** The drawer is counted before the expected amount is shown. */
export function CountForm({ day, onDone, onClose }: StepProps & { onClose: () => void }) {
  const { t } = useWords();
  const [counted, setCounted] = useState<number | null>(null);
  const count = async (som: number) => {
    await callApi('POST /api/admin/v1/counter/days/:id/count', {
      params: { id: day.id },
      body: { counted: som },
    });
    onDone();
  };
  return (
    <>
      <DayForm
        button={t('bo-counter:day.countDone')}
        lead={t('bo-counter:day.countLead')}
        send={() => counted !== null && count(counted)}
      >
        {(isTried) => (
          <MoneyField
            label={t('bo-counter:day.counted')}
            value={counted}
            onChange={setCounted}
            error={isTried && counted === null ? t('bo-shell:needed') : undefined}
          />
        )}
      </DayForm>
      <Button kind="text" onClick={onClose}>
        {t('bo-counter:day.back')}
      </Button>
    </>
  );
}

export function CloseForm({ day, onDone }: StepProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const isNeeded = day.difference !== 0;
  const isMissing = isNeeded && reason.trim() === '';
  const close = async () => {
    const body = reason.trim() === '' ? {} : { reason: reason.trim() };
    await callApi('POST /api/admin/v1/counter/days/:id/close', { params: { id: day.id }, body });
    onDone();
  };
  return (
    <DayForm button={t('bo-counter:day.close')} send={() => !isMissing && close()}>
      {(isTried) =>
        isNeeded && (
          <Field
            label={t('bo-counter:day.whyDifferent')}
            helper={t('bo-counter:reasonHelp')}
            maxLength={300}
            value={reason}
            error={isTried && isMissing ? t('bo-shell:needed') : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        )
      }
    </DayForm>
  );
}

interface MoveProps extends StepProps {
  kind: 'DEPOSIT' | 'PAYOUT';
  onClose: () => void;
}

/** Cash movements without a sale: to the bank, or change from it. All attempts share one idempotency key, so that the cash moves once. */
export function MoveSheet({ day, kind, onDone, onClose }: MoveProps) {
  const { t } = useWords();
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const isMissing = amount === null || amount === 0 || reason.trim() === '';
  const move = async () => {
    const body = { kind, amount: amount ?? 0, reason: reason.trim() };
    await callApi('POST /api/admin/v1/counter/days/:id/movements', { params: { id: day.id }, body }, { key });
    onDone();
  };
  return (
    <Sheet title={t(`bo-counter:day.${kind}`)} isOpen onClose={onClose}>
      <DayForm button={t('bo-counter:day.note')} send={() => !isMissing && move()}>
        {(isTried) => (
          <>
            <MoneyField
              label={t('bo-counter:day.sum')}
              value={amount}
              onChange={setAmount}
              error={isTried && !amount ? t('bo-shell:needed') : undefined}
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
      </DayForm>
    </Sheet>
  );
}
