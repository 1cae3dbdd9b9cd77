import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Tray } from '#ui/overlays/tray.tsx';
import { ProductTile } from '#storefront/catalog/tiles/tile.tsx';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import type { Moment } from '#contract/catalog/moment.ts';
import { type Caller, callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { loadPreviewLine, loadPreviewed, previewOf } from '#storefront/shell/staff-preview/load-preview.ts';
import { PreviewLine } from '#storefront/shell/staff-preview/preview-line.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { productOfAddress } from './moment-address.ts';
import { Opening, Practical, Scene } from './moment-parts.tsx';
import { relatedTo, teasersOf, viewMoment, type MomentView } from './moment-view.ts';
import { Teasers } from './teasers.tsx';
import styles from './moment-page.css?url';

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The stylesheet of this page only, so that other pages do not load it. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

const relatedCount = 3;

/**
 * `/{product}-moments`. Any other path of one word is the 404 page, as is an unpublished moment (MOM-1); a former
 * address is redirected.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const product = productOfAddress(params['word'] ?? '');
  if (product === null) throw data(null, { status: 404 });
  const [moment, moments] = await Promise.all([
    findMoment(caller, { product, preview: previewOf(url) }),
    caller.api.listMoments(),
  ]);
  if (moment.product !== product) throw redirect(linksIn(caller.language).moment(moment.product), 301);
  const cards =
    moment.productIds.length > 0
      ? await caller.api.listProductsByIds({ ids: moment.productIds.join(',') })
      : [];
  const { language } = caller;
  const related = relatedTo(product, moments, moments.length);
  return {
    moment: viewMoment(moment, cards, language),
    related: teasersOf(related, language).slice(0, relatedCount),
    previewLine: await loadPreviewLine(caller, previewOf(url)),
  };
}

/** The published story, or the version of a staff preview link. */
async function findMoment(
  caller: Caller,
  { product, preview }: { product: string; preview: string | null },
): Promise<Moment> {
  const previewed = await loadPreviewed(preview, (token) => caller.api.getMomentPreview({ token }));
  return previewed?.product === product ? previewed : orNotFound(caller.api.getMoment({ product }));
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { loaderData: loaded, location, matches } = context;
  if (!loaded) return [];
  const language = languageOfPath(location.pathname);
  const [t, origin, links] = [headTexts(context), originOf(matches), linksIn(language)];
  const { moment } = loaded;
  const image = moment.cover && `${moment.cover.url}&w=1200&fm=jpeg`;
  const url = origin + links.moment(moment.product);
  return pageMeta(context, {
    title: t('moments:metaTitle', { title: moment.title }),
    description: `${moment.lead} ${t('moments:metaRest')}`,
    type: 'article',
    preview: { kind: 'moments', name: moment.product },
    graph: import.meta.env.SSR
      ? [
          {
            '@type': 'Article',
            headline: moment.title,
            description: moment.lead,
            inLanguage: moment.readIn,
            url,
            mainEntityOfPage: url,
            ...(image && { image: origin + image }),
            author: { '@id': `${origin}/#org` },
            publisher: {
              '@type': 'Organization',
              '@id': `${origin}/#org`,
              name: 'Zarona',
              url: `${origin}/`,
            },
          },
          breadcrumbList(origin, [
            { label: t('moments:title'), href: links.moments() },
            { label: moment.title },
          ]),
        ]
      : [],
  });
}

/** The layouts of ui.md 3.10 and 3.11; all text and links work without scripts. */
export default function MomentPage() {
  const { moment, related, previewLine } = useLoaderData<typeof loader>();
  const { t, links, language } = usePage();
  return (
    <>
      <PreviewLine line={previewLine} />
      <div className="container moment-crumbs">
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[{ label: t('moments:title'), href: links.moments() }, { label: moment.title }]}
          link={Link}
        />
      </div>
      <article className="moment" lang={moment.readIn === language ? undefined : moment.readIn}>
        <Opening moment={moment} />
        {moment.scenes.map((scene, index) => (
          <Scene key={scene.paragraphs[0] ?? index} scene={scene} tiles={moment.tiles} />
        ))}
        <Practical practical={moment.practical} />
      </article>
      <Story moment={moment} />
      {related.length > 0 && (
        <section className="container moment-related" aria-labelledby="moment-related">
          <h2 className="h2" id="moment-related">
            {t('moments:related')}
          </h2>
          <Teasers teasers={related} level="h3" />
        </section>
      )}
    </>
  );
}

/** All pieces of the story that can be bought now. */
function Story({ moment }: { moment: MomentView }) {
  const { t, links } = usePage();
  const { tiles, category } = moment;
  return (
    <section className="moment-story" aria-labelledby="moment-story">
      <div className="container moment-story-head">
        <h2 className="h2" id="moment-story">
          {t('moments:shop')}
        </h2>
        {category && <Link to={category.href}>{category.name}</Link>}
      </div>
      {tiles.length > 0 ? (
        <Tray label={t('moments:shop')}>
          {tiles.map((tile) => (
            <li key={tile.id}>
              <ProductTile tile={tile} />
            </li>
          ))}
        </Tray>
      ) : (
        <p className="container lead">
          {t('moments:allSold')}{' '}
          <Link to={category?.href ?? links.collections()}>{t('moments:seeMore')}</Link>
        </p>
      )}
    </section>
  );
}
