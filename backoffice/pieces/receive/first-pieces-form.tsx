import { useForm, useWatch } from 'react-hook-form';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { StaffStores } from '../../shell/stores.ts';
import { ParamFields } from '../params/param-fields.tsx';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { StoneFields } from '../stones/stone-fields.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { FirstForm } from './first-form.tsx';
import { bodyOf, type FirstPieces, firstPiecesOf } from './first-pieces.ts';
import { MakeOfPieces, MeasureField } from './first-pieces-fields.tsx';
import { priceReceived, type ReceivedGoods } from './price-received.ts';
import { ReceiveRows } from './receive-rows.tsx';

export interface FirstFormProps {
  model: AwaitedModel;
  stoneWords: StoneWords;
  /** The characteristics available for pieces. */
  params: readonly PieceParam[];
  stores: StaffStores;
  onReceived: (goods: ReceivedGoods) => void;
}

const noRows: ReadonlySet<number> = new Set();

/** Receives the first pieces of a model: the marks of all of them, and the weight of each; their prices come from the formula. */
export function FirstPiecesForm({ model, stoneWords, params, stores, onReceived }: FirstFormProps) {
  const { t } = useWords();
  const form = useForm<FirstPieces>({ defaultValues: firstPiecesOf(model, params) });
  const { artikul } = model;
  const measure = useWatch({ control: form.control, name: 'measure' });
  const send = async (typed: FirstPieces, key: string) => {
    const body = bodyOf(typed, params);
    if (body === null) {
      form.setError('rows', { type: 'number' });
      return null;
    }
    const input = { params: { artikul }, body };
    const { serials } = await callApi('POST /api/admin/v1/models/:artikul/pieces', input, { key });
    return priceReceived(typed.rows, { serials, key, reason: t('bo-pieces:receive.priceReason') });
  };
  return (
    <FirstForm
      artikul={artikul}
      form={form}
      help={t('bo-pieces:first.help')}
      send={send}
      onReceived={onReceived}
    >
      <MakeOfPieces model={model} />
      <StoneFields words={stoneWords} />
      {params.length > 0 && (
        <details className="receive-params">
          <summary className="section-title">{t('bo-pieces:param.title')}</summary>
          <div className="form-pair">
            <ParamFields params={params} within="params." />
          </div>
        </details>
      )}
      <ReceiveRows measure={measure} unusual={noRows}>
        <MeasureField />
      </ReceiveRows>
      <div className="form-pair">
        <ArrivalFields stores={stores} />
      </div>
    </FirstForm>
  );
}
