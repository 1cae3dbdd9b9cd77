import { useForm } from 'react-hook-form';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  piece: StaffPiece;
  action: 'LOSE' | 'WRITE_OFF' | 'FIND';
  runAction: RunAction<StaffPieceAction>;
  onClose: () => void;
}

/** Reports a piece as lost, written off or found, with a reason. The first two are requests for a second person. */
export function LossSheet({ piece, action, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const { serialNumber, version } = piece;
  const draft = useDraft(form, {
    name: `piece ${serialNumber} ${action}`,
    title: `${serialNumber}: ${t(`bo-pieces:action.${action}`)}`,
    version,
  });
  const submit = handleSubmit(async (body) => {
    const input = { params: { serial: serialNumber }, body };
    const send = () => {
      if (action === 'FIND') return callApi('POST /api/admin/v1/pieces/:serial/found', input, { version });
      if (action === 'LOSE') return callApi('POST /api/admin/v1/pieces/:serial/lost', input, { version });
      return callApi('POST /api/admin/v1/pieces/:serial/write-off', input, { version });
    };
    // that the request needs a second person counts as success
    const sent = () =>
      send().catch((error: unknown) => {
        if (!isApiProblem(error) || error.problem.code !== 'APPROVAL_NEEDED') throw error;
      });
    if (!(await runAction(action, sent))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t(`bo-pieces:action.${action}`)} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="ink-2">{t(`bo-pieces:lead.${action}`)}</p>
        <Field
          label={t('bo-pieces:reason')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t(action === 'FIND' ? 'bo-pieces:action.FIND' : 'bo-pieces:request')}
        </Button>
      </form>
    </Sheet>
  );
}
