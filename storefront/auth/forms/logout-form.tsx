import { useEffect, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { forgetShopper } from '#storefront/shell/favorites/favorites-store.ts';
import { usePage } from '#storefront/shell/page.ts';

/** "Do you want to log out": yes removes personal data from this browser and reloads the home page; `no` leads back. */
export function LogoutForm({ no }: { no: ReactNode }) {
  const { t, links } = usePage();
  const fetcher = useFetcher<{ outcome: 'out' }>();
  const isOut = fetcher.data?.outcome === 'out';
  useEffect(() => {
    if (!isOut) return;
    forgetShopper();
    location.replace(links.home());
  }, [isOut, links]);
  return (
    <form
      className="login-form"
      method="post"
      action={links.logout()}
      onSubmit={(event) => {
        event.preventDefault();
        // now, whether the shop can be reached or not
        forgetShopper();
        void fetcher.submit(
          { by: 'script' },
          { method: 'post', action: links.logout(), defaultShouldRevalidate: false },
        );
      }}
    >
      <p className="ink-2">{t('auth:logoutLead')}</p>
      <Button className="button-wide" type="submit" loading={fetcher.state !== 'idle' || isOut}>
        {t('auth:logoutYes')}
      </Button>
      {no}
    </form>
  );
}
