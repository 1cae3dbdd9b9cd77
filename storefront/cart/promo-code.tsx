import { Form } from 'react-router';
import type { Cart } from '#contract/cart.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';

/** A code that was not taken, as it was typed. */
export interface TriedPromo {
  code: string;
  /** Why not: a word of the texts, or the API's own sentence. */
  problem: string | null;
  message: string;
  /** What the goods lack for it, whole soʻm. */
  missing: number;
}

/** A text link that opens the field (CRT-4); a code that is there says what it does and can be taken out. */
export function PromoCode({ promo, tried }: { promo: Cart['promo']; tried: TriedPromo | null }) {
  const { t, language } = usePage();
  const words = (problem: string, missing: number) =>
    t(`cart:promoProblem.${problem}`, { missing: formatSom(missing, language) });
  if (promo !== null)
    return (
      <Form method="post" className="promo-code" preventScrollReset>
        <p className={promo.problem === null ? 'small' : 'field-error'} role="status">
          {promo.problem === null
            ? t('cart:promo.taken', { code: promo.code })
            : words(promo.problem, promo.missing)}
        </p>
        <input type="hidden" name="intent" value="promo-remove" />
        <button type="submit" className="button button-text small">
          {t('cart:promo.remove', { code: promo.code })}
        </button>
      </Form>
    );
  const error = tried && (tried.problem === null ? tried.message : words(tried.problem, tried.missing));
  return (
    <details className="promo-code" open={tried !== null}>
      <summary className="button button-text small">{t('cart:promo.ask')}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="promo" />
        <Field
          name="promoCode"
          label={t('cart:promo.code')}
          defaultValue={tried?.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          error={error ?? undefined}
        />
        <Button type="submit" kind="secondary">
          {t('cart:promo.apply')}
        </Button>
      </Form>
    </details>
  );
}
