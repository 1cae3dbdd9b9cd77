import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { askLogin, useLoginState } from '#storefront/shell/login-state.ts';
import { asksForLogin, requiredUrlOf } from '#storefront/shell/require-auth.ts';
import { useShellData } from '#storefront/shell/shell-data.ts';
import { useTexts } from '#storefront/shell/use-texts.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));
const LogoutDialog = lazy(async () => ({ default: (await import('./logout-dialog.tsx')).LogoutDialog }));

type Question = 'login' | 'logout';

/** The questions that may stand over any page; each is brought when it is asked for the first time. */
export function Asked() {
  const { shown } = useLoginState();
  const [known, setKnown] = useState<readonly Question[]>([]);
  if (shown !== null && !known.includes(shown)) setKnown([...known, shown]);
  const hasWords = useTexts('auth', known.length > 0);
  useRequiredLogin();
  return (
    <Suspense fallback={null}>
      {hasWords && known.includes('login') && <LoginDialog />}
      {hasWords && known.includes('logout') && <LogoutDialog />}
    </Suspense>
  );
}

/** A guest at an address that asks for a login is asked. */
function useRequiredLogin(): void {
  const here = useLocation();
  const { user } = useShellData();
  const isRequired = user === null && asksForLogin(here);
  const requiredUrl = requiredUrlOf(here);
  useEffect(() => {
    if (isRequired) askLogin(requiredUrl);
  }, [isRequired, requiredUrl]);
}
