import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { useTitle } from '../shell/use-title.ts';
import './money.css';

const tabs = ['refunds', 'discrepancies', 'receipts', 'payments', 'days'] as const;

interface Props {
  tab: (typeof tabs)[number];
  /** The tools of the page's list: views, columns, files. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens of money. */
export function MoneyFrame({ tab, tools, children }: Props) {
  const { t } = useWords();
  useTitle(t(`bo-money:tab.${tab}`));
  // a provider's report covers all stores
  const seesDays = hasPermission(useSession(), 'money.settle');
  const shown = tabs.filter((name) => name !== 'days' || seesDays);
  return (
    <div className="page list-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.money')}</h1>
        {tools}
      </header>
      <SectionTabs label={t('bo-money:screens')}>
        {shown.map((name) => (
          <NavLink key={name} to={`/money/${name}`}>
            {t(`bo-money:tab.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      {children}
    </div>
  );
}
