import { FormProvider, useForm } from 'react-hook-form';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { PlaceField } from '../place-field.tsx';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { StoneFields } from '../stones/stone-fields.tsx';
import { bodyOfStone, looseStoneOf } from './loose-stone.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { useReceiving } from './use-receiving.ts';

interface Props {
  model: AwaitedModel;
  stoneWords: StoneWords;
  stores: StaffStores;
  onReceived: (serials: readonly string[]) => void;
}

/** The stone of a model: its weight and grades, as its report has them. */
export function LooseStoneForm({ model, stoneWords, stores, onReceived }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: looseStoneOf(stoneWords) });
  const { receive, error, isBusy } = useReceiving();
  const draft = useDraft(form, {
    name: `pieces receive first ${model.artikul}`,
    title: `${t('bo-pieces:receive.do')}: ${model.artikul}`,
  });
  const { register } = form;
  const submit = form.handleSubmit((typed) =>
    receive(async (key) => {
      const body = bodyOfStone(typed);
      if (body === null) return;
      const params = { artikul: model.artikul };
      const { serials } = await callApi(
        'POST /api/admin/v1/models/:artikul/stone',
        { params, body },
        { key },
      );
      draft.finish();
      onReceived(serials);
    }),
  );
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <form className="form receive-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="meta ink-2">{t('bo-pieces:first.stoneHelp')}</p>
        <StoneFields words={stoneWords} isOne />
        <div className="form-pair">
          <Field
            label={t('bo-pieces:receive.serial')}
            maxLength={39}
            autoComplete="off"
            placeholder={t('bo-pieces:receive.nextSerial')}
            {...register('serial')}
          />
          <PlaceField label={t('bo-pieces:receive.place')} stores={stores} field={register('storeId')} />
          <PurchaseFields />
        </div>
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-pieces:receive.do')}
        </Button>
      </form>
    </FormProvider>
  );
}
