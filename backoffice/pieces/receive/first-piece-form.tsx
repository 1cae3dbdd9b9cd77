import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isApiProblem } from '#client/problem.ts';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import type { StaffStores } from '../../shell/stores.ts';
import { PlaceField } from '../place-field.tsx';
import { readNumber } from './received-rows.ts';

interface PieceForm {
  probe: string;
  weight: string;
  size: string;
  makersMark: string;
  hallmarkKind: 'maker' | 'state';
  storeId: string;
}

interface Props {
  model: AwaitedModel;
  stores: StaffStores;
  onReceived: (serials: readonly string[]) => void;
}

/** The first piece of a model: what the scale and the hallmark say; its price is the formula's. */
export function FirstPieceForm({ model, stores, onReceived }: Props) {
  const { t } = useWords();
  const form = useForm<PieceForm>({
    defaultValues: { probe: String(model.probes.at(-1) ?? ''), hallmarkKind: 'state', storeId: '' },
  });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const draft = useDraft(form, {
    name: `pieces receive first ${model.artikul}`,
    title: `${t('bo-pieces:receive.do')}: ${model.artikul}`,
  });
  const submit = form.handleSubmit((typed) =>
    attempt(async () => {
      const input = { params: { artikul: model.artikul }, body: bodyOf(typed) };
      const { serials } = await callApi('POST /api/admin/v1/models/:artikul/pieces', input, { key }).catch(
        (failed: unknown) => {
          // a corrected form is another act; a lost answer is the same
          if (isApiProblem(failed)) setKey(crypto.randomUUID());
          throw failed;
        },
      );
      draft.finish();
      onReceived(serials);
    }),
  );
  return (
    <>
      <DraftOffer draft={draft} />
      <form className="form receive-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="meta ink-2">{t('bo-pieces:first.help')}</p>
        <Fields model={model} stores={stores} form={form} />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-pieces:receive.do')}
        </Button>
      </form>
    </>
  );
}

function bodyOf({ probe, weight, size, storeId, ...marks }: PieceForm) {
  const sizeMm = readNumber(size);
  return {
    ...marks,
    probe: Number(probe),
    weightGrams: readNumber(weight) ?? 0,
    ...(sizeMm !== null && { sizeMm }),
    resizable: 'none' as const,
    isEngravable: false,
    storeId: storeId === '' ? null : Number(storeId),
  };
}

function Fields({
  model,
  stores,
  form,
}: Pick<Props, 'model' | 'stores'> & { form: UseFormReturn<PieceForm> }) {
  const { t } = useWords();
  const { register, formState } = form;
  const { errors } = formState;
  const isNumber = (typed: string) => readNumber(typed) !== null;
  return (
    <div className="form-pair">
      <Field
        label={t('bo-pieces:receive.weight')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.weight && t('bo-pieces:first.number')}
        {...register('weight', { validate: isNumber })}
      />
      <Field
        label={t('bo-pieces:receive.sizeMm')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.size && t('bo-pieces:first.number')}
        {...register('size', { validate: (typed) => typed.trim() === '' || isNumber(typed) })}
      />
      <ChoiceField
        label={t('bo-pieces:first.probe')}
        options={model.probes.map((probe) => ({ id: String(probe), label: String(probe) }))}
        field={register('probe')}
      />
      <Field
        label={t('bo-pieces:first.makersMark')}
        maxLength={20}
        error={errors.makersMark && t('bo-shell:needed')}
        {...register('makersMark', { required: true })}
      />
      <ChoiceField
        label={t('bo-pieces:first.hallmark')}
        options={(['state', 'maker'] as const).map((id) => ({
          id,
          label: t(`bo-pieces:first.hallmarkOf.${id}`),
        }))}
        field={register('hallmarkKind')}
      />
      <PlaceField label={t('bo-pieces:receive.place')} stores={stores} field={register('storeId')} />
    </div>
  );
}
