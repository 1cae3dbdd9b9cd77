import { FormProvider, useForm } from 'react-hook-form';
import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useConflicts } from '../../kit/forms/use-conflicts.ts';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { nameIn } from '../../shell/stores.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { ParamFields } from '../params/param-fields.tsx';
import { changedParams, fieldOf, formOfParams, type ParamsForm } from '../params/params-form.ts';

interface Props {
  piece: StaffPiece;
  /** The characteristics available for pieces. */
  params: readonly PieceParam[];
  runAction: RunAction<'EDIT'>;
  onClose: () => void;
}

/** Edits the characteristics; an empty one means that the piece does not have it. */
export function ParamsSheet({ piece, params, runAction, onClose }: Props) {
  const { t, language } = useWords();
  const values = formOfParams(params, piece.params);
  const form = useForm<ParamsForm>({ values, resetOptions: { keepDirtyValues: true } });
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: `piece ${piece.serialNumber} PARAMS`,
    title: `${piece.serialNumber}: ${t('bo-pieces:param.title')}`,
    version: piece.version,
    onRestore: conflicts.compare,
  });
  const { dirtyFields, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    const { serialNumber: serial, version } = piece;
    const body = { params: changedParams(params, { typed, changed: dirtyFields }) };
    const send = () =>
      callApi('PATCH /api/admin/v1/pieces/:serial', { params: { serial }, body }, { version });
    if (!(await runAction('EDIT', send))) return;
    draft.finish();
    onClose();
  });
  const labelOf = (name: string) => {
    const param = params.find(({ id }) => fieldOf(id) === name);
    return param === undefined ? name : nameIn(param, language);
  };
  return (
    <Sheet title={t('bo-pieces:param.edit')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <ConflictChoices conflicts={conflicts} labelOf={labelOf} />
        <FormProvider {...form}>
          <ParamFields params={params} />
        </FormProvider>
        <Button
          type="submit"
          loading={isSubmitting}
          disabled={Object.keys(dirtyFields).length === 0 || conflicts.list.length > 0}
        >
          {t('bo-pieces:save')}
        </Button>
      </form>
    </Sheet>
  );
}
