import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { nameIn, type StaffStores } from '../shell/stores.ts';
import { useTitle } from '../shell/use-title.ts';

interface Props {
  title: string;
  /** The stores in which the staff member may sell. */
  stores: StaffStores;
  storeId: number;
  children: ReactNode;
}

/** The frame of the counter's screens, with the name of the store; the top bar selects another store. */
export function CounterFrame({ title, stores, storeId, children }: Props) {
  const { t, language } = useWords();
  useTitle(title);
  const session = useSession();
  const chosen = stores.find(({ id }) => id === storeId);
  return (
    <div className="page counter">
      <header className="page-head">
        <h1 className="title">{title}</h1>
        <p className="ink-2">{chosen && nameIn(chosen, language)}</p>
      </header>
      <SectionTabs label={t('bo-counter:screens')}>
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
      </SectionTabs>
      {children}
    </div>
  );
}
