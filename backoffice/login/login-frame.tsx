import { useEffect, type ReactNode } from 'react';
import { languages } from '#contract/words.ts';
import { Wordmark } from '#ui/brand/brand.tsx';
import { useSwitchLanguage } from '../kit/switch-language.ts';
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
        <div className="login-foot">
          <p>{t('bo-login:backOffice')}</p>
          <Languages />
        </div>
      </header>
      <main className="login-main">
        <h1 className="title">{title}</h1>
        {lead !== undefined && <p className="login-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}

/** The other languages: nobody is logged in, so nobody's own language is known. */
function Languages() {
  const { t, language } = useWords();
  const switchTo = useSwitchLanguage();
  return (
    <p className="login-languages">
      {languages
        .filter((one) => one !== language)
        .map((one) => (
          <button key={one} type="button" lang={one} onClick={() => void switchTo(one, true)}>
            {t(`bo-shell:language.${one}`)}
          </button>
        ))}
    </p>
  );
}
