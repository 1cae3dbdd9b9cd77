import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getCart } from '#client/cart.ts';
import { listCategories } from '#client/catalog.ts';
import { languages, defaultLanguage } from '#contract/words.ts';
import { fontsOf } from '#ui/fonts.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { BottomBar } from './shell/bottom-bar.tsx';
import { callerContext } from './shell/caller.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { useAlternates, usePage, usePageHandle } from './shell/page.ts';
import { urlOfTexts } from './shell/texts.ts';
import './root.css';

/** What the shell shows on every page: the categories of the menu and the number of pieces in the bag. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const hasCart = /(?:^|;\s*)cart=/.test(request.headers.get('cookie') ?? '');
  const [categories, cart] = await Promise.all([listCategories(caller), hasCart ? getCart(caller) : null]);
  return {
    origin: new URL(request.url).origin,
    cartCount: cart?.count ?? 0,
    categories: categories.map(({ id, nameUz, nameRu, nameEn, slugUz, slugRu, slugEn, productCount, order }) => ({
      id, nameUz, nameRu, nameEn, slugUz, slugRu, slugEn, productCount, order,
    })),
  };
}

/** The menu does not change while one walks about; the bag does, when something was sent. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== 'GET' ? defaultShouldRevalidate : false;

export function Layout({ children }: { children: ReactNode }) {
  const { language } = usePage();
  const namespaces = ['common', ...(usePageHandle().texts ?? [])];
  return (
    <html lang={language} data-texts={namespaces.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FCFBF9" />
        {fontsOf(language).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {namespaces.map((namespace) => (
          <link key={namespace} rel="preload" as="fetch" href={urlOfTexts(language, namespace)} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Alternates />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Canonical address and the same page in the other languages (ui.md SEO-2); none for what is kept out of search. */
function Alternates() {
  const { language } = usePage();
  const { noindex } = usePageHandle();
  const alternates = useAlternates();
  if (noindex) return <meta name="robots" content="noindex" />;
  const withoutQuery = (path: string) => path.split('?', 1)[0];
  return (
    <>
      <link rel="canonical" href={withoutQuery(alternates[language])} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={withoutQuery(alternates[other])} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={withoutQuery(alternates[defaultLanguage])} />
    </>
  );
}

export default function App() {
  const { t } = usePage();
  const { shell = 'full' } = usePageHandle();
  const navigation = useNavigation();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <ProgressBar active={navigation.state !== 'idle'} />
      <Header shell={shell} />
      <main id="content">
        <Outlet />
      </main>
      {shell === 'full' && <Footer />}
      {shell === 'full' && <BottomBar />}
    </>
  );
}

/** The outer boundary: even the shell's own data could not be had. */
export function ErrorBoundary() {
  return <ErrorScreen />;
}
