import { formatSom } from '#ui/format.ts';
import { formatTime } from '#ui/dates.ts';
import { LostLine } from '#storefront/cart/lines/lost-line.tsx';
import { useReturnCheck } from '#storefront/cart/use-return-check.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { CheckoutView } from './form/checkout-view.ts';

/**
 * What has changed since the shopper's last visit: lost pieces with replacements, changed prices, prices that the
 * hold has fixed (CHK-9).
 */
export function Changes({ view, form }: { view: CheckoutView; form: string }) {
  const { t } = usePage();
  useReturnCheck(view.lost.map(({ mayReturnAt }) => mayReturnAt));
  return (
    <>
      {view.lost.length > 0 && (
        <section className="checkout-lost" aria-labelledby="lost-title" role="alert">
          <h2 className="h3" id="lost-title">
            {t('checkout:lostTitle')}
          </h2>
          <p className="small">{t('checkout:lostText')}</p>
          {view.lost.map((lost) => (
            <div key={lost.id} className="checkout-lost-line">
              <h3>
                {lost.name}, {t('cart:serial', { serial: lost.serialNumber })}
              </h3>
              <LostLine lost={lost} form={form} />
            </div>
          ))}
        </section>
      )}
      <Prices view={view} />
    </>
  );
}

function Prices({ view: { lines, hold } }: { view: CheckoutView }) {
  const { t, language } = usePage();
  const som = (amount: number) => formatSom(amount, language);
  const words = lines.flatMap(({ id, piece: { name }, unitPrice, previousPrice, risenTo }) => {
    if (risenTo !== null && hold.kind === 'HELD') {
      const facts = { name, price: som(unitPrice), now: som(risenTo), time: formatTime(hold.until) };
      return [{ id, text: t('checkout:priceStays', facts) }];
    }
    if (previousPrice === null) return [];
    const changed = { name, before: som(previousPrice), now: som(unitPrice) };
    return [{ id, text: t('cart:priceChanged', changed) }];
  });
  if (words.length === 0) return null;
  return (
    <ul className="checkout-prices small" role="status">
      {words.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
