import { useForm } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { StoneFields } from '../stones/stone-fields.tsx';
import { ArrivalFields } from './arrival-fields.tsx';
import { FirstForm } from './first-form.tsx';
import type { FirstFormProps } from './first-pieces-form.tsx';
import { bodyOfStone, type LooseStoneForm as Form, looseStoneOf } from './loose-stone.ts';

/** Receives the stone of a model: its weight and grades, as in its report. */
export function LooseStoneForm({ model, stoneWords, stores, onReceived }: Omit<FirstFormProps, 'params'>) {
  const { t } = useWords();
  const form = useForm({ defaultValues: looseStoneOf(stoneWords) });
  const { artikul } = model;
  const send = async (typed: Form, key: string) => {
    const body = bodyOfStone(typed);
    if (body === null) return null;
    const input = { params: { artikul }, body };
    const { serials } = await callApi('POST /api/admin/v1/models/:artikul/stone', input, { key });
    return { serials, pricing: null };
  };
  return (
    <FirstForm
      artikul={artikul}
      form={form}
      help={t('bo-pieces:first.stoneHelp')}
      send={send}
      onReceived={onReceived}
    >
      <StoneFields words={stoneWords} isOne />
      <div className="form-pair">
        <Field
          label={t('bo-pieces:receive.serial')}
          maxLength={39}
          autoComplete="off"
          placeholder={t('bo-pieces:receive.nextSerial')}
          {...form.register('serial')}
        />
        <ArrivalFields stores={stores} />
      </div>
    </FirstForm>
  );
}
