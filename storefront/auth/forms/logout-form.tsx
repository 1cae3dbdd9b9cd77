import { useEffect, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { clearShopperData } from '#storefront/shell/favorites/favorites-store.ts';
import { usePage } from '#storefront/shell/page.ts';

/** `cut`: there is no connection; `busy`: the server is overloaded. In both cases the user stays logged in. */
export interface LogoutAnswer {
  outcome: 'out' | 'cut' | 'busy';
}

/**
 * "Do you want to log out": confirming removes personal data from this browser and reloads the home page; `no` is the
 * link that cancels.
 */
export function LogoutForm({ no }: { no: ReactNode }) {
  const { t, links } = usePage();
  const fetcher = useFetcher<LogoutAnswer>();
  const isBusy = fetcher.state !== 'idle';
  const outcome = isBusy ? undefined : fetcher.data?.outcome;
  const isOut = fetcher.data?.outcome === 'out';
  useEffect(() => {
    if (!isOut) return;
    clearShopperData();
    location.replace(links.home());
  }, [isOut, links]);
  return (
    <form
      className="login-form"
      method="post"
      action={links.logout()}
      data-works-offline
      onSubmit={(event) => {
        event.preventDefault();
        // at once, even if the server cannot be reached
        clearShopperData();
        void fetcher.submit(
          { by: 'script' },
          { method: 'post', action: links.logout(), defaultShouldRevalidate: false },
        );
      }}
    >
      <p className="ink-2">{t('auth:logoutLead')}</p>
      {(outcome === 'cut' || outcome === 'busy') && (
        <p className="field-error" role="alert">
          {t(outcome === 'cut' ? 'auth:logoutCut' : 'auth:logoutBusy')}
        </p>
      )}
      <Button className="button-wide" type="submit" loading={isBusy || isOut}>
        {t('auth:logoutYes')}
      </Button>
      {no}
    </form>
  );
}
