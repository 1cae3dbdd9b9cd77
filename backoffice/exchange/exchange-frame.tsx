import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { useSession } from '../shell/session.ts';
import { useTitle } from '../shell/use-title.ts';
import { type ExchangeTab, tabsOf } from './tabs.ts';
import '../kit/record.css';
import '../kit/pictures/drop-field.css';
import './exchange.css';

interface Props {
  tab: ExchangeTab;
  /** The tools of the page's list: views, columns, files. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of the import and export screens, with a tab for each screen that the role may open. */
export function ExchangeFrame({ tab, tools, children }: Props) {
  const { t } = useWords();
  const tabs = tabsOf(useSession());
  useTitle(t(`bo-exchange:tab.${tab}`));
  return (
    <div className="page list-page record-page exchange-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.exchange')}</h1>
        {tools}
      </header>
      <SectionTabs label={t('bo-exchange:screens')}>
        {tabs.map((name) => (
          <NavLink key={name} to={`/exchange/${name}`}>
            {t(`bo-exchange:tab.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      {children}
    </div>
  );
}
