import { Fragment, useEffect } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import { Block } from './block.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { methodOf, type SavedCard } from '../saved-cards.ts';
import type { OrderFormState } from '../use-order-form.ts';

interface Props {
  form: OrderFormState;
  view: Pick<CheckoutView, 'methods' | 'cards' | 'isOnlineOff'>;
}

/** The payment methods for the chosen delivery method, with the shopper’s saved cards under each provider. */
export function PaymentBlock({ form, view: { methods, cards, isOnlineOff } }: Props) {
  const { t } = usePage();
  const { kind, method: formValue } = form.values;
  const { set } = form;
  const possible = methods.filter((one) => one.fulfillment.includes(kind));
  const isThere = possible.some(({ method }) => method === methodOf(formValue)) && isKnown(formValue, cards);
  const fallback = isThere ? undefined : possible[0]?.method;
  useEffect(() => {
    // paying by card in the store is not possible with a courier; a saved card may have been removed since it was chosen
    if (fallback !== undefined) set('method', fallback);
  });
  const choice = (one: {
    formValue: string;
    label: string;
    hint: string;
    fulfillment: readonly string[];
  }) => (
    <label className="choice" data-fulfillment={one.fulfillment.join(' ')}>
      <input
        type="radio"
        name="method"
        value={one.formValue}
        checked={formValue === one.formValue}
        onChange={() => set('method', one.formValue)}
      />
      <span>
        {one.label}
        <span className="meta ink-2">{one.hint}</span>
      </span>
    </label>
  );
  return (
    <Block number={3} title={t('checkout:payment')}>
      <fieldset className="choice-list" id="method">
        <legend className="visually-hidden">{t('checkout:payment')}</legend>
        {methods.map(({ method, fulfillment }) => (
          <Fragment key={method}>
            {choice({
              formValue: method,
              label: t(`checkout:method.${method}`),
              hint: t(`checkout:methodHint.${method}`),
              fulfillment,
            })}
            {cards
              .filter((card) => card.method === method)
              .map((card) => (
                <Fragment key={card.formValue}>
                  {choice({
                    formValue: card.formValue,
                    label: card.name,
                    hint: t('checkout:savedCardHint', {
                      method: t(`checkout:method.${method}`),
                      expiry: card.expiry,
                    }),
                    fulfillment,
                  })}
                </Fragment>
              ))}
          </Fragment>
        ))}
      </fieldset>
      {isOnlineOff && <p className="meta ink-2">{t('checkout:noOnline')}</p>}
    </Block>
  );
}

function isKnown(formValue: string, cards: readonly SavedCard[]): boolean {
  return formValue === methodOf(formValue) || cards.some((card) => card.formValue === formValue);
}
