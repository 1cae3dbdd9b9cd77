import { Form } from 'react-router';
import { Qosh } from '#ui/brand/brand.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Divider } from '#ui/divider.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { WordsWithPhone } from '#storefront/shell/frame/footer/words-with-phone.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { ProfileLink } from '#storefront/shell/frame/header/profile-link.tsx';
import { findIntent, type FindOutcome } from './find-order.ts';
import './order-page.css';

interface Props {
  /** The number in the address, which may be any text. */
  number: string;
  outcome: FindOutcome | undefined;
}

/** The pages after a checkout when the order's link is missing: how to get the link, and a link back to the shop. */
export function FindOrderPage({ number, outcome }: Props) {
  const { t, links } = usePage();
  return (
    <div className="container order-page">
      <header className="order-head">
        <Qosh />
        <h1 className="d2">{t('checkout:find.title')}</h1>
        <p className="lead measure">{t('checkout:find.lead')}</p>
      </header>
      <FindForm number={number} outcome={outcome} />
      <Divider />
      <p className="measure">
        {t('checkout:find.own')} <ProfileLink to={links.orders()}>{t('checkout:find.myOrders')}</ProfileLink>
      </p>
      <p>
        <Link to={links.catalog()} className={buttonClass('secondary')}>
          {t('checkout:find.shop')}
        </Link>
      </p>
    </div>
  );
}

function FindForm({ number, outcome }: Props) {
  const { t } = usePage();
  const errors = outcome?.errors;
  return (
    <Form method="post" className="find-order" noValidate preventScrollReset>
      <Field
        name="number"
        label={t('checkout:find.number')}
        helper={t('checkout:find.numberHint')}
        error={errors?.number && t(errors.number)}
        defaultValue={outcome?.typed.number ?? number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <Field
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('checkout:find.phone')}
        error={errors?.phone && t(errors.phone)}
        defaultValue={outcome?.typed.phone}
        autoComplete="tel"
        maxLength={40}
        required
      />
      <div role="status">
        {outcome?.isSent && <p className="small">{t('checkout:find.sent')}</p>}
        {outcome?.problem && (
          <FieldError>
            <WordsWithPhone words={outcome.problem} />
          </FieldError>
        )}
      </div>
      <Button type="submit" name="intent" value={findIntent}>
        {t('checkout:find.send')}
      </Button>
    </Form>
  );
}
