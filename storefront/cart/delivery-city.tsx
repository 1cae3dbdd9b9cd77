import { Form, useSubmit } from 'react-router';
import { usePage } from '#storefront/shell/page.ts';
import type { CartView } from './cart-view.ts';

/** For where the delivery is told, before the checkout asks (CRT-3). Without JavaScript by its button. */
export function DeliveryCity({ cart: { cities, delivery } }: { cart: CartView }) {
  const { t } = usePage();
  const submit = useSubmit();
  if (delivery === null || cities.length < 2) return null;
  return (
    <Form method="get" preventScrollReset className="cart-city small">
      <label>
        {t('cart:cityLabel')}{' '}
        <select
          name="region"
          defaultValue={delivery.regionId}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button-text small">
          {t('cart:update')}
        </button>
      </noscript>
    </Form>
  );
}
