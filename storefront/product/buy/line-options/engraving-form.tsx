import { useState, type FormEvent } from 'react';
import { engravingLimit, letterings } from '#contract/words.ts';
import { readEngraving } from '#domain/cart/engraving.ts';
import { Field } from '#ui/controls/field.tsx';
import fonts from '#ui/styles/fonts-italic.css?url';
import { optionFields } from '#storefront/shell/line-options.ts';
import { usePage } from '#storefront/shell/page.ts';
import { EngravingPreview } from './engraving-preview.tsx';
import type { LineOptionProps } from './line-option-props.ts';
import styles from './line-options.css?url';

/** The text, the lettering, a preview on the piece, the price, the time and the consequences. Without JavaScript there is no preview. */
export function EngravingForm({ product, piece, terms, typed }: LineOptionProps) {
  const { t } = usePage();
  const [text, setText] = useState(typed?.text ?? '');
  // characters that cannot be engraved are reported below the field; the preview shows the others
  const [shown, setShown] = useState('');
  const [lettering, setLettering] = useState(typed?.lettering || letterings[0]);
  const read = readEngraving(text);
  const type = (next: string) => {
    const nextRead = readEngraving(next);
    setText(next);
    if (nextRead.ok || nextRead.code === 'EMPTY') setShown(nextRead.ok ? nextRead.text : '');
  };
  return (
    <div className="extra" onInput={(event) => setLettering(letteringIn(event) ?? lettering)}>
      {/* no precedence, so that without JavaScript the stylesheet stays where it is rendered */}
      <link rel="stylesheet" href={fonts} {...hoisted} />
      <link rel="stylesheet" href={styles} {...hoisted} />
      {!import.meta.env.SSR && product.metal !== null && (
        <EngravingPreview
          url={(piece.media[0] ?? product.media[0])?.url ?? null}
          color={product.metal.color}
          isRound={product.sizeKind === 'ring' || product.sizeKind === 'diameter'}
          text={shown}
          lettering={lettering}
        />
      )}
      <Field
        label={t('options:text')}
        name={optionFields.text}
        helper={t('options:textHint')}
        error={errorOf(read, t)}
        defaultValue={text}
        onChange={(event) => type(event.currentTarget.value)}
        maxLength={engravingLimit * 2}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
      />
      <fieldset className="extra-choices">
        <legend>{t('options:lettering')}</legend>
        {letterings.map((one) => (
          <label key={one} className="extra-choice">
            <input
              type="radio"
              name={optionFields.lettering}
              value={one}
              defaultChecked={one === lettering}
            />
            <span className="extra-sample" data-lettering={one}>
              {t(`options:letterings.${one}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="small">{t('options:days', { count: terms.engraving.days })}</p>
      <p className="small extra-notice">{t('options:notReturnable')}</p>
    </div>
  );
}

const hoisted = import.meta.env.SSR ? {} : { precedence: 'page' };

function letteringIn(event: FormEvent): string | null {
  const { target } = event;
  return target instanceof HTMLInputElement && target.name === optionFields.lettering ? target.value : null;
}

type T = ReturnType<typeof usePage>['t'];

function errorOf(read: ReturnType<typeof readEngraving>, t: T): string | undefined {
  if (read.ok || read.code === 'EMPTY') return undefined;
  if (read.code === 'TOO_LONG') return t('options:tooLong', { count: read.length });
  return t('options:cannotCut', { signs: read.signs.join(' ') });
}
