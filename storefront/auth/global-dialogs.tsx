import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { openLogin, useLoginState } from '#storefront/shell/login/login-state.ts';
import { requiresLogin, requiredUrlOf } from '#storefront/shell/login/require-auth.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));
const LogoutDialog = lazy(async () => ({ default: (await import('./logout-dialog.tsx')).LogoutDialog }));

type DialogName = 'login' | 'logout';

/** Dialogs that may open over any page; each is loaded when it opens for the first time. */
export function GlobalDialogs() {
  const { shown } = useLoginState();
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  if (shown !== null && !opened.includes(shown)) setOpened([...opened, shown]);
  const hasWords = useTexts('auth', opened.length > 0);
  useRequiredLogin();
  return (
    <Suspense fallback={null}>
      {hasWords && opened.includes('login') && <LoginDialog />}
      {hasWords && opened.includes('logout') && <LogoutDialog />}
    </Suspense>
  );
}

/** Opens the login for a guest at an address that requires it. */
function useRequiredLogin(): void {
  const here = useLocation();
  const { user } = useShellData();
  const isRequired = user === null && requiresLogin(here);
  const requiredUrl = requiredUrlOf(here);
  useEffect(() => {
    if (isRequired) openLogin(requiredUrl);
  }, [isRequired, requiredUrl]);
}
