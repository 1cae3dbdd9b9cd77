import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { isApiProblem } from '#client/problem.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { type T, useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import type { StaffStores } from '../../shell/stores.ts';
import { PlaceField } from '../place-field.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { Received } from './received.tsx';
import { emptyRow, piecesOf, type ReceivingForm } from './received-rows.ts';
import { ReceiveRows } from './receive-rows.tsx';

interface Props {
  like: StaffPiece;
  stores: StaffStores;
}

/** Where pieces come to, what they cost, and each of them; done, their labels can be printed. */
export function ReceiveForm({ like, stores }: Props) {
  const { t } = useWords();
  const { form, draft, submit, received, again, error, isBusy, isUnusual } = useReceiving(like);
  if (received !== null) return <Received serials={received} onAgain={again} />;
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <form className="form receive-form" noValidate onSubmit={(event) => void submit(event)}>
        <PaperFields stores={stores} />
        <ReceiveRows measure={measureOf(like)} unusual={placesOf(error)} />
        <ProblemLine error={error} />
        {isUnusual && (
          <label className="check">
            <input type="checkbox" {...form.register('isWeightSure')} /> {t('bo-pieces:receive.sure')}
          </label>
        )}
        <Button type="submit" loading={isBusy}>
          {t('bo-pieces:receive.do')}
        </Button>
      </form>
    </FormProvider>
  );
}

const measureOf = (like: StaffPiece): 'sizeMm' | 'lengthCm' | null => {
  if (like.sizeMm !== null) return 'sizeMm';
  return like.lengthCm === null ? null : 'lengthCm';
};

function useReceiving(like: StaffPiece) {
  const { t } = useWords();
  const [received, setReceived] = useState<readonly string[] | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<ReceivingForm>({
    defaultValues: {
      storeId: String(like.storeId ?? ''),
      cost: null,
      supplier: '',
      invoice: '',
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
    const { storeId, cost, supplier, invoice, isWeightSure } = typed;
    const body = {
      like: like.serialNumber,
      storeId: storeId === '' ? null : Number(storeId),
      ...(cost !== null && { cost }),
      supplier: supplier.trim() || null,
      invoice: invoice.trim() || null,
      isWeightSure,
      pieces,
    };
    return attempt(async () => {
      const { serials } = await callApi('POST /api/admin/v1/pieces', { body }, { key }).catch(
        (failed: unknown) => {
          // a corrected form is another act; a lost answer is the same
          if (isApiProblem(failed)) setKey(crypto.randomUUID());
          throw failed;
        },
      );
      draft.finish();
      setReceived(serials);
    });
  });
  const again = () => {
    draft.resume();
    setKey(crypto.randomUUID());
    form.setValue('rows', [emptyRow]);
    form.setValue('isWeightSure', false);
    setReceived(null);
  };
  const isUnusual = isApiProblem(error) && error.problem.code === 'WEIGHT_UNUSUAL';
  return { form, draft, submit, received, again, error, isBusy, isUnusual };
}

const draftOf = (t: T, { serialNumber }: StaffPiece) => ({
  name: `pieces receive ${serialNumber}`,
  title: `${t('bo-pieces:receive.do')}: ${serialNumber}`,
});

/** The rows whose weight the server asks about. */
function placesOf(error: unknown): ReadonlySet<number> {
  const pieces = isApiProblem(error) ? error.problem.facts?.['pieces'] : undefined;
  return new Set(Array.isArray(pieces) ? pieces.map(Number) : []);
}

function PaperFields({ stores }: { stores: StaffStores }) {
  const { t } = useWords();
  const { register } = useFormContext<ReceivingForm>();
  return (
    <div className="form-pair">
      <PlaceField label={t('bo-pieces:receive.place')} stores={stores} field={register('storeId')} />
      <PurchaseFields />
    </div>
  );
}
