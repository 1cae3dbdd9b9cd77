import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { SectionTabs } from '../shell/frame/section-tabs.tsx';
import { useWords } from '../kit/words.tsx';
import { useTitle } from '../shell/use-title.ts';
import '../kit/record.css';
import './certificates.css';

interface Props {
  /** Shown to the right of the section's title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of the register of certificates and of the failed look-ups. */
export function CertificatesFrame({ action, children }: Props) {
  const { t } = useWords();
  useTitle(t('bo-certificates:title'));
  return (
    <div className="page list-page record-page">
      <header className="page-head">
        <h1 className="title">{t('bo-certificates:title')}</h1>
        {action}
      </header>
      <SectionTabs label={t('bo-certificates:screens')}>
        <NavLink to="/certificates" end>
          {t('bo-certificates:register')}
        </NavLink>
        <NavLink to="/certificates/misses">{t('bo-certificates:misses')}</NavLink>
      </SectionTabs>
      {children}
    </div>
  );
}
