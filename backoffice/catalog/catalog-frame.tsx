import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { useTitle } from '../shell/use-title.ts';
import { type CatalogTab, catalogTabs } from './catalog-tabs.ts';
import '../kit/record.css';
import './catalog.css';

interface Props {
  tab: CatalogTab;
  /** Shown to the right of the section's title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the catalogue's screens. */
export function CatalogFrame({ tab, action, children }: Props) {
  const { t } = useWords();
  useTitle(t(`bo-catalog:tab.${tab}`));
  return (
    <div className="page list-page catalog-page">
      <header className="page-head">
        <h1 className="title">{t('bo-shell:section.catalog')}</h1>
        {action}
      </header>
      <SectionTabs label={t('bo-catalog:screens')}>
        {Object.entries(catalogTabs).map(([name, path]) => (
          <NavLink key={name} to={path}>
            {t(`bo-catalog:tab.${name}`)}
          </NavLink>
        ))}
      </SectionTabs>
      {children}
    </div>
  );
}
