import { buttonClass } from '#ui/controls/button.tsx';
import { dayOf, formatDate } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { PieceFacts } from '#storefront/cart/lines/piece-facts.tsx';
import { PieceImage } from '#storefront/cart/lines/piece-image.tsx';
import { OptionRows, PieceOptions } from '#storefront/cart/lines/piece-options.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { OrderView } from './order-view.ts';
import '#storefront/cart/sum-list.css';

/** What was ordered: each piece with its serial number, and the amounts. */
export function OrderPieces({ order }: { order: OrderView }) {
  const { t, language, links } = usePage();
  return (
    <section className="order-pieces" aria-labelledby="order-pieces">
      <h2 className="h2" id="order-pieces">
        {t('checkout:success.pieces')}
      </h2>
      <ul className="review-pieces">
        {order.lines.map(({ piece, unitPrice, options, certificates, returnedAt }) => (
          <li key={piece.itemId}>
            <PieceImage piece={piece} />
            <div>
              <Link to={piece.href}>{piece.name}</Link>
              <PieceFacts piece={piece} />
              <PieceOptions options={options} />
              {certificates.map((id) => (
                <p key={id} className="small">
                  <Link to={links.certificate(id)}>{t('checkout:certificate', { id })}</Link>
                </p>
              ))}
              {returnedAt !== null && (
                <p className="small ink-2">
                  {t('checkout:returnedOn', { day: formatDate(dayOf(returnedAt), language) })}
                </p>
              )}
              <p className="price-m">{formatSom(unitPrice, language)}</p>
            </div>
          </li>
        ))}
      </ul>
      {order.lines.some(({ options }) => options.gift?.hidePrice) && (
        <p>
          <Link to={links.giftSlip(order)} className={buttonClass('text')}>
            {t('checkout:giftSlip')}
          </Link>
        </p>
      )}
      <dl className="sum-list">
        {hasOptions(order) && (
          <div>
            <dt>{t('checkout:goods')}</dt>
            <dd>{formatSom(order.goodsTotal, language)}</dd>
          </div>
        )}
        <OptionRows sums={order.optionSums} />
        {order.store === null && (
          <div>
            <dt>{t('checkout:deliveryCost')}</dt>
            <dd>{order.deliveryCost === 0 ? t('cart:free') : formatSom(order.deliveryCost, language)}</dd>
          </div>
        )}
        <div className="sum-total">
          <dt>{t('checkout:total')}</dt>
          <dd className="price-l">{formatSom(order.total, language)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** In these cases the total differs from the amount of the pieces, so both are shown. */
const hasOptions = ({ optionSums: { engraving, gift, promo } }: OrderView): boolean =>
  engraving !== null || gift !== null || promo !== null;
