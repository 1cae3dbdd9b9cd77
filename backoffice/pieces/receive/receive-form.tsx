import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isApiProblem } from '#client/problem.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { arrivalOf, emptyArrival } from './arrival.ts';
import { ArrivalFields } from './arrival-fields.tsx';
import { priceReceived, type ReceivedGoods } from './price-received.ts';
import { Received } from './received.tsx';
import { emptyRow, type Measure, piecesOf, type ReceivingForm } from './received-rows.ts';
import { ReceiveRows } from './receive-rows.tsx';
import { useReceiving } from './use-receiving.ts';

interface Props {
  like: StaffPiece;
  stores: StaffStores;
}

/** Receives pieces: destination, cost, and a row for each; afterwards their labels can be printed. */
export function ReceiveForm({ like, stores }: Props) {
  const { t } = useWords();
  const { form, draft, submit, goods, again, error, isBusy, isUnusual } = useReceivingLike(like);
  if (goods !== null) return <Received goods={goods} onAgain={again} />;
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <Form error={error} className="form receive-form" onSubmit={submit}>
        <div className="form-pair">
          <ArrivalFields stores={stores} />
        </div>
        <ReceiveRows measure={measureOf(like)} unusual={placesOf(error)} />
        <ProblemLine error={error} />
        {isUnusual && (
          <label className="choice">
            <input type="checkbox" {...form.register('isWeightSure')} /> {t('bo-pieces:receive.sure')}
          </label>
        )}
        <Button type="submit" loading={isBusy}>
          {t('bo-pieces:receive.do')}
        </Button>
      </Form>
    </FormProvider>
  );
}

const measureOf = (like: StaffPiece): Measure => {
  if (like.sizeMm !== null) return 'sizeMm';
  return like.lengthCm === null ? '' : 'lengthCm';
};

function useReceivingLike(like: StaffPiece) {
  const { t } = useWords();
  const [goods, setGoods] = useState<ReceivedGoods | null>(null);
  const { receive, error, isBusy } = useReceiving();
  const form = useForm<ReceivingForm>({
    defaultValues: {
      ...emptyArrival,
      storeId: String(like.storeId ?? ''),
      rows: [emptyRow],
      isWeightSure: false,
    },
  });
  const draft = useDraft(form, draftOf(t, like));
  const submit = form.handleSubmit((typed) => {
    const pieces = piecesOf(typed.rows, measureOf(like));
    if (pieces === null) {
      form.setError('rows', { type: 'number' });
      return undefined;
    }
    const { isWeightSure, rows } = typed;
    const body = { like: like.serialNumber, ...arrivalOf(typed), isWeightSure, pieces };
    return receive(async (key) => {
      const { serials } = await callApi('POST /api/admin/v1/pieces', { body }, { key });
      draft.finish();
      setGoods(await priceReceived(rows, { serials, key, reason: t('bo-pieces:receive.priceReason') }));
    });
  });
  const again = () => {
    draft.resume();
    form.setValue('rows', [emptyRow]);
    form.setValue('isWeightSure', false);
    setGoods(null);
  };
  const isUnusual = isApiProblem(error) && error.problem.code === 'WEIGHT_UNUSUAL';
  return { form, draft, submit, goods, again, error, isBusy, isUnusual };
}

const draftOf = (t: T, { serialNumber }: StaffPiece) => ({
  name: `pieces receive ${serialNumber}`,
  title: `${t('bo-pieces:receive.do')}: ${serialNumber}`,
});

/** The rows whose weight the server wants to be confirmed. */
function placesOf(error: unknown): ReadonlySet<number> {
  const pieces = isApiProblem(error) ? error.problem.facts?.['pieces'] : undefined;
  return new Set(Array.isArray(pieces) ? pieces.map(Number) : []);
}
