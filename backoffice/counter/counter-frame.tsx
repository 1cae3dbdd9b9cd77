import type { ReactNode } from 'react';
import { NavLink, useSearchParams } from 'react-router';
import { useWords } from '../kit/words.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { nameIn, type StaffStores } from '../shell/stores.ts';
import { useTitle } from '../shell/use-title.ts';
import { rememberStore } from './counter-store.ts';
import '../kit/room-tabs.css';
import './counter.css';

interface Props {
  title: string;
  /** Those that one may sell in. */
  stores: StaffStores;
  storeId: number;
  children: ReactNode;
}

/** The room of a store's counter: its screens, and which store it is. */
export function CounterFrame({ title, stores, storeId, children }: Props) {
  const { t, language } = useWords();
  const [query, setQuery] = useSearchParams();
  useTitle(title);
  const session = useSession();
  const chosen = stores.find(({ id }) => id === storeId);
  const choose = (id: string) => {
    rememberStore(Number(id));
    setQuery({ ...Object.fromEntries(query), store: id });
  };
  return (
    <div className="page counter">
      <header className="page-head">
        <h1 className="title">{title}</h1>
        {stores.length > 1 ? (
          <select
            className="input counter-store"
            aria-label={t('bo-counter:store')}
            value={storeId}
            onChange={(event) => choose(event.target.value)}
          >
            {stores.map((store) => (
              <option key={store.id} value={store.id}>
                {nameIn(store, language)}
              </option>
            ))}
          </select>
        ) : (
          <p className="ink-2">{chosen && nameIn(chosen, language)}</p>
        )}
      </header>
      <nav className="room-tabs" aria-label={t('bo-counter:screens')}>
        {hasPermission(session, 'counter.sell') && (
          <>
            <NavLink to={{ pathname: '/counter', search: `?store=${storeId}` }} end>
              {t('bo-counter:tab.sale')}
            </NavLink>
            <NavLink to={{ pathname: '/counter/returns', search: `?store=${storeId}` }}>
              {t('bo-counter:tab.returns')}
            </NavLink>
          </>
        )}
        {hasPermission(session, 'counter.gold') && (
          <NavLink to={{ pathname: '/counter/gold', search: `?store=${storeId}` }}>
            {t('bo-counter:tab.gold')}
          </NavLink>
        )}
        <NavLink to={{ pathname: '/counter/day', search: `?store=${storeId}` }}>
          {t('bo-counter:tab.day')}
        </NavLink>
      </nav>
      {children}
    </div>
  );
}
