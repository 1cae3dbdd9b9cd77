import { useSearchParams } from 'react-router';
import { ChoiceMenu } from '../kit/choice-menu.tsx';
import { withFilter } from '../kit/list/list-address.ts';
import { useWords } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';

/** The store that the figures are of; it stands in the address. */
export function StoreChoice({ stores }: { stores: StaffStores }) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <ChoiceMenu
      label={t(search.has('store') ? 'bo-today:store' : 'bo-today:allStores')}
      mode="single"
      options={stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
      chosen={[search.get('store') ?? ''].filter((id) => id !== '')}
      onChange={([id]) => setSearch(withFilter(search, 'store', id ?? ''))}
    />
  );
}
