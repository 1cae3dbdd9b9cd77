import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOfPath } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { organization, pageMeta, webSite, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { previewOf } from '#storefront/shell/staff-preview/load-preview.ts';
import { PreviewLine } from '#storefront/shell/staff-preview/preview-line.tsx';
import { Viewed } from '#storefront/viewed/viewed.tsx';
import { CertificateRow } from './sections/certificate-row.tsx';
import { CategoryStrip } from './sections/category-strip.tsx';
import { Feature } from './sections/feature.tsx';
import { Fresh } from './sections/fresh.tsx';
import { Hero } from './sections/hero.tsx';
import { loadHome, type HomeData } from './load-home.ts';
import { Moments } from './sections/moments.tsx';
import { Occasions } from './sections/occasions.tsx';
import { PriceLinks } from './sections/price-links.tsx';
import { Trust } from './sections/trust.tsx';
import { StoreRow } from './sections/store-row.tsx';
import { useSettled } from './use-settled.ts';
import './home.css';

export const handle = { texts: ['content', 'catalog'] } satisfies PageHandle;
export const clientLoader = withTexts('content', 'catalog');

export const loader = ({ context, url }: LoaderFunctionArgs): Promise<HomeData> =>
  loadHome(context.get(callerContext), previewOf(url));

export function meta(context: MetaContext & { loaderData?: HomeData }) {
  const language = languageOfPath(context.location.pathname);
  const t = headTexts(context);
  const origin = originOf(context.matches);
  return pageMeta(context, {
    title: t('content:home.title'),
    description: t('content:home.description'),
    graph: import.meta.env.SSR ? [organization(context.matches), webSite(origin, language)] : [],
  });
}

/** The sections in the order of ui.md 1.1 and 3.10. */
export default function HomePage() {
  const { hero, fresh, feature, occasions, prices, moments, store, previewLine } =
    useLoaderData<typeof loader>();
  const { t } = usePage();
  const isSettled = useSettled();
  return (
    <>
      <PreviewLine line={previewLine} />
      {hero ? <Hero hero={hero} /> : <h1 className="visually-hidden">{t('content:home.title')}</h1>}
      <CategoryStrip />
      <Fresh {...fresh} piece={hero?.piece ?? null} />
      <div className={isSettled ? undefined : 'home-later'}>
        {feature && <Feature feature={feature} />}
        <Occasions occasions={occasions} />
      </div>
      <PriceLinks prices={prices} />
      <div className={isSettled ? undefined : 'home-later'}>
        <Moments moments={moments} />
      </div>
      <Trust />
      <CertificateRow />
      {store && <StoreRow store={store} />}
      <Viewed />
    </>
  );
}
