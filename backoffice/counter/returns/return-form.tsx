import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import type { Purchase } from '#contract/admin/counter.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn } from '../../shell/stores.ts';

export type Returned = StaffAnswer<'POST /api/admin/v1/counter/returns'>;

interface Props {
  purchase: Purchase;
  storeId: number;
  onDone: (returned: Returned) => void;
}

interface Fields {
  serials: string[];
  isFaulty: boolean;
  reason: string;
}

/** Which pieces are returned and why; all attempts share one idempotency key, so that the refund is paid once. */
export function ReturnForm({ purchase, storeId, onDone }: Props) {
  const { t, language } = useWords();
  const [key] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const open = purchase.lines.filter(({ refused }) => refused !== 'RETURNED_BEFORE');
  const form = useForm<Fields>({
    defaultValues: {
      serials: open.length === 1 ? open.map(({ piece }) => piece.serialNumber) : [],
      isFaulty: false,
      reason: '',
    },
  });
  const { register, handleSubmit, formState, control } = form;
  const { number } = purchase;
  const draft = useDraft(form, {
    name: `counter return ${number}`,
    title: `${number}: ${t('bo-counter:back.title')}`,
    address: `/counter/returns?${new URLSearchParams({ text: number, store: String(storeId) })}`,
  });
  const [serials, isFaulty] = useWatch({ control, name: ['serials', 'isFaulty'] });
  const refund = open
    .filter(({ piece }) => serials.includes(piece.serialNumber))
    .reduce((sum, { paid }) => sum + paid, 0);
  const submit = handleSubmit((typed) =>
    attempt(async () => {
      const body = { ...typed, number, storeId };
      const returned = await callApi('POST /api/admin/v1/counter/returns', { body }, { key });
      draft.finish();
      onDone(returned);
    }),
  );
  return (
    <Form error={error} className="form return-form" onSubmit={submit}>
      <DraftOffer draft={draft} />
      <h2 className="section-title">
        <Link to={`/orders/${purchase.number}`}>{purchase.number}</Link>
        <span className="meta ink-2">
          {' '}
          {t('bo-counter:back.bought', { at: formatInstant(purchase.deliveredAt, language) })}
        </span>
      </h2>
      <ReturnLines purchase={purchase} form={form} isFaulty={isFaulty} />
      <label className="return-line">
        <input type="checkbox" {...register('isFaulty')} />
        <span>{t('bo-counter:back.faulty')}</span>
      </label>
      <Field
        label={t('bo-counter:reason')}
        helper={t('bo-counter:reasonHelp')}
        maxLength={300}
        error={formState.errors.reason && t('bo-shell:needed')}
        {...register('reason', { required: true })}
      />
      <RefundMethods tenders={purchase.tenders} />
      <ProblemLine error={error} />
      <Button type="submit" loading={isBusy}>
        {t('bo-counter:back.act')} {refund > 0 && formatSom(refund, language)}
      </Button>
    </Form>
  );
}

interface LinesProps {
  purchase: Purchase;
  form: UseFormReturn<Fields>;
  isFaulty: boolean;
}

/** The pieces of the order, each with the price paid, or why it cannot be returned. */
function ReturnLines({ purchase, form, isFaulty }: LinesProps) {
  const { t, language } = useWords();
  return (
    <fieldset className="return-lines">
      <legend className="ink-2">{t('bo-counter:back.which')}</legend>
      {purchase.lines.map(({ piece, paid, refused }) => (
        <label key={piece.serialNumber} className="return-line">
          <input
            type="checkbox"
            value={piece.serialNumber}
            disabled={refused === 'RETURNED_BEFORE'}
            {...form.register('serials', { validate: (chosen) => chosen.length > 0 })}
          />
          <span>
            <b>{piece.serialNumber}</b> {nameIn(piece, language)}
            {refused !== null &&
              (isFaulty && refused !== 'RETURNED_BEFORE' ? null : (
                <span className="return-refused">{t(`bo-counter:back.refused.${refused}`)}</span>
              ))}
          </span>
          <span className="return-paid">{formatInteger(paid, language)}</span>
        </label>
      ))}
      {form.formState.errors.serials && <FieldError>{t('bo-counter:back.none')}</FieldError>}
    </fieldset>
  );
}

/** How each tender is refunded. */
function RefundMethods({ tenders }: Pick<Purchase, 'tenders'>) {
  const { t, language } = useWords();
  return (
    <p className="meta ink-2">
      {t('bo-counter:back.methods', {
        methods: tenders
          .map(({ method, left }) =>
            [
              method === 'OLD_GOLD'
                ? t('bo-counter:back.goldCash')
                : t(`bo-counter:tender.${method}`, { defaultValue: method }),
              formatInteger(left, language),
            ].join(' '),
          )
          .join(', '),
      })}
    </p>
  );
}
