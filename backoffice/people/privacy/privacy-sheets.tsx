import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PrivacyAction, PrivacyKind, PrivacyRequest } from '#contract/admin/people/privacy.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { dayOf } from '#ui/dates.ts';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

export type PrivacyPageAction = PrivacyAction | 'ADD';

interface AddProps {
  /** The number of the customer whose record it was opened from; empty = it has to be typed. */
  customer: string;
  runAction: RunAction<PrivacyPageAction>;
  onClose: () => void;
}

/** Adds a request made by letter, call or visit. */
export function AddPrivacySheet({ customer, runAction, onClose }: AddProps) {
  const { t } = useWords();
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const form = useForm<{ customerId: string; kind: PrivacyKind; requestedOn: string; basis: string }>({
    defaultValues: { customerId: customer, kind: 'EXPORT', requestedOn: today, basis: '' },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: 'privacy-request new', title: t('bo-people:privacy.add') });
  const { errors } = formState;
  const submit = handleSubmit(async ({ customerId, ...typed }) => {
    const body = { ...typed, customerId: Number(customerId) };
    if (await runAction('ADD', () => callApi('POST /api/admin/v1/privacy-requests', { body })))
      draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-people:privacy.add')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Select label={t('bo-people:privacy.kindLabel')} {...register('kind')}>
          {(['EXPORT', 'ERASE'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`bo-people:privacy.kind.${kind}`)}
            </option>
          ))}
        </Select>
        <Field
          label={t('bo-people:business.customerId')}
          helper={t('bo-people:business.customerIdHelp')}
          inputMode="numeric"
          maxLength={15}
          error={errors.customerId && t('bo-shell:needed')}
          {...register('customerId', { pattern: /^[1-9]\d*$/, required: true })}
        />
        <DayField
          label={t('bo-people:privacy.requestedOn')}
          type="date"
          max={today}
          error={errors.requestedOn && t('bo-shell:needed')}
          {...register('requestedOn', { required: true })}
        />
        <Field
          label={t('bo-people:privacy.basis')}
          helper={t('bo-people:privacy.basisHelp')}
          maxLength={300}
          error={errors.basis && t('bo-shell:needed')}
          {...register('basis', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:privacy.save')}
        </Button>
      </form>
    </Sheet>
  );
}

interface RefuseProps {
  request: PrivacyRequest;
  runAction: RunAction<PrivacyPageAction>;
  onClose: () => void;
}

/** Refuses a request, with the reason. */
export function RefusePrivacySheet({ request, runAction, onClose }: RefuseProps) {
  const { id, version, customerId } = request;
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const title = t('bo-people:privacy.refuseTitle');
  const draft = useDraft(form, { name: `privacy-request ${id} REFUSE`, title, version });
  const submit = handleSubmit(async (body) => {
    const send = () =>
      callApi('POST /api/admin/v1/privacy-requests/:id/refuse', { params: { id }, body }, { version });
    if (await runAction('REFUSE', send)) draft.finish();
    onClose();
  });
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="label">{t('bo-people:customer.numbered', { id: customerId })}</p>
        <p>{t('bo-people:privacy.refuseLead')}</p>
        <Field
          label={t('bo-people:privacy.reason')}
          helper={t('bo-people:privacy.reasonHelp')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:privacy.action.REFUSE')}
        </Button>
      </form>
    </Sheet>
  );
}
