import { giftCardLimit, ribbons } from '#contract/words.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { optionFields } from '#storefront/shell/line-options.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { LineOptionProps } from './line-option-props.ts';
import styles from './line-options.css?url';

/** The box, its ribbon, the card, and whether the price is hidden from the recipient. */
export function GiftForm({ terms, typed }: LineOptionProps) {
  const { t, language } = usePage();
  const { price } = terms.gift;
  return (
    <div className="extra">
      <link rel="stylesheet" href={styles} {...(import.meta.env.SSR ? {} : { precedence: 'page' })} />
      <Checkbox
        name={optionFields.hasGift}
        defaultChecked={typed?.hasGift ?? false}
        label={
          <>
            {t('options:wrap', { price: price === 0 ? t('product:free') : formatSom(price, language) })}
            <span className="extra-hint meta ink-2">{t('options:wrapHint')}</span>
          </>
        }
      />
      <fieldset className="extra-choices">
        <legend>{t('options:ribbon')}</legend>
        {ribbons.map((ribbon) => (
          <label key={ribbon} className="extra-choice">
            <input
              type="radio"
              name={optionFields.ribbon}
              value={ribbon}
              defaultChecked={ribbon === (typed?.ribbon || ribbons[0])}
            />
            <span className="extra-ribbon" data-ribbon={ribbon}>
              {t(`options:ribbons.${ribbon}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <FieldFrame label={t('options:card')} helper={t('options:cardHint')}>
        {(ids) => (
          <textarea
            className="input"
            name={optionFields.card}
            rows={3}
            maxLength={giftCardLimit}
            defaultValue={typed?.card ?? ''}
            dir="auto"
            {...ids}
          />
        )}
      </FieldFrame>
      <Checkbox
        name={optionFields.hidePrice}
        defaultChecked={typed?.hidePrice ?? true}
        label={
          <>
            {t('options:hidePrice')}
            <span className="extra-hint meta ink-2">{t('options:hidePriceHint')}</span>
          </>
        }
      />
    </div>
  );
}
