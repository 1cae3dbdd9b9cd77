import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { isOver } from './next-step.ts';
import type { OrderDetail } from './order-detail.ts';

/** Until when an order may be cancelled, what can be returned and what cannot, and how to care for the pieces. */
export function OrderRules({ order }: { order: OrderDetail }) {
  const { t, links } = usePage();
  const { phoneInText } = useContacts();
  const mayCancel = !order.proven || order.allowedActions.includes('CANCEL');
  return (
    <section className="order-rules" aria-labelledby="order-rules">
      <h2 className="h2" id="order-rules">
        {t('order:rules.title')}
      </h2>
      {!isOver(order.state) && (
        <p className="measure">
          {mayCancel ? t('order:rules.cancel') : t('order:rules.cancelOver', { phone: phoneInText })}
        </p>
      )}
      {order.hasPlain && <p className="measure">{t('order:rules.give', { count: order.returnDays })}</p>}
      {order.hasEngraved && <p className="measure">{t('order:rules.engraved')}</p>}
      <p className="order-rules-links">
        <Link to={links.content('returns')}>{t('order:rules.more')}</Link>
        <Link to={links.content('care')}>{t('order:rules.care')}</Link>
      </p>
    </section>
  );
}
