import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { FieldError } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import type { PaymentOption } from '#storefront/checkout/after/payment-options.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useFocusOn } from '#storefront/shell/frame/use-focus-on.ts';
import type { OrderOutcome } from './change-order.ts';
import type { LoadedOrder } from './load-detail.ts';
import type { OrderDetail } from './order-detail.ts';

/** The result of the last action, if it did not redirect. */
export function OrderNotice({ outcome }: { outcome: OrderOutcome | undefined }) {
  const { t, links } = usePage();
  const place = useFocusOn<HTMLDivElement>(outcome);
  if (outcome === undefined || (outcome.problem === undefined && outcome.repeated === undefined)) return null;
  const { problem, repeated } = outcome;
  return (
    <div className="order-notice" role={repeated ? 'status' : 'alert'} ref={place} tabIndex={-1}>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {repeated && (
        <>
          {repeated.missing.length > 0 && (
            <p>{t('order:repeatMissing', { names: repeated.missing.join(', ') })}</p>
          )}
          {repeated.plain.length > 0 && <p>{t('order:repeatPlain', { names: repeated.plain.join(', ') })}</p>}
          {repeated.added > 0 && (
            <p>
              <Link to={links.cart()}>{t('order:repeated', { count: repeated.added })}</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Pays by the chosen method or another available one, or switches to payment at the hand-over if that is allowed. */
export function OrderPay({ order, options }: Omit<LoadedOrder, 'reviews'>) {
  const { t, language } = usePage();
  const [first, ...otherOptions] = options;
  if (first === undefined) return null;
  const sum = formatSom(order.total, language);
  return (
    <div className="order-pay">
      <Pay option={first} kind="primary">
        {t('order:paySum', { sum })}
      </Pay>
      {otherOptions.length > 0 && (
        <Expandable title={t('order:otherMethods')}>
          <div className="order-other-methods">
            {otherOptions.map((option) => (
              <Pay key={option.formValue} option={option} kind="secondary">
                {option.card?.name ?? t(`checkout:method.${option.method}`)}
              </Pay>
            ))}
          </div>
        </Expandable>
      )}
    </div>
  );
}

interface PayProps {
  option: PaymentOption;
  kind: 'primary' | 'secondary';
  children: string;
}

function Pay({ option, kind, children }: PayProps) {
  return (
    <Form method="post">
      <input type="hidden" name="idempotencyKey" value={option.idempotencyKey} />
      <input type="hidden" name="method" value={option.formValue} />
      <button type="submit" name="intent" value="pay" className={buttonClass(kind)}>
        {children}
      </button>
    </Form>
  );
}

export function OrderRepeat({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  if (!order.allowedActions.includes('REPEAT')) return null;
  return (
    <Form method="post">
      <button type="submit" name="intent" value="repeat" className={buttonClass('secondary')}>
        {t('order:repeat')}
      </button>
    </Form>
  );
}

/** Confirms first, because the released pieces may be bought by somebody else. */
export function OrderCancel({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  if (!order.allowedActions.includes('CANCEL')) return null;
  return (
    <Expandable title={t('order:cancel')}>
      <Form method="post" className="order-cancel">
        <p className="measure">{t(order.isPaid ? 'order:cancelPaidWarning' : 'order:cancelWarning')}</p>
        <button type="submit" name="intent" value="cancel" className={buttonClass('secondary')}>
          {t('order:cancelYes')}
        </button>
      </Form>
    </Expandable>
  );
}
