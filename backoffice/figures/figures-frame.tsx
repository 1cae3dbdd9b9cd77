import type { ReactNode } from 'react';
import { NavLink, useNavigation } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { useSession } from '../shell/session.ts';
import { useTitle } from '../shell/use-title.ts';
import { type FiguresTab, tabsOf } from './tabs.ts';
import '../kit/list/list.css';
import '../kit/numbers/meter.css';
import './figures.css';

/** The frame of the screens of figures. */
export function FiguresFrame({ tab, children }: { tab: FiguresTab; children: ReactNode }) {
  const { t } = useWords();
  const session = useSession();
  const isBusy = useNavigation().state === 'loading';
  useTitle(t(`bo-figures:tab.${tab}`));
  return (
    <div className="page list-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.figures')}</h1>
      </header>
      <SectionTabs label={t('bo-figures:screens')}>
        {tabsOf(session).map(({ name }) => (
          <NavLink key={name} to={`/figures/${name}`}>
            {t(`bo-figures:tab.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      <div className="figures-page" aria-busy={isBusy}>
        {children}
      </div>
    </div>
  );
}
