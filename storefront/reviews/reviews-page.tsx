import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { inEveryLanguage, languageOfPath, linksIn, nameOf, slugOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { viewReviews } from './review-view.ts';
import styles from './reviews.css?url';
import pageStyles from './reviews-page.css?url';

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  texts: ['reviews'],
  alternates: ({ slugs }: Loaded) => inEveryLanguage((language) => linksIn(language).reviews(slugs)),
} satisfies PageHandle;
export const clientLoader = withTexts('reviews');
export const links = () => [styles, pageStyles].map((href) => ({ rel: 'stylesheet', href }));

const inPage = 10;

/** All reviews of a product, ten per page, `?page=2` the next. A page that does not exist is the 404 page. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { language } = caller;
  const product = await orNotFound(caller.api.getProduct({ slug: params['slug'] ?? '' }));
  if (slugOf(product, language) !== params['slug'])
    throw redirect(linksIn(language).reviews(product) + url.search, 301);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1);
  const answer = await orNotFound(caller.api.listReviews({ id: product.id, page: page - 1, size: inPage }));
  if (page > Math.max(1, answer.totalPages)) throw data(null, { status: 404 });
  const { slugUz, slugRu, slugEn, category } = product;
  return {
    slugs: { slugUz, slugRu, slugEn },
    name: nameOf(product, language),
    category: { name: nameOf(category, language), href: linksIn(language).category(category) },
    view: viewReviews(answer),
    page,
    pages: answer.totalPages,
  };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { loaderData, location } = context;
  if (!loaderData) return [];
  const t = tIn(languageOfPath(location.pathname));
  const title = `${t('reviews:pageTitle', { name: loaderData.name })} | Zarona`;
  // the product's own page is the one to be indexed
  return pageMeta(context, { title, noindex: true });
}

export default function ReviewsPage() {
  const { slugs, name, category, view, page, pages } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  const product = links.product(slugs);
  return (
    <div className="reviews-page">
      <div className="container">
        <Breadcrumb
          label={t('breadcrumb')}
          link={Link}
          crumbs={[
            { label: t('catalog'), href: links.catalog() },
            { label: category.name, href: category.href },
            { label: name, href: product },
            { label: t('reviews:title') },
          ]}
        />
        <h1 className="d2">{t('reviews:pageTitle', { name })}</h1>
      </div>
      {view === null ? (
        <p className="container reviews-none lead">
          {t('reviews:none')} <Link to={product}>{name}</Link>
        </p>
      ) : (
        <div className="reviews container">
          <ReviewSummary view={view} />
          <div className="reviews-newest">
            <ReviewList reviews={view.reviews} />
            {pages > 1 && (
              <nav className="reviews-pages" aria-label={t('reviews:pages')}>
                {page > 1 && (
                  <Link to={links.reviews(slugs, page - 1)} rel="prev">
                    {t('reviews:newer')}
                  </Link>
                )}
                <span className="tabular ink-2">{t('reviews:pageOf', { page, pages })}</span>
                {page < pages && (
                  <Link to={links.reviews(slugs, page + 1)} rel="next">
                    {t('reviews:older')}
                  </Link>
                )}
              </nav>
            )}
            <p className="small ink-2 measure">{t('reviews:whoWrites')}</p>
          </div>
        </div>
      )}
    </div>
  );
}
