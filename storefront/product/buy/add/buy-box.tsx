import { lazy, Suspense, useRef } from 'react';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { formatSom, formatWeight } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Toast } from '#ui/overlays/toast.tsx';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { CompareControl } from '#storefront/compare/compare-control.tsx';
import { Heart } from '#storefront/shell/favorites/heart.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import type { AddToCartAnswer } from './add-to-cart.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { isBuyable } from '../pieces/choose-piece.ts';
import type { DeliveryView } from '../delivery/delivery-view.ts';
import type { LineOptionPrices } from '../line-options/line-option-props.ts';
import { LineOptions } from '../line-options/line-options.tsx';
import { Delivery } from '../delivery/delivery.tsx';
import { PiecePicker } from '../pieces/piece-picker.tsx';
import { PriceLine, PriceParts } from '../price-line.tsx';
import type { PricePartsView } from '../price-parts-view.ts';
import type { PieceView, ProductView } from '../../product-view.ts';
import { CallBackLink, NotifyLink, VisitLink } from '../request-links.tsx';
import { Reserved } from '../reserved.tsx';
import { SizeRow } from '../pieces/size-row.tsx';
import { Trust } from '../trust.tsx';
import { useAddToCart, type AddToCart } from './use-add-to-cart.ts';
import type { ChoiceState } from '../pieces/use-choice.ts';
import './buy-box.css';

/** Most pieces can be bought, so browsers load this replacement only when one cannot. */
const UnavailablePiece = import.meta.env.SSR
  ? (await import('../../gone.tsx')).UnavailablePiece
  : lazy(async () => ({ default: (await import('../../gone.tsx')).UnavailablePiece }));
const UnavailableSize = import.meta.env.SSR
  ? (await import('../../gone.tsx')).UnavailableSize
  : lazy(async () => ({ default: (await import('../../gone.tsx')).UnavailableSize }));

interface Props {
  product: ProductView;
  delivery: DeliveryView;
  lineOptions: LineOptionPrices;
  choice: ChoiceState;
  /** The parts of the prices, if known. */
  parts: PricePartsView | null;
}

const formId = 'buy';

/** Everything from the name to the button: the product, the piece, its price, and its delivery date. */
export function BuyBox({ product, delivery, lineOptions, choice, parts }: Props) {
  const { t, links, language } = usePage();
  const adding = useAddToCart(choice);
  const { piece } = choice;
  const weight = product.loose?.weight ?? (piece && formatWeight(piece.weight, language));
  const picture = (piece?.media[0] ?? product.media[0]) || null;
  return (
    <div className="buy">
      <Heading product={product} piece={piece} />
      <PriceLine product={product} piece={piece} />
      <BuyForm
        product={product}
        delivery={delivery}
        lineOptions={lineOptions}
        choice={choice}
        adding={adding}
      />
      <PriceParts product={product} piece={piece} parts={parts} />
      {product.isPublic && <CompareControl id={product.id} />}
      <Delivery delivery={delivery} piece={piece} />
      <output className="visually-hidden">
        {piece?.price != null &&
          t('product:choiceAnnounced', {
            serial: piece.serial,
            weight,
            price: formatSom(piece.price, language),
          })}
      </output>
      <Toast hasAction onDone={adding.dismiss}>
        {adding.isConfirmed && piece && (
          <>
            {picture && (
              <Picture className="toast-picture" url={picture.url} alt="" sizes="48px" placeholder={null} />
            )}
            <span>{t('product:added', { name: product.name, weight })}</span>
            <Link to={links.cart()}>{t('product:openBag')}</Link>
          </>
        )}
      </Toast>
    </div>
  );
}

/** The choice and the button as one form, which works without JavaScript, too. */
function BuyForm({
  product,
  delivery,
  lineOptions,
  choice,
  adding,
}: Omit<Props, 'parts'> & { adding: AddToCart }) {
  const { piece, size } = choice;
  const refused = adding.refused?.serial === piece?.serial ? (adding.refused?.problem ?? null) : null;
  const isGone = piece !== null && (!isBuyable(piece) || refused?.code === 'ITEM_NOT_AVAILABLE');
  return (
    <form id={formId} className="buy-form" method="post" onSubmit={adding.onSubmit}>
      <SizeRow product={product} choice={choice} />
      <Suspense>
        {piece === null && size !== null && <UnavailableSize product={product} size={size} choice={choice} />}
      </Suspense>
      <Suspense>
        {isGone && <UnavailablePiece product={product} piece={piece} choice={choice} problem={refused} />}
      </Suspense>
      {piece === null && size === null && product.isPublic && <NothingLeft product={product} />}
      {refused && !isGone && <BuyProblem problem={refused} product={product} />}
      {product.isPublic && <Actions product={product} buyable={isGone ? null : piece} adding={adding} />}
      <Trust product={product} piece={piece} />
      <PiecePicker product={product} delivery={delivery} choice={choice} />
      {product.isPublic && (
        <AfterChoice product={product} piece={piece} isGone={isGone} terms={lineOptions} adding={adding} />
      )}
    </form>
  );
}

interface BuyProblemProps {
  problem: NonNullable<AddToCartAnswer['problem']>;
  product: ProductView;
}

/** Why the piece was not added: with a link to a request for more pieces than a line may have, and to the cart if it is full. */
function BuyProblem({ problem, product }: BuyProblemProps) {
  const { t, links } = usePage();
  return (
    <p className="buy-problem" role="alert">
      {problem.title}. {problem.detail}
      {problem.code === 'LINE_FULL' && (
        <>
          {' '}
          <Link to={links.request('call-back', { product: product.artikul })}>
            {t('product:requestMore')}
          </Link>
        </>
      )}
      {problem.code === 'CART_FULL' && (
        <>
          {' '}
          <Link to={links.cart()}>{t('product:inBag')}</Link>
        </>
      )}
    </p>
  );
}

interface AfterChoiceProps {
  product: ProductView;
  piece: PieceView | null;
  isGone: boolean;
  terms: LineOptionPrices;
  adding: AddToCart;
}

/** Options for the piece, and alternatives to buying it now. */
function AfterChoice({ product, piece, isGone, terms, adding }: AfterChoiceProps) {
  const { t } = usePage();
  return (
    <>
      <noscript>
        {/* the choice is written into the address; the main button sends the checked radio */}
        {import.meta.env.SSR && (
          <Button kind="secondary" type="submit" formMethod="get">
            {t('product:update')}
          </Button>
        )}
      </noscript>
      {piece?.price != null && !isGone && (
        <LineOptions product={product} piece={piece} terms={terms} adding={adding} />
      )}
      <div className="buy-links">
        {piece && !isGone && <VisitLink piece={piece} />}
        <QuestionLink product={product} piece={piece} />
      </div>
    </>
  );
}

interface ActionsProps {
  product: ProductView;
  /** The chosen piece if it can be bought. */
  buyable: PieceView | null;
  adding: AddToCart;
}

function Actions({ product, buyable, adding }: ActionsProps) {
  const { t } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const canBuy = buyable !== null && buyable.price !== null;
  const isAllGone = !product.pieces.some(isBuyable);
  return (
    <>
      <div className="buy-actions" ref={place}>
        {buyable?.price === null && <p className="small ink-2">{t('product:onRequestText')}</p>}
        <div className="buy-row">
          {canBuy && <BuyButton piece={buyable} adding={adding} />}
          {buyable?.price === null && <CallBackLink product={product} piece={buyable} />}
          {isAllGone && <NotifyLink product={product} size={null} kind="primary" />}
          <Heart id={product.id} name={product.name} framed inForm />
        </div>
        {buyable?.price === null && <CallLink />}
      </div>
      {canBuy && <BuyBar product={product} piece={buyable} adding={adding} form={formId} watched={place} />}
    </>
  );
}

function Heading({ product, piece }: { product: ProductView; piece: PieceView | null }) {
  const { t } = usePage();
  return (
    <header className="buy-head">
      {product.collection && (
        <Link className="buy-collection" to={product.collection.href}>
          {t('product:collection', { name: product.collection.name })}
        </Link>
      )}
      <h1 className="h1">{product.name}</h1>
      <p className="buy-numbers">
        {[
          t('product:artikul', { artikul: product.artikul }),
          ...(piece ? [t('product:serial', { serial: piece.serial })] : []),
        ].join(' · ')}
      </p>
    </header>
  );
}

/** Every piece is sold or reserved; the page still exists (PDP-15). */
function NothingLeft({ product }: { product: ProductView }) {
  const { t } = usePage();
  const isReserved = product.pieces.some(({ state }) => state === 'RESERVED');
  return (
    <div>
      <p className="price-l ink-2">{t(isReserved ? 'product:allReserved' : 'product:soldOut')}</p>
      <div className="small ink-2">
        {isReserved ? <Reserved productId={product.id} itemId={null} /> : t('product:soldOutText')}
      </div>
    </div>
  );
}

function CallLink() {
  const { t } = usePage();
  const { phone } = useContacts();
  return (
    <a className={buttonClass('text')} href={phone.href}>
      <Icon name="phone" size={20} />
      {t('product:call')}
    </a>
  );
}

/** The message contains the piece and its address, so that nobody has to ask which one it is. */
function QuestionLink({ product, piece }: { product: ProductView; piece: PieceView | null }) {
  const { t, links } = usePage();
  const { origin } = useShellData();
  const { telegram } = useContacts();
  const url = origin + links.product(product.slugs, piece?.serial);
  const message = piece
    ? t('product:askMessage', { name: product.name, serial: piece.serial, url })
    : t('product:askModelMessage', { name: product.name, url });
  return (
    <a
      className={buttonClass('text')}
      href={`${telegram.href}?text=${encodeURIComponent(message)}`}
      rel="noreferrer"
    >
      <Icon name="telegram" size={20} />
      {t('askTelegram')}
    </a>
  );
}
