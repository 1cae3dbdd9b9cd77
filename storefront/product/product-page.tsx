import { useEffect } from 'react';
import {
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { Viewed } from '#storefront/viewed/viewed.tsx';
import { addViewed } from '#storefront/viewed/local-viewed.ts';
import { inEveryLanguage, linksIn, slugOf } from '#storefront/links.ts';
import { loadReviews } from '#storefront/reviews/load-reviews.ts';
import { Reviews } from '#storefront/reviews/reviews.tsx';
import { callerContext } from '#storefront/shell/caller.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { BuyBox } from './buy/add/buy-box.tsx';
import { isBuyable } from './buy/pieces/choose-piece.ts';
import { viewDelivery } from './buy/delivery/delivery-view.ts';
import { Facts } from './facts/facts.tsx';
import { findProduct } from './find-product.ts';
import { Gallery, NoGallery } from './gallery/gallery.tsx';
import { RelatedProducts } from './related-products.tsx';
import { Certificates, Hallmarks } from './facts/certificates.tsx';
import { visibleParts, viewPriceParts } from './buy/price-parts-view.ts';
import { productMeta } from './seo/product-meta.ts';
import { viewProduct } from './product-view.ts';
import { Sections } from './facts/sections.tsx';
import { slidesOf } from './gallery/slides.ts';
import { Stories, viewStories } from './facts/story.tsx';
import { StoneTable } from './stones/stone-table.tsx';
import { useChoice } from './buy/pieces/use-choice.ts';
import { loadPreviewLine, previewOf, withoutPieces } from '#storefront/shell/staff-preview/load-preview.ts';
import { PreviewLine } from '#storefront/shell/staff-preview/preview-line.tsx';
import './product-page.css';
import styles from './product-parts.css?url';

export { addToCart as action } from './buy/add/add-to-cart.ts';

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  texts: ['product', 'catalog'],
  alternates: ({ product }: Loaded) =>
    inEveryLanguage((language) => linksIn(language).product(product.slugs)),
  writtenIn: ({ product }: Loaded) => product.written,
} satisfies PageHandle;
export const clientLoader = withTexts('product', 'catalog');

export const links = () => [{ rel: 'stylesheet', href: styles }];

/**
 * A slug of another language, a former slug or the artikul is redirected to the address of this language; an unknown
 * one is the 404 page.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { language } = caller;
  const [wire, stores, cities, terms, { engraving, gift }, dictionary, previewLine] = await Promise.all([
    findProduct(caller, { slug: params['slug'] ?? '', preview: previewOf(url) }),
    caller.api.listStores(),
    caller.api.listDeliveryCities(),
    caller.api.getDeliveryTerms(),
    caller.api.getLineOptionTerms(),
    caller.api.getDictionary(),
    loadPreviewLine(caller, previewOf(url)),
  ]);
  if (slugOf(wire, language) !== params['slug'])
    throw redirect(linksIn(language).product(wire) + url.search, 301);
  const product = viewProduct(wire, { language, dictionary });
  // the page works without any of these
  const [parts, moments, pickupDays, reviews] = await Promise.all([
    caller.api.listPriceParts({ id: wire.id }).catch(() => []),
    caller.api.listMoments({ productId: wire.id }).catch(() => []),
    caller.api.listPickupDays().catch(() => []),
    loadReviews(context, wire.id),
  ]);
  return {
    previewLine: wire.items.length === 0 ? withoutPieces(previewLine, language) : previewLine,
    product,
    reviews,
    parts: viewPriceParts(previewLine === null ? parts : visibleParts(parts, wire.items)),
    stories: viewStories(moments, language),
    delivery: viewDelivery({ product, stores, pickupDays, cities, terms, language, now: new Date() }),
    lineOptions: {
      engraving: { price: engraving.price, days: engraving.days },
      gift: { price: gift.price },
    },
  };
}

/**
 * Choosing another piece needs no request, because the page has all the data (PDP-1). After the button was pressed
 * the pieces are requested again, refused or not.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined && formMethod !== 'GET') return true;
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta(context: MetaArgs<typeof loader>) {
  return context.loaderData ? productMeta(context, context.loaderData) : [];
}

export default function ProductPage() {
  const { previewLine, product, reviews, parts, stories, delivery, lineOptions } =
    useLoaderData<typeof loader>();
  const { t, links, language } = usePage();
  const choice = useChoice(product);
  useEffect(() => addViewed(product.id), [product.id]);
  // if all pieces are sold, the page describes the first one
  const piece = choice.piece ?? choice.pieces[0] ?? product.pieces[0];
  const slides = slidesOf(product, piece, { t, language });
  const isGone = product.isPublic && !product.pieces.some(isBuyable);
  const related = (
    <RelatedProducts
      title={t(isGone ? 'product:alternatives' : 'product:related')}
      tiles={product.related}
      isWhole={isGone}
    />
  );
  return (
    <div className="product">
      <PreviewLine line={previewLine} />
      <Crumbs product={product} />
      <div className="product-top">
        {slides.length === 0 ? (
          <NoGallery categoryId={product.category.id} />
        ) : (
          <Gallery
            key={slides[0]?.url}
            slides={slides}
            alone={
              product.bodyPart && {
                name: product.name,
                aloneUrl: links.productDrawing(product.slugs, piece?.serial, 'alone'),
                bodyPart: product.bodyPart,
              }
            }
          />
        )}
        <BuyBox {...{ product, delivery, lineOptions, choice, parts }} />
      </div>
      {isGone && related}
      {piece && (
        <div className="container product-details">
          <Facts product={product} piece={piece} />
          <div className="product-papers">
            {!product.loose && <StoneTable stones={product.stoneSets[piece.stones] ?? []} />}
            <Certificates piece={piece} />
            <Hallmarks product={product} piece={piece} />
          </div>
          <Sections product={product} delivery={delivery} piece={piece} />
        </div>
      )}
      {reviews && <Reviews view={reviews} href={links.reviews(product.slugs)} />}
      <RelatedProducts
        title={t('product:completeTheSet')}
        tiles={product.set}
        size={product.sizeKind === 'ring' ? choice.size : null}
      />
      {!isGone && related}
      <Stories stories={stories} />
      <Viewed without={product.id} />
    </div>
  );
}

function Crumbs({ product }: Pick<Loaded, 'product'>) {
  const { t, links } = usePage();
  return (
    <div className="container product-crumbs">
      <Breadcrumb
        label={t('breadcrumb')}
        link={Link}
        crumbs={[
          { label: t('catalog'), href: links.catalog() },
          { label: product.category.name, href: product.category.href },
          { label: product.name },
        ]}
      />
    </div>
  );
}
