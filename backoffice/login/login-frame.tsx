import { useEffect, type ReactNode } from 'react';
import { Wordmark } from '#ui/brand/brand.tsx';
import { useWords } from '../kit/words.tsx';
import './login.css';

/** The dark panel on the left, the form on the right; below 768 px one below the other. */
export function LoginFrame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { t } = useWords();
  useEffect(() => {
    document.title = `${title} · Zarona`;
  }, [title]);
  return (
    <div className="login">
      <header className="login-cloth">
        <Wordmark width={148} />
        <p>{t('bo-login:backOffice')}</p>
      </header>
      <main className="login-main">
        <h1 className="title">{title}</h1>
        {lead !== undefined && <p className="login-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
