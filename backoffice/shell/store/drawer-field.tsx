import { useEffect, useState, type ComponentProps } from 'react';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { useSession } from '../session.ts';
import { loadStores, nameIn, type StaffStores } from '../stores.ts';

/** Selects the store whose cash drawer pays the refund. */
export function DrawerField(field: ComponentProps<'select'>) {
  const { t, language } = useWords();
  const own = useSession()?.storeIds ?? [];
  const [stores, setStores] = useState<StaffStores>([]);
  useEffect(() => {
    // without the list the order's own store stays selected
    loadStores().then(setStores, () => undefined);
  }, []);
  const offered = own.length === 0 ? stores : stores.filter(({ id }) => own.includes(id));
  return (
    <FieldFrame label={t('bo-shell:drawer.label')} helper={t('bo-shell:drawer.help')}>
      {(ids) => (
        // the options are loaded after the value was set
        <select className="input" key={offered.length} {...field} {...ids}>
          <option value="">{t('bo-shell:drawer.none')}</option>
          {offered.map((store) => (
            <option key={store.id} value={store.id}>
              {nameIn(store, language)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
