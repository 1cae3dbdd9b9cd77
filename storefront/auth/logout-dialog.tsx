import { PrefetchPageLinks } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { closeDialog, useLoginState } from '#storefront/shell/login/login-state.ts';
import { usePage } from '#storefront/shell/page.ts';
import { LogoutForm } from './forms/logout-form.tsx';
import './login.css';

export function LogoutDialog() {
  const { t, links } = usePage();
  const { shown } = useLoginState();
  return (
    <Dialog
      open={shown === 'logout'}
      onClose={closeDialog}
      title={t('auth:logoutTitle')}
      closeLabel={t('close')}
    >
      {/* the form is sent by the route module of the logout page, which could not be loaded later without a connection */}
      <PrefetchPageLinks page={links.logout()} />
      <div className="login">
        <LogoutForm
          no={
            <Button kind="secondary" className="button-wide" type="button" onClick={closeDialog}>
              {t('auth:logoutNo')}
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}
