import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { BackToList } from '../shell/frame/back-to-list.tsx';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { useSession } from '../shell/session.ts';
import { useTitle } from '../shell/use-title.ts';
import { type ContentTab, tabsOf } from './tabs.ts';
import '../kit/record.css';
import './content.css';

interface Props {
  tab: ContentTab;
  /** The key in the tab's list of the record that is shown. */
  record?: string;
  /** Shown to the right of the section's title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the content screens, with a tab for each screen that the role may open. */
export function ContentFrame({ tab, record, action, children }: Props) {
  const { t } = useWords();
  const tabs = tabsOf(useSession());
  useTitle(t(`bo-content:tab.${tab}`));
  return (
    <div className="page list-page record-page content-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.content')}</h1>
        {action}
      </header>
      <SectionTabs label={t('bo-content:screens')}>
        {tabs.map((name) => (
          <NavLink key={name} to={`/content/${name}`}>
            {t(`bo-content:tab.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      {record !== undefined && (
        <BackToList list={`/content/${tab}`} record={record} label={t('bo-content:backToList')} />
      )}
      {children}
    </div>
  );
}
