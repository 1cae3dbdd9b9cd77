import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { formatDay, formatTime } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { CartView } from './cart-view.ts';
import { DeliveryCity } from './delivery-city.tsx';
import { OptionRows } from './lines/piece-options.tsx';
import { pickupWords } from './pickup-words.ts';
import { PromoCode, type TriedPromo } from './promo-code/promo-code.tsx';
import './sum-list.css';

/** The total, the delivery estimated for the capital, the pickup, and the checkout button. */
export function CartSummary({ cart, tried }: { cart: CartView; tried: TriedPromo | null }) {
  const { t, language, links } = usePage();
  const { delivery, total } = cart;
  const isEntering = useNavigation().formData?.get('intent') === 'enter';
  return (
    <section className="cart-summary" aria-label={t('cart:total')}>
      <dl className="sum-list">
        <div>
          <dt>{t('cart:goods', { count: cart.count })}</dt>
          <dd>{formatSom(cart.goodsTotal, language)}</dd>
        </div>
        <OptionRows sums={cart.optionSums} />
        {delivery && (
          <div>
            <dt>{t('cart:deliveryTo', { city: delivery.city, date: formatDay(delivery.on, language) })}</dt>
            <dd>{delivery.cost === 0 ? t('cart:free') : formatSom(delivery.cost, language)}</dd>
          </div>
        )}
        <div className="sum-total">
          <dt>{t(delivery ? 'cart:totalWithDelivery' : 'cart:total')}</dt>
          <dd className="price-l">{formatSom(total, language)}</dd>
        </div>
      </dl>
      <PromoCode promo={cart.promo} tried={tried} />
      <DeliveryCity cart={cart} />
      <PickupLines cart={cart} />
      {cart.count > 0 && (
        // a POST, with and without JavaScript, because it holds the pieces
        <Form method="post" action={links.checkout()} className="cart-pay">
          <Button type="submit" name="intent" value="enter" className="button-wide" loading={isEntering}>
            {t('cart:checkoutSum', { sum: formatSom(total, language) })}
          </Button>
        </Form>
      )}
      <p className="meta ink-2">
        {cart.heldUntil === null
          ? t('cart:notReserved')
          : t('cart:heldUntil', { time: formatTime(cart.heldUntil) })}
      </p>
      <p className="meta ink-2">
        {t('cart:paidBy', {
          methods: cart.paymentMethods.map((method) => t(`cart:paymentMethod.${method}`)).join(', '),
        })}
      </p>
      <p className="cart-terms meta">
        <Link to={links.content('returns')}>{t('guide.returns')}</Link>
        <Link to={links.content('delivery')}>{t('guide.delivery')}</Link>
      </p>
    </section>
  );
}

/** Why no courier can deliver the cart, and where and on which day it can be collected (decisions 5: dates, never durations). */
function PickupLines({ cart }: { cart: CartView }) {
  const { t, language } = usePage();
  const { pickupReason: reason, pickup, engravedOn } = cart;
  const date = (day: string) => formatDay(day, language);
  return (
    <>
      {reason && (
        <p className="small">
          {t(`cart:pickupReason.${reason.kind}`, { limit: formatSom(reason.limit, language) })}
        </p>
      )}
      {engravedOn !== null ? (
        <p className="small">{t('cart:pickupEngraved', { date: date(engravedOn) })}</p>
      ) : (
        pickup && <p className="small">{pickupWords(pickup, { count: cart.count, language, t })}</p>
      )}
    </>
  );
}
