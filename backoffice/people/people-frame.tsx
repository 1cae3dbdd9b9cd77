import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { useSession } from '../shell/session.ts';
import { useTitle } from '../shell/use-title.ts';
import { type PeopleTab, tabsOf } from './tabs.ts';
import './people.css';

interface Props {
  tab: PeopleTab;
  /** The tools of the page's list: views, columns, files. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of the screens about people. */
export function PeopleFrame({ tab, tools, children }: Props) {
  const { t } = useWords();
  const session = useSession();
  useTitle(t(`bo-people:tab.${tab}`));
  return (
    <div className="page list-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.people')}</h1>
        {tools}
      </header>
      <SectionTabs label={t('bo-people:screens')}>
        {tabsOf(session).map(({ name, to }) => (
          <NavLink key={name} to={to}>
            {t(`bo-people:tab.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      {children}
    </div>
  );
}
