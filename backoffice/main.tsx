import './kit/base.css';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from './kit/language.tsx';
import { applyTheme, chosenTheme } from './kit/theme.ts';
import { chosenLanguage, loadWords } from './kit/words.tsx';

applyTheme(chosenTheme());
const language = chosenLanguage();
document.documentElement.lang = language;

// the login is one short page, loaded without the router and the widgets (backoffice.md BO-60)
const isLogin = /^\/admin\/(?:login|enter|invitation)$/.test(location.pathname);
const [App] = await Promise.all([
  loadApp(),
  loadWords(language, isLogin ? ['bo-shell', 'bo-login'] : ['bo-shell']),
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LanguageProvider>
      <App />
    </LanguageProvider>,
  );

/** Two statements: for a conditional expression with two imports the bundler would load the styles of only one. */
async function loadApp() {
  if (isLogin) {
    const login = await import('./login/app.tsx');
    return login.App;
  }
  const screens = await import('./app.tsx');
  return screens.App;
}
