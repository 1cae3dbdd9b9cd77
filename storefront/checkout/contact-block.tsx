import { usePage } from '#storefront/shell/page.ts';
import { Block } from './block.tsx';
import { TextField } from './text-field.tsx';
import type { OrderFormState } from './use-order-form.ts';

export function ContactBlock({ form }: { form: OrderFormState }) {
  const { t } = usePage();
  return (
    <Block number={1} title={t('checkout:contact')}>
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+998"
        helper={t('checkout:phoneWhy')}
      />
      <TextField form={form} name="name" autoComplete="name" maxLength={80} />
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
