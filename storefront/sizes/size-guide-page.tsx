import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { HelpSidebar } from '#storefront/content/help-sidebar.tsx';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import contentStyles from '#storefront/content/content.css?url';
import { BraceletLengths, ChainLengths, RingTable } from './lengths.tsx';
import { Sizer } from './sizer.tsx';
import { StripSteps } from './strip.tsx';
import sizeStyles from './size-guide.css?url';

export const handle = { texts: ['sizes', 'pages'] } satisfies PageHandle;
export const clientLoader = withTexts('sizes', 'pages');

export const links = () => [
  { rel: 'stylesheet', href: contentStyles },
  { rel: 'stylesheet', href: sizeStyles },
];

/** Loads nothing from the API: the rules of sizes do not change. */
export const loader = () => null;

export function meta(context: MetaContext) {
  const language = languageOfPath(context.location.pathname);
  const t = headTexts(context);
  return pageMeta(context, {
    title: `${t('sizes:title')} | Zarona`,
    description: t('sizes:description'),
    graph: import.meta.env.SSR
      ? [
          breadcrumbList(originOf(context.matches), [
            { label: t('home'), href: linksIn(language).home() },
            { label: t('sizes:title') },
          ]),
        ]
      : [],
  });
}

export default function SizeGuidePage() {
  const { t, links } = usePage();
  const isHydrated = useHydrated();
  const crumbs = [{ label: t('home'), href: links.home() }, { label: t('sizes:title') }];
  return (
    <div className="container guide">
      <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} link={Link} />
      <div className="guide-grid">
        <article className="guide-text">
          <h1 className="d2">{t('sizes:title')}</h1>
          <div className="guide-intro">
            <p>{t('sizes:lead')}</p>
          </div>
          <section aria-labelledby="find">
            <h2 className="h2" id="find">
              {t('sizes:findTitle')}
            </h2>
            {isHydrated ? (
              <Sizer />
            ) : (
              <div className="sizer-place">
                <noscript>
                  <p className="content-note">{t('sizes:withoutScripts')}</p>
                  <div className="paper-strip">
                    <StripSteps />
                  </div>
                </noscript>
              </div>
            )}
            <Advice />
          </section>
          <section aria-labelledby="table">
            <h2 className="h2" id="table">
              {t('sizes:tableTitle')}
            </h2>
            <p>{t('sizes:tableText')}</p>
            <RingTable />
          </section>
          <section aria-labelledby="chains">
            <h2 className="h2" id="chains">
              {t('sizes:chainsTitle')}
            </h2>
            <ChainLengths />
          </section>
          <section aria-labelledby="bracelets">
            <h2 className="h2" id="bracelets">
              {t('sizes:braceletsTitle')}
            </h2>
            <p>{t('sizes:braceletsText')}</p>
            <BraceletLengths />
          </section>
        </article>
        <HelpSidebar slug="size-guide" />
      </div>
    </div>
  );
}

function Advice() {
  const { t, links } = usePage();
  const { shop } = useShellData();
  return (
    <>
      <ul className="content-list size-advice">
        {(['evening', 'between', 'wide', 'knuckle', 'gift'] as const).map((advice) => (
          <li key={advice}>{t(`sizes:advice.${advice}`)}</li>
        ))}
      </ul>
      <p>
        <Link to={links.content('returns')}>{t('sizes:resizing', { count: shop.returnDays })}</Link>
      </p>
    </>
  );
}
