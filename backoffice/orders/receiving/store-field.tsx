import { useFormContext } from 'react-hook-form';
import { formatDay } from '#ui/dates.ts';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import type { ReceivingForm } from './receiving-form.ts';

interface Props {
  stores: StaffStores;
  /** The first day on which the order can be collected, by store; a store that is missing has no day. */
  readyOn: ReadonlyMap<number, string>;
}

/** Selects the store for pickup. */
export function StoreField({ stores, readyOn }: Props) {
  const { t, language } = useWords();
  const { register } = useFormContext<ReceivingForm>();
  return (
    <FieldFrame label={t('bo-orders:phone.store')}>
      {(ids) => (
        <select className="input" {...register('storeId')} {...ids}>
          {stores.map((store) => {
            const day = readyOn.get(store.id);
            const name = nameIn(store, language);
            return (
              <option key={store.id} value={store.id}>
                {day === undefined
                  ? name
                  : t('bo-orders:phone.storeFrom', { name, day: formatDay(day, language) })}
              </option>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}
