import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { Refused } from './checkout-page.tsx';
import { firstValues, type CheckoutView } from './checkout-view.ts';
import { ContactBlock } from './contact-block.tsx';
import { HoldBanner } from './hold-banner.tsx';
import type { OrderFormErrors } from './order-form.ts';
import { PaymentBlock } from './payment-block.tsx';
import { ReceiveBlock } from './receive-block.tsx';
import { ReviewBlock } from './review-block.tsx';
import { useDeliveryQuote } from './use-delivery-quote.ts';
import { useOrderForm } from './use-order-form.ts';

const noErrors: OrderFormErrors = {};

/** One page, four blocks (ui.md 1.7). The button names the exact sum; another sum than that is never charged. */
export function CheckoutForm({ view, refused }: { view: CheckoutView; refused: Refused | undefined }) {
  const { t, language, links } = usePage();
  const [first] = useState(() => refused?.values ?? firstValues(view));
  const form = useOrderForm(first, refused?.errors ?? noErrors);
  const quote = useDeliveryQuote(form.values, refused?.total ?? null, view.goodsTotal);
  const busy = useNavigation().formMethod === 'POST';
  const online = view.methods.find((method) => method.method === form.values.method)?.online ?? false;
  const sum = formatSom(quote.total, language);
  const messages = summaryOf(refused, t);
  return (
    <div className="container checkout">
      <h1 className="h1">{t('checkout:title')}</h1>
      <HoldBanner hold={view.hold} />
      {messages.length > 0 && <ErrorSummary title={t('checkout:errorsTitle')} errors={messages} />}
      <Form method="post" noValidate className="checkout-columns" preventScrollReset>
        <input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
        <input type="hidden" name="expectedTotal" value={quote.total} />
        <div className="checkout-blocks">
          <ContactBlock form={form} />
          <ReceiveBlock form={form} view={view} quote={quote} />
          <PaymentBlock form={form} methods={view.methods} />
        </div>
        <ReviewBlock form={form} view={view} quote={quote}>
          <div className="checkout-pay">
            <Button type="submit" className="button-wide" loading={busy}>
              {t(online ? 'checkout:placeOnline' : 'checkout:placeCash', { sum })}
            </Button>
          </div>
          <Link to={links.cart()} className={buttonClass('text')}>
            {t('checkout:backToBag')}
          </Link>
        </ReviewBlock>
      </Form>
    </div>
  );
}

/** The API's own sentence first, then the fields, with a link to each. */
function summaryOf(refused: Refused | undefined, t: ReturnType<typeof usePage>['t']) {
  if (!refused) return [];
  const fields = Object.entries(refused.errors).map(([field, message]) => ({
    message: t(`checkout:${message}`, { defaultValue: message }),
    href: `#${field}`,
  }));
  const unique = fields.filter(
    (one, index) => fields.findIndex((other) => other.message === one.message) === index,
  );
  return [...(refused.message === null ? [] : [{ message: refused.message }]), ...unique];
}
