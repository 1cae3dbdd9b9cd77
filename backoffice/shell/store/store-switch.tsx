import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { ChoiceMenu } from '../../kit/choice-menu.tsx';
import { withFilter } from '../../kit/list/list-address.ts';
import { useWords } from '../../kit/words.tsx';
import { loadStores, nameIn, storesOf, type StaffStores } from '../stores.ts';
import { chooseStore, paramOf, useChosenStore } from './chosen-store.ts';
import { storeOf } from './store-in.ts';

const all = 'all';

/** Selects a store for all screens, for staff who see several (backoffice.md 2). */
export function StoreSwitch({ session: { storeIds } }: { session: StaffSession }) {
  const { t, language } = useWords();
  const [stores, setStores] = useState<StaffStores>([]);
  const chosen = useChosenStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => void loadStores().then(setStores), []);
  const own = storesOf(storeIds, stores);
  if (own.length < 2) return null;
  // a link may contain a store other than the selected one
  const named = paramOf(pathname) === 'store' ? storeOf(new URLSearchParams(search)) : undefined;
  const store = own.find(({ id }) => id === (named ?? chosen));
  const choose = (id: string) => {
    chooseStore(id === all ? null : Number(id));
    const param = paramOf(pathname);
    if (param === undefined) return;
    const next = withFilter(new URLSearchParams(search), param, id === all ? '' : id);
    void navigate({ pathname, search: next.toString() });
  };
  return (
    <div className="top-store">
      <ChoiceMenu
        label={store === undefined ? t('bo-shell:allStores') : nameIn(store, language)}
        isPlain
        mode="single"
        options={[
          { id: all, label: t('bo-shell:allStores') },
          ...own.map((one) => ({ id: String(one.id), label: nameIn(one, language) })),
        ]}
        chosen={[store === undefined ? all : String(store.id)]}
        onChange={([id]) => id !== undefined && choose(id)}
      />
    </div>
  );
}
