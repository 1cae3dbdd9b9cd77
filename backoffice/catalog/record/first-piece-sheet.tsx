import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { StaffModel } from '#contract/admin/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import type { Act } from '../../shell/use-act.ts';
import { ChoiceField } from '../choice-field.tsx';
import type { CatalogWords } from '../load-catalog.ts';

interface PieceForm {
  probe: string;
  weight: string;
  size: string;
  makersMark: string;
  hallmarkKind: 'maker' | 'state';
  storeId: string;
}

interface Props {
  model: StaffModel;
  act: Act<'RECEIVE'>;
  onClose: () => void;
}

/** 3,42 and 3.42. */
const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

/** The first piece of a model: what the scale says; its price is the formula's. */
export function FirstPieceSheet({ model, act, onClose }: Props) {
  const { t } = useWords();
  const form = useForm<PieceForm>({ defaultValues: { storeId: '' } });
  const [key] = useState(() => crypto.randomUUID());
  const submit = form.handleSubmit(async ({ probe, weight, size, storeId, ...marks }) => {
    const body = {
      ...marks,
      probe: Number(probe),
      weightGrams: numberOf(weight),
      ...(size.trim() !== '' && { sizeMm: numberOf(size) }),
      resizable: 'none' as const,
      isEngravable: false,
      storeId: storeId === '' ? null : Number(storeId),
    };
    const params = { artikul: model.artikul };
    const isDone = await act('RECEIVE', () =>
      callApi('POST /api/admin/v1/models/:artikul/pieces', { params, body }, { key }),
    );
    if (isDone) onClose();
  });
  return (
    <Sheet title={t('bo-models:receive')} isOpen onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="meta ink-2">{t('bo-models:firstPieceHelp')}</p>
        <Fields model={model} form={form} />
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('bo-models:receiveDo')}
        </Button>
      </form>
    </Sheet>
  );
}

const isNumber = (typed: string): boolean => numberOf(typed) > 0;

function Fields({ model, form }: { model: StaffModel; form: UseFormReturn<PieceForm> }) {
  const { t, language } = useWords();
  const { catalog, stores } = useLoaderData<{ catalog: CatalogWords; stores: StaffStores }>();
  const { register, formState } = form;
  const { errors } = formState;
  const metal = catalog.metals.find(({ code }) => code === model.metal);
  const probes = catalog.preciousMetals.find(({ code }) => code === metal?.preciousMetal)?.probes ?? [];
  return (
    <div className="form-pair">
      <ChoiceField
        label={t('bo-models:piece.probe')}
        options={probes.map((probe) => ({ id: String(probe), label: String(probe) }))}
        field={register('probe')}
      />
      <Field
        label={t('bo-models:piece.weight')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.weight && t('bo-models:numberNeeded')}
        {...register('weight', { validate: isNumber })}
      />
      <Field
        label={t('bo-models:piece.size')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.size && t('bo-models:numberNeeded')}
        {...register('size', { validate: (typed) => typed.trim() === '' || isNumber(typed) })}
      />
      <Field
        label={t('bo-models:piece.makersMark')}
        maxLength={20}
        error={errors.makersMark && t('bo-shell:needed')}
        {...register('makersMark', { required: true })}
      />
      <ChoiceField
        label={t('bo-models:piece.hallmark')}
        options={(['maker', 'state'] as const).map((id) => ({ id, label: t(`bo-models:hallmark.${id}`) }))}
        field={register('hallmarkKind')}
      />
      <ChoiceField
        label={t('bo-models:piece.store')}
        options={[
          { id: '', label: t('bo-models:warehouse') },
          ...stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) })),
        ]}
        field={register('storeId')}
      />
    </div>
  );
}
