import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { OrderView } from './order-view.ts';
import type { PaymentOption, PaymentOptions } from './payment-options.ts';

interface Props {
  order: OrderView & { options: PaymentOptions; isBack: boolean };
}

/** What the shopper can do: pay again, by the same method or another; wait a little longer; cancel the order. */
export function FailedPaymentOptions({ order }: Props) {
  const { t, links } = usePage();
  const { again, otherOptions } = order.options;
  // a shopper who cancelled at the provider wants to pay, not to wait
  const isWaiting = order.outcome === 'settling' && !order.isBack;
  const isOver = again === null && otherOptions.length === 0;
  return (
    <div className="failed-actions">
      <div className="failed-main">
        {isWaiting && (
          <Link to={links.success(order)} className={buttonClass('primary')}>
            {t('checkout:failed.lookAgain')}
          </Link>
        )}
        {again && (
          <Option option={again}>
            <button type="submit" className={buttonClass(isWaiting ? 'secondary' : 'primary')}>
              {t(order.isBack ? 'checkout:failed.pay' : 'checkout:failed.again')} ·{' '}
              {t(`checkout:method.${again.method}`)}
            </button>
          </Option>
        )}
        {isOver && <Again />}
        {order.allowedActions.includes('CANCEL') && (
          <Form method="post">
            <button type="submit" name="intent" value="cancel" className={buttonClass('text')}>
              {t('checkout:failed.cancel')}
            </button>
          </Form>
        )}
      </div>
      {otherOptions.length > 0 && <OtherOptions options={otherOptions} />}
    </div>
  );
}

/** The order has ended and its pieces are free: one button puts them into the cart again (FAI-1). */
function Again() {
  const { t, links } = usePage();
  return (
    <>
      <Form method="post">
        <button type="submit" name="intent" value="repeat" className={buttonClass('primary')}>
          {t('checkout:failed.repeat')}
        </button>
      </Form>
      <Link to={links.cart()}>{t('checkout:failed.toBag')}</Link>
    </>
  );
}

function OtherOptions({ options }: { options: PaymentOption[] }) {
  const { t } = usePage();
  return (
    <section aria-labelledby="other-methods">
      <h2 className="h3 failed-heading" id="other-methods">
        {t('checkout:failed.otherMethods')}
      </h2>
      <ul className="failed-options">
        {options.map((option) => (
          <li key={option.formValue}>
            <Option option={option}>
              <button type="submit" className="failed-other">
                <span>
                  <span className="failed-other-name">{nameOf(option, t)}</span>
                  <span className="meta ink-2 failed-other-hint">{hintOf(option, t)}</span>
                </span>
                <Icon name="forward" />
              </button>
            </Option>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ card, method }: PaymentOption, t: T): string {
  return card?.name ?? t(`checkout:method.${method}`);
}

function hintOf({ card, method }: PaymentOption, t: T): string {
  if (card === null) return t(`checkout:methodHint.${method}`);
  return t('checkout:savedCardHint', { method: t(`checkout:method.${method}`), expiry: card.expiry });
}

function Option({ option, children }: { option: PaymentOption; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="method" value={option.formValue} />
      <input type="hidden" name="idempotencyKey" value={option.idempotencyKey} />
      {children}
    </Form>
  );
}
