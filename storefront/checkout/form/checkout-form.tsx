import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { PromoCode, type TriedPromo } from '#storefront/cart/promo-code/promo-code.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { toUzbekPhone } from '#storefront/shell/phone.ts';
import { firstValues, type CheckoutView } from './checkout-view.ts';
import { Changes } from '../changes.tsx';
import { CodeBlock, ResendCode } from './blocks/code-block.tsx';
import { ContactBlock } from './blocks/contact-block.tsx';
import { HoldBanner, HoldRefused } from '../hold-banner.tsx';
import { afterRefusal, type HoldRefusal } from '../hold-view.ts';
import type { Refused } from './order-form.ts';
import type { CodeStep } from './phone-code.ts';
import { PaymentBlock } from './blocks/payment-block.tsx';
import { ReceiveBlock } from './blocks/receive-block.tsx';
import { ReviewBlock } from './blocks/review-block.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { methodOf } from './saved-cards.ts';
import { useDeliveryQuote } from './use-delivery-quote.ts';
import { orderFormId, useOrderForm } from './use-order-form.ts';

interface Props {
  view: CheckoutView;
  refused: Refused | undefined;
  /** A promo code that was refused. */
  tried: TriedPromo | null;
  /** The pieces, or some of them, could not be held. */
  holdRefusal: HoldRefusal | null;
}

/** One page, four blocks (ui.md 1.7). The button names the exact amount, and no other amount is ever charged. */
export function CheckoutForm({ view, refused, tried, holdRefusal }: Props) {
  const { t, language, links } = usePage();
  const [first] = useState(() => refused?.values ?? firstValues(view));
  const refusedFields = refused && { errors: refused.errors, byApi: refused.message !== null };
  const form = useOrderForm(first, refusedFields, view);
  const quote = useDeliveryQuote(form.values, refused?.total ?? null, view.total);
  const busy = useIsOrdering();
  const code = codeFor(form.values.phone, { requested: refused?.code ?? null, known: view.known });
  const online = view.methods.find(({ method }) => method === methodOf(form.values.method))?.online ?? false;
  const sum = formatSom(quote.total, language);
  return (
    <div className="container checkout">
      <h1 className="h1">{t('checkout:title')}</h1>
      {/* Enter presses a form's first button, which must be the order button, not one of those below */}
      <button type="submit" form={orderFormId} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <HoldBanner hold={afterRefusal(holdRefusal, view.hold)} form={orderFormId} />
      <HoldRefused refusal={holdRefusal} isGuest={view.known === null} />
      <Changes view={view} form={orderFormId} />
      {code && (
        <p className="hold-banner">
          <a href="#phoneCode">{t('checkout:codeNeeded')}</a>
        </p>
      )}
      <PromoCode promo={view.promo} tried={tried} form={orderFormId} />
      {refused && <RefusalSummary refused={refused} errors={form.errors} isGuest={view.known === null} />}
      <Form
        id={orderFormId}
        method="post"
        noValidate
        className="checkout-columns"
        preventScrollReset
        data-gesture={gesturesOf(form.values.regionId, view)}
      >
        <input type="hidden" name="idempotencyKey" value={view.idempotencyKey} />
        <input type="hidden" name="expectedTotal" value={quote.total} />
        <div className="checkout-blocks">
          <ContactBlock form={form} isGuest={view.known === null} />
          <ReceiveBlock form={form} view={view} quote={quote} />
          <PaymentBlock form={form} view={view} />
        </div>
        <ReviewBlock form={form} view={view} quote={quote}>
          {code && <CodeBlock code={code} />}
          <div className="checkout-pay">
            <Button
              type="submit"
              className="button-wide"
              loading={busy}
              disabledReason={view.lost.length > 0 ? t('checkout:settleLost') : undefined}
            >
              {t(online ? 'checkout:placeOnline' : 'checkout:placeCash', { sum })}
            </Button>
          </div>
          {code && <ResendCode code={code} busy={busy} />}
          <Link to={links.cart()} className={buttonClass('text')}>
            {t('checkout:backToBag')}
          </Link>
        </ReviewBlock>
      </Form>
    </div>
  );
}

/** The measured event of a submitted form; the region is sent as its code, as in page addresses. */
function gesturesOf(regionId: string, { regions }: CheckoutView): string {
  const code = regions.find(({ value }) => value === regionId)?.code ?? '';
  return `add_shipping_info?tier={kind}&city=${code} add_payment_info?type={method}`;
}

/** Whether the order itself is being submitted, not an extension of the hold or a replacement. */
function useIsOrdering(): boolean {
  const { formMethod, formData } = useNavigation();
  const intent = formData?.get('intent') ?? 'resend';
  return formMethod === 'POST' && intent === 'resend';
}

/** A code for a phone other than the form's is useless, and the phone of a user who has logged in since needs none. */
function codeFor(
  typed: string,
  { requested, known }: { requested: CodeStep | null; known: CheckoutView['known'] },
): CodeStep | null {
  const phone = toUzbekPhone(typed);
  const isOwn = known !== null && toUzbekPhone(known.phone) === phone;
  return requested !== null && requested.phone === phone && !isOwn ? requested : null;
}
