import { useForm, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { RoleChoice } from '#contract/admin/staff/staff.ts';
import { languages, type Language } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../kit/forms/refused/form.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import type { StaffStores } from '../shell/stores.ts';
import { type Done, sendOrRequest } from './done-notice.tsx';
import { isGuarded, PlaceFields, type Place, ReasonField, reasonOf } from './staff-fields.tsx';
import './staff.css';

interface Props {
  stores: StaffStores;
  roles: readonly RoleChoice[];
  onDone: (done: Done) => void;
  onClose: () => void;
}

interface Invited extends Place {
  name: string;
  email: string;
  language: Language;
}

/** Invites a new member of the staff: the link is sent by email. */
export function InviteSheet({ stores, roles, onDone, onClose }: Props) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<Invited>({
    defaultValues: { name: '', email: '', role: 'SELLER', language, storeIds: [], reason: '' },
  });
  const { register, handleSubmit, formState, control } = form;
  const needsApproval = isGuarded(useWatch({ control, name: 'role' }), roles);
  const draft = useDraft(form, { name: 'staff INVITE', title: t('bo-staff:invite') });
  const submit = handleSubmit(({ storeIds, reason, ...typed }) =>
    attempt(async () => {
      const body = { ...typed, storeIds: storeIds.map(Number), ...reasonOf(reason, needsApproval) };
      const approvalId = await sendOrRequest(() => callApi('POST /api/admin/v1/invitations', { body }));
      draft.finish();
      await revalidate();
      onDone(
        approvalId === undefined
          ? { words: t('bo-staff:invited', { email: body.email }) }
          : { words: t('bo-staff:approval.requested', { name: body.name }), approvalId },
      );
      onClose();
    }),
  );
  return (
    <Sheet title={t('bo-staff:invite')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <Field
          label={t('bo-staff:name')}
          maxLength={60}
          error={formState.errors.name && t('bo-shell:needed')}
          {...register('name', { required: true })}
        />
        <Field
          label={t('bo-shell:login.email')}
          type="email"
          error={formState.errors.email && t('bo-shell:needed')}
          {...register('email', { required: true })}
        />
        <PlaceFields {...{ register, stores, roles }} />
        {needsApproval && <ReasonField register={register} words={t('bo-staff:approval.invite')} />}
        <FieldFrame label={t('bo-staff:language')}>
          {(ids) => (
            <select className="input" {...register('language')} {...ids}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {t(`bo-shell:language.${one}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t(needsApproval ? 'bo-staff:approval.request' : 'bo-staff:send')}
        </Button>
      </Form>
    </Sheet>
  );
}
