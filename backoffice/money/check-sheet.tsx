import { useForm } from 'react-hook-form';
import type { SettlementLine } from '#contract/admin/settlement.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import type { RunAction } from '../shell/use-action.ts';
import { Signed } from './signed.tsx';

/** What a person found about a line of a report: `check` records it, `reopen` removes it. */
export type CheckAction = 'check' | 'reopen';

/** Records or removes the check of a line. `day`: the id of the day, as in its address. */
export const sendCheck = (
  day: string,
  { kind, transaction, difference }: SettlementLine,
  note: string | null,
) =>
  callApi('POST /api/admin/v1/settlements/:id/check', {
    params: { id: day },
    body: { kind, transaction, difference: difference ?? 0, note },
  });

interface Props {
  day: string;
  line: SettlementLine;
  runAction: RunAction<CheckAction>;
  onClose: () => void;
}

/** Asks what was found about a difference between a report and the ledger. */
export function CheckSheet({ day, line, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm<{ note: string }>();
  const { register, handleSubmit, formState } = form;
  const title = t('bo-money:day.check');
  const draft = useDraft(form, {
    name: `settlement ${day} ${line.kind} ${line.transaction}`,
    title: `${line.number ?? line.transaction}: ${title}`,
  });
  const submit = handleSubmit(async ({ note }) => {
    if (!(await runAction('check', () => sendCheck(day, line, note)))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {t('bo-money:day.difference')}: <Signed som={line.difference} />
        </p>
        <p className="ink-2">{t('bo-money:day.lead')}</p>
        <Field
          label={t('bo-money:day.note')}
          helper={t('bo-money:day.noteExample')}
          maxLength={300}
          error={formState.errors.note && t('bo-shell:needed')}
          {...register('note', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {title}
        </Button>
      </form>
    </Sheet>
  );
}
