import {
  data,
  redirect,
  useActionData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { hasCookie } from '#storefront/shell/login/has-cookie.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { ownPath } from '#storefront/shell/navigation/own-path.ts';
import { whyNotReached } from '#storefront/shell/frame/errors/not-reached.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { requiredUrlOf } from '#storefront/shell/login/require-auth.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { userContext } from '#storefront/shell/login/user.ts';
import { logIn } from './log-in.ts';
import type { LoginAnswer } from './login-answer.ts';
import { LoginSection } from './login-section.tsx';

export const handle = { texts: ['auth'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('auth');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('auth:title.phone')} | Zarona` },
];

/** The login as a separate page, the target of the forms when there is no JavaScript. Redirects a user who is logged in already. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const user = await context.get(userContext)();
  const { language } = context.get(callerContext);
  if (user !== null) throw redirect(requiredUrlOf(url) ?? linksIn(language).profile());
  return null;
}

/** Handles the login forms of the page and of the dialog. Forms sent by a script stay on their page and receive only the answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = await logIn({ context, form, hasCart: hasCookie(request, 'cart') });
  if (answer.outcome === 'refused') return data(answer, { status: 400 });
  if (textOf(form, 'by') === 'script') return data(answer);
  const links = linksIn(context.get(callerContext).language);
  const to = ownPath(textOf(form, 'to'));
  return redirect(answer.outcome === 'in' ? (to ?? links.home()) : links.requireAuth(to ?? links.home()));
}

/** Without a connection, or when the server is overloaded, the form keeps its values and shows a message. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<LoginAnswer> {
  try {
    return await serverAction<LoginAnswer>();
  } catch (error) {
    const why = whyNotReached(error);
    if (why === null) throw error;
    const t = tIn(languageOfPath(new URL(request.url).pathname));
    const message = t(why === 'cut' ? 'auth:noConnection' : 'auth:busy');
    return { outcome: 'refused', errors: {}, message, values: null };
  }
}

export default function LoginPage() {
  return <LoginSection isPage posted={useActionData<typeof action>()} />;
}
