import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import type { ContentView } from './content-view.ts';

/** A page that is not translated yet is shown with a notice, and its language is declared to screen readers (GLB-2). */
export function InOtherLanguage({ page, children }: { page: ContentView; children: ReactNode }) {
  const { t, language } = usePage();
  if (page.language === language) return children;
  return (
    <>
      <p className="content-note">{t('pages:notTranslated')}</p>
      <div lang={page.language}>{children}</div>
    </>
  );
}
