import { personName } from '#contract/person-name.ts';
import { usePage } from '#storefront/shell/page.ts';
import { ProfileLink } from '#storefront/shell/frame/header/profile-link.tsx';
import { Block } from './block.tsx';
import { TextField } from './text-field.tsx';
import type { OrderFormState } from '../use-order-form.ts';

/** Guest checkout is the default. A shopper with an account can log in here, and keeps the typed values (CHK-1). */
export function ContactBlock({ form, isGuest }: { form: OrderFormState; isGuest: boolean }) {
  const { t, links } = usePage();
  return (
    <Block number={1} title={t('checkout:contact')}>
      {isGuest && (
        <p className="small">
          {t('checkout:haveAccount')}{' '}
          <ProfileLink to={links.login({ form: 'phone', to: links.checkout() })} requiredUrl={null}>
            {t('checkout:logIn')}
          </ProfileLink>
        </p>
      )}
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998"
        helper={t('checkout:phoneWhy')}
      />
      <TextField form={form} name="name" autoComplete="name" maxLength={personName.maxLength} />
      <TextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
      />
    </Block>
  );
}
