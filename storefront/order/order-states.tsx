import type { OrderState } from '#contract/order.ts';
import { usePage } from '#storefront/shell/page.ts';

/** The color of the dot for each state; the text says the same. */
const tones: Record<OrderState, 'ok' | 'warn' | 'quiet'> = {
  NEW: 'ok',
  PENDING_PAYMENT: 'warn',
  PAID: 'ok',
  CONFIRMED: 'ok',
  ASSEMBLING: 'ok',
  SHIPPED: 'ok',
  READY_FOR_PICKUP: 'warn',
  DELIVERED: 'ok',
  CANCELLED: 'quiet',
  EXPIRED: 'quiet',
  RETURNED: 'quiet',
};

/** The state in a word or two, with its dot (ui.md 3.10). */
export function OrderStateWord({ state }: { state: OrderState }) {
  const { t } = usePage();
  return (
    <span className="order-state" data-tone={tones[state]}>
      {t(`order:state.${state}`)}
    </span>
  );
}
