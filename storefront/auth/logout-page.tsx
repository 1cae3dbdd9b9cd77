import {
  data,
  redirect,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { whyNotReached } from '#storefront/shell/frame/errors/not-reached.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { tokensContext, userContext } from '#storefront/shell/login/user.ts';
import { LogoutForm, type LogoutAnswer } from './forms/logout-form.tsx';
import './login.css';

export const handle = { texts: ['auth'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('auth');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('auth:logoutTitle')} | Zarona` },
];

/** The logout confirmation as a separate page, for browsers without JavaScript. */
export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.get(userContext)();
  if (user === null) throw redirect(linksIn(context.get(callerContext).language).home());
  return null;
}

/** Ends the session on the server; the browser's cookies are removed even if the server cannot be reached. */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  try {
    await caller.api.logout();
  } catch (error) {
    if (!isApiProblem(error)) throw error;
  } finally {
    context.get(tokensContext).clear();
  }
  return textOf(form, 'by') === 'script'
    ? data({ outcome: 'out' as const })
    : redirect(linksIn(caller.language).home());
}

/** Without a connection, or when the server is overloaded, the session has not ended: the confirmation stays open and shows a message. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<LogoutAnswer> {
  try {
    return await serverAction<LogoutAnswer>();
  } catch (error) {
    const why = whyNotReached(error);
    if (why === null) throw error;
    return { outcome: why };
  }
}

export default function LogoutPage() {
  const { t, links } = usePage();
  return (
    <section className="container login-section">
      <h1 className="h1">{t('auth:logoutTitle')}</h1>
      <div className="login">
        <LogoutForm
          no={
            <Link className={buttonClass('secondary', true)} to={links.profile()}>
              {t('auth:logoutNo')}
            </Link>
          }
        />
      </div>
    </section>
  );
}
