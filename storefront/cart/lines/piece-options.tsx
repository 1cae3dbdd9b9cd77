import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { OptionSums, OptionsView } from './option-view.ts';
import styles from './piece-options.css?url';

/** The engraved text and the gift wrapping, in the page's typeface; a preview was shown where they were chosen. */
export function PieceOptions({ options: { engraving, gift, isReturnable } }: { options: OptionsView }) {
  const { t, language } = usePage();
  if (engraving === null && gift === null) return null;
  const cost = (som: number) => (som === 0 ? t('cart:free') : formatSom(som, language));
  return (
    <ul className="piece-options small">
      {/* few carts have options, so the stylesheet is loaded only with them */}
      <link rel="stylesheet" href={styles} precedence="page" />
      {engraving && (
        <li>
          {t('cart:engraving')}
          {/* hidden without a proof of the phone */}
          {engraving.text !== '' && (
            <>
              : <q>{engraving.text}</q>
            </>
          )}
          <span className="meta ink-2">
            {[
              t(`cart:letterings.${engraving.lettering}`),
              cost(engraving.price),
              isReturnable ? null : t('cart:notReturnable'),
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
        </li>
      )}
      {gift && (
        <li>
          {t('cart:gift')}
          <span className="meta ink-2">
            {[
              t(`cart:ribbons.${gift.ribbon}`),
              cost(gift.price),
              gift.hidePrice ? t('cart:priceHidden') : null,
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
          {gift.card !== '' && (
            <span className="meta piece-card">
              {t('cart:card')}: <q>{gift.card}</q>
            </span>
          )}
        </li>
      )}
    </ul>
  );
}

/** Rows of a list of amounts. */
export function OptionRows({ sums }: { sums: OptionSums }) {
  const { t, language } = usePage();
  const rows = [
    [t('cart:engraving'), sums.engraving],
    [t('cart:gift'), sums.gift],
  ] as const;
  const options = rows.map(
    ([term, som]) =>
      som !== null && (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{som === 0 ? t('cart:free') : formatSom(som, language)}</dd>
        </div>
      ),
  );
  return (
    <>
      {sums.promo && (
        <div>
          <dt>{t('cart:promo.row', { code: sums.promo.code })}</dt>
          <dd>−{formatSom(sums.promo.discount, language)}</dd>
        </div>
      )}
      {options}
    </>
  );
}
