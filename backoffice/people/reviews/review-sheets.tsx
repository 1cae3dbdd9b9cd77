import { useForm } from 'react-hook-form';
import type { StaffReview } from '#contract/admin/people/review.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  review: StaffReview;
  runAction: RunAction<'REJECT' | 'ANSWER'>;
  onClose: () => void;
  onDone: () => void;
}

/** Why a review is rejected; its author sees the reason. */
export function RejectSheet({ review: { id, version, text }, runAction, onClose, onDone }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: `review ${id} REJECT`, title: t('bo-people:review.reject'), version });
  const submit = handleSubmit(async (body) => {
    const send = () =>
      callApi('POST /api/admin/v1/reviews/:id/reject', { params: { id }, body }, { version });
    if (await runAction('REJECT', send)) {
      draft.finish();
      onDone();
    } else onClose();
  });
  return (
    <Sheet title={t('bo-people:review.reject')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="open-words ink-2">{text}</p>
        <FieldFrame
          label={t('bo-people:review.reason')}
          helper={t('bo-people:review.reasonHelp')}
          error={formState.errors.reason && t('bo-shell:needed')}
        >
          {(ids) => (
            <textarea
              {...ids}
              className="input"
              maxLength={300}
              {...register('reason', { validate: (typed) => typed.trim() !== '' })}
            />
          )}
        </FieldFrame>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:review.reject')}
        </Button>
      </form>
    </Sheet>
  );
}

/** The shop's answer, shown below the review. */
export function AnswerSheet({ review: { id, version, text, answer }, runAction, onClose, onDone }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { answer: answer ?? '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: `review ${id} ANSWER`, title: t('bo-people:review.answer'), version });
  const submit = handleSubmit(async ({ answer: typed }) => {
    const body = typed.trim() === '' ? {} : { answer: typed };
    const send = () =>
      callApi('POST /api/admin/v1/reviews/:id/answer', { params: { id }, body }, { version });
    if (await runAction('ANSWER', send)) {
      draft.finish();
      onDone();
    } else onClose();
  });
  return (
    <Sheet title={t('bo-people:review.answer')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="open-words ink-2">{text}</p>
        <FieldFrame label={t('bo-people:review.answer')} helper={t('bo-people:review.answerHelp')}>
          {(ids) => <textarea {...ids} className="input" rows={5} maxLength={1500} {...register('answer')} />}
        </FieldFrame>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-people:review.save')}
        </Button>
      </form>
    </Sheet>
  );
}
