import { useRef } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { closeDialog, useLoginState } from '#storefront/shell/login/login-state.ts';
import { usePage } from '#storefront/shell/page.ts';
import { requiresLogin, withoutQuestion } from '#storefront/shell/login/require-auth.ts';
import { LoginForms } from './forms/login-forms.tsx';
import { useLoginFlow } from './use-login-flow.ts';

/**
 * The login as a dialog over any page. After the login its history entry is removed first; then the page navigates to
 * the requested page, or reloads itself without the login parameter in its address.
 */
export function LoginDialog() {
  const { t, links } = usePage();
  const { shown, requiredUrl } = useLoginState();
  const navigate = useNavigate();
  const here = useLocation();
  const landing = useRef<string>(null);
  const flow = useLoginFlow({
    form: null,
    posted: undefined,
    onIn: () => {
      landing.current = requiredUrl;
      closeDialog();
    },
  });
  const moveOn = () => {
    const hasQuestion = requiresLogin(here);
    const to = landing.current ?? (hasQuestion ? withoutQuestion(here) : null);
    const preventScrollReset = landing.current === null;
    landing.current = null;
    if (to !== null) void navigate(to, { replace: hasQuestion, preventScrollReset });
  };
  return (
    <Dialog
      open={shown === 'login'}
      onClose={closeDialog}
      onLeft={moveOn}
      title={t(`auth:title.${flow.view}`)}
      closeLabel={t('close')}
    >
      {/* the forms are sent by the route module of the login page, which could not be loaded later without a connection */}
      <PrefetchPageLinks page={links.login({ to: null })} />
      <LoginForms flow={flow} to={requiredUrl} />
    </Dialog>
  );
}
