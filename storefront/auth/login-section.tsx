import { useLocation, useNavigate } from 'react-router';
import { usePage } from '#storefront/shell/page.ts';
import { requiredUrlOf } from '#storefront/shell/login/require-auth.ts';
import { loginFormNames, type LoginAnswer } from './login-answer.ts';
import { LoginForms } from './forms/login-forms.tsx';
import { useLoginFlow } from './use-login-flow.ts';

/** The login as part of a page: of the login page, or, without JavaScript, above the page that requires a login. */
export function LoginSection({
  isPage = false,
  posted,
}: {
  isPage?: boolean;
  posted?: LoginAnswer | undefined;
}) {
  const { t, links } = usePage();
  const navigate = useNavigate();
  const here = useLocation();
  const to = requiredUrlOf(here);
  const wanted = new URLSearchParams(here.search).get('form');
  const form = loginFormNames.find((known) => known === wanted) ?? null;
  const onIn = () => void navigate(to ?? links.home(), { replace: true });
  const flow = useLoginFlow({ form, posted, onIn });
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className="container login-section" id="login" aria-labelledby="login-title">
      <Title className="h1" id="login-title">
        {t(`auth:title.${flow.view}`)}
      </Title>
      <LoginForms flow={flow} to={to} />
    </section>
  );
}
