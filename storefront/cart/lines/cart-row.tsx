import { Form } from 'react-router';
import { PIECES_PER_LINE } from '#contract/words.ts';
import { formatSom } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { CartLineView } from '../cart-view.ts';
import { LineFields } from './line-fields.tsx';
import { LostLine } from './lost-line.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PieceImage } from './piece-image.tsx';
import { PieceOptions } from './piece-options.tsx';

/** One line of the cart: the piece, its price, and its actions. Every form works without JavaScript. */
export function CartRow({ line }: { line: CartLineView }) {
  const { t, language } = usePage();
  const { piece } = line;
  return (
    <li className="cart-row" id={`line-${piece.itemId}`} data-state={line.state}>
      <Link to={piece.href} className="cart-row-image" tabIndex={-1} aria-hidden="true">
        <PieceImage piece={piece} />
      </Link>
      <div className="cart-row-text">
        <Link to={piece.href} className="cart-row-name">
          {piece.name}
        </Link>
        <PieceFacts piece={piece} />
        <PieceOptions options={line.options} />
        {line.state !== 'UNAVAILABLE' && <Quantity line={line} />}
      </div>
      <p className="price-m cart-row-price">
        {line.state === 'UNAVAILABLE' ? t('cart:unavailable') : formatSom(line.lineTotal, language)}
      </p>
      <div className="cart-row-actions">
        {line.state !== 'UNAVAILABLE' && <WithoutOption line={line} />}
        <Remove line={line} />
      </div>
      {line.lost && (
        <Form method="post" preventScrollReset className="cart-lost">
          <LostLine lost={line.lost} />
        </Form>
      )}
    </li>
  );
}

function Remove({ line }: { line: CartLineView }) {
  const { t } = usePage();
  const { key, piece } = line;
  return (
    <Form method="post" preventScrollReset data-gesture="remove_from_cart">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={line.id} />
      <input type="hidden" name="key" value={key} />
      <LineFields options={line.options} />
      <input type="hidden" name="itemId" value={piece.itemId} />
      <input type="hidden" name="quantity" value={line.quantity} />
      <input type="hidden" name="name" value={piece.name} />
      <button
        type="submit"
        className="button button-text small"
        aria-label={t('cart:removeNamed', { name: piece.name, serial: piece.serialNumber })}
      >
        {t('cart:remove')}
      </button>
    </Form>
  );
}

/** Removes an option; to choose a different one the shopper goes to the product's page. */
function WithoutOption({ line }: { line: CartLineView }) {
  const { t } = usePage();
  const { name, serialNumber: serial, itemId } = line.piece;
  const kinds = (['engraving', 'gift'] as const).filter((kind) => line.options[kind] !== null);
  return kinds.map((kind) => (
    <Form key={kind} method="post" preventScrollReset>
      <input type="hidden" name="key" value={line.key} />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="quantity" value={line.quantity} />
      <input type="hidden" name="takenFrom" value={line.id} />
      <LineFields options={{ ...line.options, [kind]: null }} />
      <button
        type="submit"
        className="button button-text small"
        aria-label={t(`cart:without.${kind}Named`, { name, serial })}
      >
        {t(`cart:without.${kind}`)}
      </button>
    </Form>
  ));
}

/** Shown only if several pieces share the key; a piece with its own weight is unique. */
function Quantity({ line }: { line: CartLineView }) {
  const { t, links } = usePage();
  if (line.maxQuantity < 2) return null;
  return (
    <Form method="post" preventScrollReset className="cart-quantity">
      <input type="hidden" name="key" value={line.key} />
      <LineFields options={line.options} />
      <label className="small">
        {t('cart:quantity')}{' '}
        <select
          name="quantity"
          defaultValue={line.quantity}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {Array.from({ length: line.maxQuantity }, (_, n) => (
            <option key={n}>{n + 1}</option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button-text small">
          {t('cart:update')}
        </button>
      </noscript>
      {line.quantity >= PIECES_PER_LINE && (
        <p className="cart-line-full meta" role="status">
          {t('cart:lineFull')}{' '}
          <Link to={links.request('call-back', { about: 'business' })}>{t('cart:lineFullMore')}</Link>
        </p>
      )}
    </Form>
  );
}
