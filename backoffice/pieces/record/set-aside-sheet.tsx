import { useForm } from 'react-hook-form';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  piece: StaffPiece;
  runAction: RunAction<StaffPieceAction>;
  onClose: () => void;
}

const defaultChoices = [2, 6, 24, 48, 72, 120, 168];

/** Reserves a piece for a person, for a given time. */
export function SetAsideSheet({ piece, runAction, onClose }: Props) {
  const { t } = useWords();
  const { serialNumber: serial, version, asideHours: most } = piece;
  const choices = [...defaultChoices.filter((hours) => hours < most), most];
  const form = useForm({
    defaultValues: { person: '', hours: String(Math.min(24, most)) },
  });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, {
    name: `piece ${serial} SET_ASIDE`,
    title: `${serial}: ${t('bo-pieces:action.SET_ASIDE')}`,
    version,
  });
  const submit = handleSubmit(async ({ person, hours }) => {
    const params = { serial };
    const body = { person, hours: Number(hours) };
    const send = () => callApi('POST /api/admin/v1/pieces/:serial/aside', { params, body });
    if (!(await runAction('SET_ASIDE', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:action.SET_ASIDE')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="ink-2">{t('bo-pieces:lead.SET_ASIDE')}</p>
        <Field
          label={t('bo-pieces:input.person')}
          maxLength={80}
          autoComplete="off"
          error={formState.errors.person && t('bo-shell:needed')}
          {...register('person', { required: true })}
        />
        <FieldFrame label={t('bo-pieces:input.hours')}>
          {(ids) => (
            <select className="input" {...register('hours')} {...ids}>
              {choices.map((hours) => (
                <option key={hours} value={hours}>
                  {t('bo-pieces:hours', { count: hours })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:action.SET_ASIDE')}
        </Button>
      </form>
    </Sheet>
  );
}
