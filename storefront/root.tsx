// must be first: it declares the order of the style layers
import './root.css';
import { useContext, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Shop } from '#contract/shop.ts';
import {
  contentPages,
  defaultLanguage,
  languageOnWire,
  pageLanguages,
  type PageLanguage,
} from '#contract/words.ts';
import emblem from '#ui/brand/emblem.svg?url';
import { fontsOf } from '#ui/styles/fonts.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { GlobalDialogs } from './auth/global-dialogs.tsx';
import { CompareWatch } from './compare/compare-watch.tsx';
import { languageOfPath, linksIn, measurementStyle, nameOf, pathWithoutLanguage } from './links.ts';
import { ConsentBar } from './measurement/consent-bar.tsx';
import { hrefOfBanner } from './shell/navigation/banner-link.ts';
import { beforePaint, idOfNotice } from './shell/frame/theme/before-paint.ts';
import { AfterRest } from './offline/after-rest.tsx';
import { BottomBar } from './shell/frame/sheets/bottom-bar.tsx';
import { callerContext } from './shell/caller.ts';
import { PageError } from './shell/frame/errors/page-error.tsx';
import { loadFavoriteIds } from './shell/favorites/favorites-load.ts';
import { FavoritesSync } from './shell/favorites/favorites-sync.tsx';
import { Footer } from './shell/frame/footer/footer.tsx';
import { Navigation } from './shell/navigation/navigation.tsx';
import { Header } from './shell/frame/header/header.tsx';
import { hasCookie } from './shell/login/has-cookie.ts';
import { sentCodeOf, stepContext } from './shell/login/login-step.ts';
import { NonceContext } from './shell/nonce.ts';
import { LanguageContext, useAlternates, usePage, usePageHandle } from './shell/page.ts';
import { requiresLogin } from './shell/login/require-auth.ts';
import { useHasShellData, useShellData, type ShellData, type ShopFacts } from './shell/frame/shell-data.ts';
import { urlOfTexts } from './shell/i18n/texts.ts';
import { keepDescriptions, WordingContext, wordingIn } from './shell/i18n/wording.ts';
import { useServerMeta } from './shell/seo/use-server-meta.ts';
import { userContext } from './shell/login/user.ts';

/** The data of the shell on every page: the categories and picture of the menu, the user, the number of pieces in the cart. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ShellData> {
  const caller = context.get(callerContext);
  const { language } = caller;
  const mayHaveCart = hasCookie(request, 'cart', 'access_token', 'refresh_token');
  const [shop, wordings, categories, [banner], pages, cartCount, user, favoriteIds] = await Promise.all([
    caller.api.getShop(),
    caller.api.listWordings(),
    caller.api.listCategories(),
    caller.api.listBanners({ placement: 'HOME_HERO' }),
    caller.api.listListedPages(),
    mayHaveCart ? caller.api.countCart().then(({ count }) => count) : 0,
    context.get(userContext)(),
    loadFavoriteIds(context),
  ]);
  const shell: ShellData = {
    origin: new URL(request.url).origin,
    user: user && { name: user.firstName },
    login: sentCodeOf(context.get(stepContext)),
    cartCount,
    partnerSiteUrl: shop.partnerSite,
    favoriteIds,
    wording: wordingIn(wordings, language),
    shop: shopFacts(shop, { language, path: new URL(request.url).pathname }),
    categories: categories
      .filter(({ productCount }) => productCount > 0)
      .map((category) => ({
        id: category.id,
        kind: category.slugEn,
        name: nameOf(category, language),
        href: linksIn(language).category(category),
        icon: category.icon?.url ?? null,
        count: category.productCount,
      })),
    pages: pages
      .filter(({ slug }) => !isOfShop(slug))
      .map(({ listedIn, ...page }) => ({
        name: { ru: page.titleRu, uz: page.titleUz, en: page.titleEn }[languageOnWire(language)],
        href: linksIn(language).written(`/${page.slug}`),
        listedIn,
      })),
    picture: banner?.pictures[0]
      ? {
          url: banner.pictures[0].url,
          title: { ru: banner.titleRu, uz: banner.titleUz, en: banner.titleEn }[languageOnWire(language)],
          href: hrefOfBanner(banner.link, categories, language),
        }
      : null,
  };
  keepDescriptions(shell, { rows: wordings, language });
  return shell;
}

interface ShownOn {
  language: PageLanguage;
  path: string;
}

function shopFacts(shop: Shop, { language: pageLanguage, path }: ShownOn): ShopFacts {
  const { legalRu, legalUz, legalEn, announcementRu, announcementUz, announcementEn } = shop;
  const language = languageOnWire(pageLanguage);
  // the checkout does not show the announcement, because its page is the longest
  const isAnnounced = pathWithoutLanguage(path) !== '/checkout';
  return {
    phone: shop.phone,
    telegram: shop.telegram,
    email: shop.email,
    answersFrom: shop.answersFrom,
    answersTo: shop.answersTo,
    sites: shop.sites,
    taxNumber: shop.taxNumber,
    isDemo: shop.isDemo,
    returnDays: shop.returnDays,
    pickupHours: shop.pickupHours,
    legal: { ru: legalRu, uz: legalUz, en: legalEn }[language],
    announcement: isAnnounced ? { ru: announcementRu, uz: announcementUz, en: announcementEn }[language] : '',
  };
}

const isOfShop = (slug: string) => contentPages.some((page) => page === slug);

/**
 * The menu does not change during navigation within one language. The cart is loaded again after a form was sent, and
 * the user may have changed if a login is required.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)) return true;
  if (requiresLogin(nextUrl)) return true;
  return formMethod !== undefined && formMethod !== 'GET' ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  const { shop, wording } = useShellData();
  const namespaces = ['common', ...(usePageHandle().texts ?? [])];
  return (
    <LanguageContext value={language}>
      <WordingContext value={wording}>
        {/* the script before the first paint may set attributes of the document */}
        <html
          lang={language}
          data-texts={namespaces.join(' ')}
          data-notice={import.meta.env.SSR ? idOfNotice(shop.announcement) : undefined}
          suppressHydrationWarning
        >
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <link rel="icon" type="image/svg+xml" href={emblem} />
            <link rel="manifest" href={linksIn(language).manifest()} />
            <script
              nonce={useContext(NonceContext)}
              suppressHydrationWarning
              // a constant of the code, allowed by its hash
              dangerouslySetInnerHTML={{ __html: beforePaint }}
            />
            {/* after the one for the dark theme, which the browser uses if it is present */}
            <meta name="theme-color" content="#FCFBF9" />
            {fontsOf(language).map((href) => (
              <link
                key={href}
                rel="preload"
                as="font"
                type="font/woff2"
                href={href}
                crossOrigin="anonymous"
              />
            ))}
            {namespaces.map((namespace) => (
              <link
                key={namespace}
                rel="preload"
                as="fetch"
                fetchPriority="low"
                href={urlOfTexts(language, namespace)}
                crossOrigin="anonymous"
              />
            ))}
            <Meta />
            <Alternates />
            <Links />
            <noscript>
              <link rel="stylesheet" href={measurementStyle} />
            </noscript>
          </head>
          <body>
            {children}
            <ScrollRestoration />
            <Scripts />
          </body>
        </html>
      </WordingContext>
    </LanguageContext>
  );
}

/** Canonical address and the same page in the other languages (ui.md SEO-2); none for pages that are noindex. */
function Alternates() {
  const { language } = usePage();
  const { noindex, canonicalQuery, writtenIn, loaded } = usePageHandle();
  const { origin } = useShellData();
  const alternates = useAlternates();
  // a failed page has no data and must not be indexed
  if (noindex || loaded === undefined) return <meta name="robots" content="noindex" />;
  const query = canonicalQuery && loaded ? canonicalQuery(loaded as never) : ''; // the handle belongs to the same route as its data
  const written = writtenIn && loaded ? writtenIn(loaded as never) : pageLanguages; // as above
  if (!written.includes(language)) return <meta name="robots" content="noindex,follow" />;
  const canonical = (path: string) => origin + [path.split('?', 1)[0], query].filter(Boolean).join('?');
  return (
    <>
      <link rel="canonical" href={canonical(alternates[language])} />
      {written.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={canonical(alternates[other])} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={canonical(alternates[defaultLanguage])} />
    </>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** A failed page is shown inside the shell, unless the shell's own data could not be loaded. */
export function ErrorBoundary() {
  if (useHasShellData())
    return (
      <Shell>
        <PageError />
      </Shell>
    );
  return (
    <main id="content">
      <PageError />
    </main>
  );
}

/** The frame around every page. */
function Shell({ children }: { children: ReactNode }) {
  const { t } = usePage();
  const { shell = 'full' } = usePageHandle();
  const { user } = useShellData();
  const navigation = useNavigation();
  useServerMeta();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <ProgressBar active={navigation.state !== 'idle'} />
      <Header shell={shell} />
      <Navigation />
      <AfterRest />
      <GlobalDialogs />
      <PlainLogin />
      <main id="content" tabIndex={-1} data-shopper={user ? 'known' : undefined}>
        {children}
      </main>
      {shell === 'full' && <ConsentBar />}
      {shell === 'full' && <Footer />}
      {shell === 'full' && <BottomBar />}
      <FavoritesSync />
      <CompareWatch />
    </>
  );
}

/** Excluded from the browser's bundle, where the login opens as a dialog. */
const LoginSection = import.meta.env.SSR ? (await import('./auth/login-section.tsx')).LoginSection : null;

/** The login for browsers without JavaScript, at an address that requires it. */
function PlainLogin() {
  const { user } = useShellData();
  const here = useLocation();
  if (user !== null || !requiresLogin(here)) return null;
  return <noscript>{LoginSection && <LoginSection />}</noscript>;
}
