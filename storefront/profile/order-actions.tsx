import { Form, Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { FieldError } from '#ui/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { OrderDetail } from './order-detail.ts';
import { useFocusOn } from './use-focus-on.ts';

export interface OrderOutcome {
  problem?: string;
  /** Bought again, but not all of it: how many pieces are in the bag, the models of which none is left, and those without their engraving. */
  repeated?: { added: number; missing: string[]; plain: string[] };
}

/** What came of the last action, where it did not lead elsewhere. */
export function OrderTold({ outcome }: { outcome: OrderOutcome | undefined }) {
  const { t, links } = usePage();
  const place = useFocusOn<HTMLDivElement>(outcome);
  if (outcome === undefined) return null;
  const { problem, repeated } = outcome;
  return (
    <div className="order-told" role={repeated ? 'status' : 'alert'} ref={place} tabIndex={-1}>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
      {repeated && (
        <>
          {repeated.missing.length > 0 && (
            <p>{t('profile:order.repeatMissing', { names: repeated.missing.join(', ') })}</p>
          )}
          {repeated.plain.length > 0 && (
            <p>{t('profile:order.repeatPlain', { names: repeated.plain.join(', ') })}</p>
          )}
          {repeated.added > 0 && (
            <p>
              <Link to={links.cart()}>{t('profile:order.repeated', { count: repeated.added })}</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface Props {
  order: OrderDetail;
  idempotencyKey: string;
}

/** Pay the same way again, or on receipt after all. */
export function OrderPay({ order, idempotencyKey }: Props) {
  const { t } = usePage();
  const ways = [
    { action: 'PAY', method: order.method, kind: 'primary', words: 'profile:order.pay' },
    { action: 'CHANGE_METHOD', method: 'CASH', kind: 'text', words: 'profile:order.payOnReceipt' },
  ] as const;
  const open = ways.filter(({ action }) => order.allowedActions.includes(action));
  if (open.length === 0) return null;
  return (
    <div className="order-pay">
      {open.map(({ action, method, kind, words }) => (
        <Form key={action} method="post">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="method" value={method} />
          <button type="submit" name="intent" value="pay" className={buttonClass(kind)}>
            {t(words)}
          </button>
        </Form>
      ))}
    </div>
  );
}

export function OrderRepeat() {
  const { t } = usePage();
  return (
    <Form method="post">
      <button type="submit" name="intent" value="repeat" className={buttonClass('secondary')}>
        {t('profile:order.repeat')}
      </button>
    </Form>
  );
}

/** Asks once more: what is given back may be gone. */
export function OrderCancel({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  if (!order.allowedActions.includes('CANCEL')) return null;
  return (
    <Expandable title={t('profile:order.cancel')}>
      <Form method="post" className="order-cancel">
        <p className="measure">
          {t(order.isPaid ? 'profile:order.cancelPaidWarning' : 'profile:order.cancelWarning')}
        </p>
        <button type="submit" name="intent" value="cancel" className={buttonClass('secondary')}>
          {t('profile:order.cancelYes')}
        </button>
      </Form>
    </Expandable>
  );
}
