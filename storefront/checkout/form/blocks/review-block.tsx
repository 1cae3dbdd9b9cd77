import type { ReactNode } from 'react';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { formatSom } from '#ui/format.ts';
import { PieceFacts } from '#storefront/cart/lines/piece-facts.tsx';
import { PieceImage } from '#storefront/cart/lines/piece-image.tsx';
import { OptionRows, PieceOptions } from '#storefront/cart/lines/piece-options.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { Block } from './block.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { ConsentWords } from './consent-words.tsx';
import { errorText } from './text-field.tsx';
import type { ShownQuote } from '../use-delivery-quote.ts';
import type { OrderFormState } from '../use-order-form.ts';
import '#storefront/cart/sum-list.css';

interface Props {
  form: OrderFormState;
  view: CheckoutView;
  quote: ShownQuote;
  children: ReactNode;
}

/** The pieces by name and number, the amounts, the consent and (as children) the button. */
export function ReviewBlock({ form, view, quote, children }: Props) {
  const { t, language } = usePage();
  return (
    <div className="checkout-review">
      <Block number={4} title={t('checkout:review')}>
        <ul className="review-pieces">
          {view.lines.map(({ id, piece, options, lineTotal }) => (
            <li key={id}>
              <PieceImage piece={piece} />
              <div>
                <p className="small">{piece.name}</p>
                <PieceFacts piece={piece} />
                <PieceOptions options={options} />
                <p className="price-m">{formatSom(lineTotal, language)}</p>
              </div>
            </li>
          ))}
        </ul>
        <dl className="sum-list">
          <div>
            <dt>{t('checkout:goods')}</dt>
            <dd>{formatSom(view.goodsTotal, language)}</dd>
          </div>
          <OptionRows sums={view.optionSums} />
          {quote.delivery && (
            <div>
              <dt>{t('checkout:deliveryCost')}</dt>
              <dd>{quote.delivery.cost === 0 ? t('cart:free') : formatSom(quote.delivery.cost, language)}</dd>
            </div>
          )}
          <div className="sum-total">
            <dt>{t('checkout:total')}</dt>
            <dd className="price-l">
              <output>{formatSom(quote.total, language)}</output>
            </dd>
          </div>
        </dl>
        <div id="consent">
          <Checkbox
            name="consent"
            label={<ConsentWords />}
            checked={form.values.consent}
            onChange={(event) => form.set('consent', event.target.checked)}
            error={errorText(form.errors.consent, t)}
          />
        </div>
        {children}
      </Block>
    </div>
  );
}
