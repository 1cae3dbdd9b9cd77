import {
  data,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser, tokensContext } from '#storefront/shell/login/user.ts';
import { AccountSection } from '../account-section.tsx';
import { changeSettings } from './change-settings.ts';
import { ConsentsSection } from './consents-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { ProfileHead } from '../profile-head.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ThemeSection } from './theme-section.tsx';

export const handle = { texts: ['profile', 'auth'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('profile', 'auth');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('profile:sections.settings')} | Zarona` },
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  // loaded again, because without JavaScript the action has just changed it
  const [user, sessions] = await Promise.all([caller.api.getMe(), caller.api.listSessions()]);
  return { user, sessions };
}

/** Each section is a separate form. A form that ends the login redirects to the home page. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const tokens = context.get(tokensContext);
  const outcome = await changeSettings({ caller, tokens }, await request.formData());
  if (outcome.isOut) {
    tokens.clear();
    throw redirectDocument(linksIn(caller.language).home());
  }
  return data(outcome, { status: outcome.status });
}

export default function SettingsPage() {
  const { user, sessions } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const of = (section: string) => (outcome?.section === section ? outcome : undefined);
  return (
    <>
      <ProfileHead section="settings" />
      <div>
        <PersonSection user={user} outcome={of('person')} />
        <ContactSection kind="phone" current={user.phone} outcome={of('phone')} />
        <ContactSection kind="email" current={user.email} outcome={of('email')} />
        <PasswordSection user={user} outcome={of('password')} />
        <ConsentsSection consents={user.consents} outcome={of('consents')} />
        <ThemeSection />
        <SessionsSection sessions={sessions} outcome={of('sessions')} />
        <AccountSection outcome={of('account')} />
      </div>
    </>
  );
}
