import { useEffect } from 'react';
import type { PaymentMethod } from '#contract/order.ts';
import { usePage } from '#storefront/shell/page.ts';
import { Block } from './block.tsx';
import type { OrderFormState } from './use-order-form.ts';

/** The ways to pay that go with the way of receiving. */
export function PaymentBlock({ form, methods }: { form: OrderFormState; methods: readonly PaymentMethod[] }) {
  const { t } = usePage();
  const { kind, method } = form.values;
  const { set } = form;
  const possible = methods.filter((one) => one.fulfillment.includes(kind));
  const fallback = possible.some((one) => one.method === method) ? undefined : possible[0]?.method;
  useEffect(() => {
    // card in store does not go with a courier
    if (fallback !== undefined) set('method', fallback);
  });
  return (
    <Block number={3} title={t('checkout:payment')}>
      <fieldset className="choice-list" id="method">
        <legend className="visually-hidden">{t('checkout:payment')}</legend>
        {methods.map((one) => (
          <label key={one.method} className="choice" data-fulfillment={one.fulfillment.join(' ')}>
            <input
              type="radio"
              name="method"
              value={one.method}
              checked={method === one.method}
              onChange={() => set('method', one.method)}
            />
            <span>
              {t(`checkout:method.${one.method}`)}
              <span className="meta ink-2">{t(`checkout:methodHint.${one.method}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Block>
  );
}
