import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { isApiProblem } from '#client/problem.ts';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { dayOf } from '#ui/dates.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { isNumber, numberOf } from './piece-form.ts';

interface Props {
  piece: StaffPiece;
  runAction: RunAction<StaffPieceAction>;
  onClose: () => void;
}

/** Sends a piece to a workshop: the workshop, the work, and the due date. */
export function RepairSheet({ piece, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({
    defaultValues: { workshop: '', task: '', dueOn: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { serialNumber: serial, version } = piece;
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const draft = useDraft(form, {
    name: `piece ${serial} REPAIR`,
    title: `${serial}: ${t('bo-pieces:action.REPAIR')}`,
    version,
  });
  const submit = handleSubmit(async ({ dueOn, ...sent }) => {
    const body = { ...sent, ...(dueOn !== '' && { dueOn }) };
    const send = () =>
      callApi('POST /api/admin/v1/pieces/:serial/repair', { params: { serial }, body }, { version });
    if (!(await runAction('REPAIR', send))) return;
    draft.finish();
    onClose();
  });
  const needed = (name: 'workshop' | 'task') => ({
    label: t(`bo-pieces:input.${name}`),
    error: formState.errors[name] && t('bo-shell:needed'),
    ...register(name, { required: true }),
  });
  return (
    <Sheet title={t('bo-pieces:action.REPAIR')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field {...needed('workshop')} maxLength={120} />
        <Field {...needed('task')} maxLength={300} />
        <Field
          label={t('bo-pieces:input.dueOn')}
          type="date"
          min={today}
          error={formState.errors.dueOn && t('bo-pieces:dayPast')}
          {...register('dueOn', { validate: (day) => day === '' || day >= today })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:action.REPAIR')}
        </Button>
      </form>
    </Sheet>
  );
}

interface Back {
  weight: string;
  isWeightSure: boolean;
  cost: number | null;
  isReady: boolean;
}

/** Takes a piece back from repair: its weight now, the cost, and whether it goes on sale. */
export function RepairBackSheet({ piece, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm<Back>({
    defaultValues: { weight: '', isWeightSure: false, cost: null, isReady: true },
  });
  const { register, handleSubmit, formState, control } = form;
  const { serialNumber: serial, version } = piece;
  const draft = useDraft(form, {
    name: `piece ${serial} REPAIR_BACK`,
    title: `${serial}: ${t('bo-pieces:action.REPAIR_BACK')}`,
    version,
  });
  const [isUnusual, setUnusual] = useState(false);
  const submit = handleSubmit(async ({ weight, isWeightSure, cost, isReady }) => {
    const isWeighed = weight.trim() !== '';
    const body = {
      isReady,
      ...(isWeighed && { weightGrams: numberOf(weight), isWeightSure }),
      ...(cost !== null && { cost }),
    };
    const send = () =>
      callApi(
        'POST /api/admin/v1/pieces/:serial/repair/back',
        { params: { serial }, body },
        { version },
      ).catch((error: unknown) => {
        if (isApiProblem(error) && error.problem.code === 'WEIGHT_UNUSUAL') setUnusual(true);
        throw error;
      });
    if (!(await runAction('REPAIR_BACK', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:action.REPAIR_BACK')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('bo-pieces:input.weightGrams')}
          helper={t('bo-pieces:lead.REPAIR_BACK')}
          inputMode="decimal"
          autoComplete="off"
          error={formState.errors.weight && t('bo-pieces:numberNeeded')}
          {...register('weight', { validate: (typed) => isNumber(typed, false) })}
        />
        <Controller
          control={control}
          name="cost"
          render={({ field: { value, onChange } }) => (
            <MoneyField label={t('bo-pieces:input.repairCost')} value={value} onChange={onChange} />
          )}
        />
        {isUnusual && <Checkbox label={t('bo-pieces:receive.sure')} {...register('isWeightSure')} />}
        <Checkbox label={t('bo-pieces:input.isReady')} {...register('isReady')} />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:action.REPAIR_BACK')}
        </Button>
      </form>
    </Sheet>
  );
}
