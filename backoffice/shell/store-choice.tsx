import { useSearchParams } from 'react-router';
import { ChoiceMenu } from '../kit/choice-menu.tsx';
import { withFilter } from '../kit/list/list-address.ts';
import { useWords } from '../kit/words.tsx';
import { useSession } from './session.ts';
import { nameIn, type StaffStores } from './stores.ts';

/** The store that an address names; undefined = all of them. */
export function storeOf(search: URLSearchParams): number | undefined {
  const store = search.get('store');
  return store !== null && /^[1-9]\d{0,8}$/.test(store) ? Number(store) : undefined;
}

/** The store that the address of a request names. */
export function storeIn(request: Request): { storeId?: number } {
  const storeId = storeOf(new URL(request.url).searchParams);
  return storeId === undefined ? {} : { storeId };
}

/** The store that the figures are of, one of one's own; it stands in the address. */
export function StoreChoice({ stores }: { stores: StaffStores }) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const storeIds = useSession()?.storeIds ?? [];
  const own = storeIds.length === 0 ? stores : stores.filter(({ id }) => storeIds.includes(id));
  return (
    <ChoiceMenu
      label={t(search.has('store') ? 'bo-today:store' : 'bo-today:allStores')}
      mode="single"
      options={own.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
      chosen={[search.get('store') ?? ''].filter((id) => id !== '')}
      onChange={([id]) => setSearch(withFilter(search, 'store', id ?? ''))}
    />
  );
}
