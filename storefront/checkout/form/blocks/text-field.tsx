import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { OrderFormValues } from '../order-form.ts';
import type { OrderFormState } from '../use-order-form.ts';

type TextName = Exclude<
  keyof OrderFormValues,
  'consent' | 'kind' | 'method' | 'storeId' | 'addressId' | 'regionId' | 'districtId' | 'saveAddress'
>;
type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> & {
  form: OrderFormState;
  name: TextName;
  helper?: ReactNode;
};

/** A text field of the order form; label and message come from the texts under the field's name. */
export function TextField({ form, name, helper, ...input }: Props) {
  const { t } = usePage();
  return (
    <div id={name}>
      <Field
        {...input}
        name={name}
        label={t(`checkout:${name}`)}
        helper={helper}
        error={errorText(form.errors[name], t)}
        value={form.values[name]}
        onChange={(event) => form.set(name, event.target.value)}
        onBlur={() => form.touch(name)}
      />
    </div>
  );
}

/** The text for a key, or the API's own sentence. */
export function errorText(
  message: string | undefined,
  t: ReturnType<typeof usePage>['t'],
): string | undefined {
  return message === undefined ? undefined : t(`checkout:${message}`, { defaultValue: message });
}
