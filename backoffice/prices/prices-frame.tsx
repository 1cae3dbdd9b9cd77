import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { useTitle } from '../shell/use-title.ts';
import './prices.css';

/** The tabs, each with the permission of its screen. */
const tabs = [
  { name: 'rates', permission: 'prices.read' },
  { name: 'formula', permission: 'prices.read' },
  { name: 'pieces', permission: 'prices.write' },
  { name: 'promotions', permission: 'promotions.read' },
  { name: 'codes', permission: 'promotions.read' },
] as const;

interface Props {
  tab: (typeof tabs)[number]['name'];
  /** The tools of the page's list: views, columns, files. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens of prices. */
export function PricesFrame({ tab, tools, children }: Props) {
  const { t } = useWords();
  const session = useSession();
  useTitle(t(`bo-prices:tab.${tab}`));
  return (
    <div className="page list-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.prices')}</h1>
        {tools}
      </header>
      <SectionTabs label={t('bo-prices:screens')}>
        {tabs
          .filter(({ permission }) => hasPermission(session, permission))
          .map(({ name }) => (
            <NavLink key={name} to={`/prices/${name}`}>
              {t(`bo-prices:tab.${name}`)}
            </NavLink>
          ))}
      </SectionTabs>
      {children}
    </div>
  );
}
