import { Form, useSubmit } from 'react-router';
import { Select } from '#ui/controls/select.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { CartView } from './cart-view.ts';

/** Selects the city for the delivery estimate before the checkout (CRT-3). Without JavaScript a button submits it. */
export function DeliveryCity({ cart: { cities, delivery } }: { cart: CartView }) {
  const { t } = usePage();
  const submit = useSubmit();
  if (delivery === null || cities.length < 2) return null;
  return (
    <Form method="get" preventScrollReset>
      <Select
        label={t('cart:cityLabel')}
        name="region"
        defaultValue={delivery.region}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {cities.map(({ region, name }) => (
          <option key={region} value={region}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="button button-text small">
          {t('cart:update')}
        </button>
      </noscript>
    </Form>
  );
}
