import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSize } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import { sizeOfStrip } from './ring-size.ts';

/** Converts the length of a strip of paper around the finger, mm, into a size. */
export function Strip({ onFound }: { onFound: (size: number) => void }) {
  const { t, language } = usePage();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const size = sizeOfStrip(Number(typed.trim().replace(',', '.') || Number.NaN));
  return (
    <form
      className="paper-strip"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (size !== null) onFound(size);
      }}
    >
      <StripSteps />
      <div className="paper-strip-row">
        <Field
          label={t('sizes:stripLength')}
          name="strip"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isSubmitted && size === null ? t('sizes:stripWrong') : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsSubmitted(false);
          }}
        />
        <Button type="submit" kind="secondary">
          {size === null ? t('sizes:stripFind') : t('sizes:save', { size: formatSize(size, language) })}
        </Button>
      </div>
    </form>
  );
}

/** Instructions that can also be read without JavaScript. */
export function StripSteps() {
  const { t } = usePage();
  return (
    <>
      <h3 className="h3">{t('sizes:stripTitle')}</h3>
      <ol className="content-steps">
        {(['wrap', 'mark', 'measure'] as const).map((step) => (
          <li key={step}>{t(`sizes:stripSteps.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}
