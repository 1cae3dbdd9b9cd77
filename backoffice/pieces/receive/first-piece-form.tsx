import { FormProvider, useForm } from 'react-hook-form';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { StoneFields } from '../stones/stone-fields.tsx';
import { bodyOf, type FirstPiece, firstPieceOf } from './first-piece.ts';
import { FirstPieceFields } from './first-piece-fields.tsx';
import { useReceiving } from './use-receiving.ts';

interface Props {
  model: AwaitedModel;
  stoneWords: StoneWords;
  stores: StaffStores;
  onReceived: (serials: readonly string[]) => void;
}

/** The first piece of a model: what the scale and the hallmark say; its price is the formula's. */
export function FirstPieceForm({ model, stoneWords, stores, onReceived }: Props) {
  const { t } = useWords();
  const form = useForm<FirstPiece>({ defaultValues: firstPieceOf(model) });
  const { receive, error, isBusy } = useReceiving();
  const draft = useDraft(form, {
    name: `pieces receive first ${model.artikul}`,
    title: `${t('bo-pieces:receive.do')}: ${model.artikul}`,
  });
  const submit = form.handleSubmit((typed) =>
    receive(async (key) => {
      const input = { params: { artikul: model.artikul }, body: bodyOf(typed) };
      const { serials } = await callApi('POST /api/admin/v1/models/:artikul/pieces', input, { key });
      draft.finish();
      onReceived(serials);
    }),
  );
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <form className="form receive-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="meta ink-2">{t('bo-pieces:first.help')}</p>
        <FirstPieceFields model={model} stores={stores} form={form} />
        <StoneFields words={stoneWords} />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-pieces:receive.do')}
        </Button>
      </form>
    </FormProvider>
  );
}
