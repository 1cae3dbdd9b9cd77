import type { KeyboardEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import type { Cart } from '#contract/cart.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';

/** A code that was refused, as typed. */
export interface TriedPromo {
  code: string;
  /** The reason: a key of the texts, or the API's own sentence. */
  problem: string | null;
  message: string;
  /** By how much the goods are below the code's minimum, whole soʻm. */
  missing: number;
}

interface Props {
  promo: Cart['promo'];
  tried: TriedPromo | null;
  /** The id of the surrounding form, so that values typed there are not lost; omitted if this is a separate form. */
  form?: string | undefined;
}

/** A text link that opens the field (CRT-4). An applied code is shown with its effect and can be removed. */
export function PromoCode({ promo, tried, form }: Props) {
  const { t, language } = usePage();
  const words = (problem: string, missing: number) =>
    t(`cart:promoProblem.${problem}`, { missing: formatSom(missing, language) });
  if (promo !== null)
    return (
      <Frame form={form} className="promo-code">
        <p className={promo.problem === null ? 'small' : 'field-error'} role="status">
          {promo.problem === null
            ? t('cart:promo.taken', { code: promo.code })
            : words(promo.problem, promo.missing)}
        </p>
        <button
          type="submit"
          form={form}
          formNoValidate
          name="intent"
          value="promo-remove"
          className="button button-text small"
        >
          {t('cart:promo.remove', { code: promo.code })}
        </button>
      </Frame>
    );
  const error = tried && (tried.problem === null ? tried.message : words(tried.problem, tried.missing));
  return (
    <details className="promo-code" open={tried !== null}>
      <summary className="button button-text small">{t('cart:promo.ask')}</summary>
      <Frame form={form} className="promo-code-field">
        {tried && <input type="hidden" name="promoTried" value={tried.code} form={form} />}
        <Field
          name="promoCode"
          label={t('cart:promo.code')}
          defaultValue={tried?.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required={form === undefined}
          error={error ?? undefined}
          form={form}
          onKeyDown={form === undefined ? undefined : applyOnEnter}
        />
        <Button type="submit" kind="secondary" form={form} formNoValidate name="intent" value="promo">
          {t('cart:promo.apply')}
        </Button>
      </Frame>
    </details>
  );
}

/** Enter would otherwise press the first button of the surrounding form. */
function applyOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('details')?.querySelector('button')?.click();
}

function Frame({
  form,
  className,
  children,
}: Pick<Props, 'form'> & { className: string; children: ReactNode }) {
  if (form !== undefined) return <div className={className}>{children}</div>;
  return (
    <Form method="post" className={className} preventScrollReset>
      {children}
    </Form>
  );
}
