import './kit/base.css';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from './kit/language.tsx';
import { applyTheme, chosenTheme } from './kit/theme.ts';
import { chosenLanguage, loadWords } from './kit/words.tsx';

applyTheme(chosenTheme());
const language = chosenLanguage();
document.documentElement.lang = language;

// the login is one short page: it comes without the router and the widgets (backoffice.md BO-60)
const isLogin = /^\/admin\/(?:login|enter|invitation)$/.test(location.pathname);
const [{ App }] = await Promise.all([
  isLogin ? import('./login/app.tsx') : import('./app.tsx'),
  loadWords(language, isLogin ? ['bo-shell', 'bo-login'] : ['bo-shell']),
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LanguageProvider>
      <App />
    </LanguageProvider>,
  );
