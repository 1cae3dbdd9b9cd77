import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';
import { useWords } from '../../kit/words.tsx';
import { useSession } from '../session.ts';
import { useTitle } from '../use-title.ts';
import { type SystemTab, systemTabsOf } from './system-tabs.ts';

interface Props {
  tab: SystemTab;
  /** The actions of the screen, next to the section's title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the system screens, each with its own permission. */
export function SystemFrame({ tab, actions, children }: Props) {
  const { t } = useWords();
  const session = useSession();
  useTitle(t(`bo-shell:system.${tab}`));
  return (
    <div className="page list-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.system')}</h1>
        {actions}
      </header>
      <SectionTabs label={t('bo-shell:system.screens')}>
        {systemTabsOf(session).map((name) => (
          <NavLink key={name} to={`/${name}`}>
            {t(`bo-shell:system.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      {children}
    </div>
  );
}
