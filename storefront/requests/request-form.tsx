import { personName } from '#contract/person-name.ts';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { WordsWithPhone } from '#storefront/shell/frame/footer/words-with-phone.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { FieldMessages, Refused } from './refusal.ts';

interface Props {
  refused: Refused<unknown> | undefined;
  /** The text of the button. */
  send: string;
  /** The name of its measured event (docs/contracts/events.md). */
  gesture: string;
  children: ReactNode;
}

/** A form with one button that is sent to its own address; errors are shown above it, and the typed values stay. */
export function RequestForm({ refused, send, gesture, children }: Props) {
  const { t } = usePage();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = Object.entries(refused?.errors ?? {}).flatMap(([name, message]) =>
    message === undefined ? [] : [{ message, href: `#${name}` }],
  );
  return (
    <Form method="post" className="request-form" noValidate preventScrollReset data-gesture={gesture}>
      {errors.length > 1 && <ErrorSummary title={t('requests:checkPlease')} errors={errors} />}
      <div role="alert">
        {refused?.message != null && (
          <FieldError>
            <WordsWithPhone words={refused.message} />
          </FieldError>
        )}
      </div>
      {children}
      <Button type="submit" className="button-wide" loading={isSending}>
        {send}
      </Button>
    </Form>
  );
}

interface ContactProps {
  known: { phone: string; name: string };
  errors: FieldMessages;
}

/** Phone and name; prefilled for a user. */
export function ContactFields({ known, errors }: ContactProps) {
  const { t } = usePage();
  return (
    <>
      <PhoneField defaultValue={known.phone} error={errors['phone']} />
      <Field
        id="name"
        name="name"
        label={t('requests:name')}
        autoComplete="name"
        maxLength={personName.maxLength}
        required
        defaultValue={known.name}
        error={errors['name']}
      />
    </>
  );
}

export function PhoneField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  const { t } = usePage();
  return (
    <Field
      id="phone"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={t('requests:phone')}
      placeholder="+998"
      required
      defaultValue={defaultValue}
      error={error}
    />
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  chosen: string | undefined;
  error?: string | undefined;
}

/**
 * A choice of a few options, all visible: native radios, so that keyboard and form submission work without code.
 * `cells`: short options in a grid.
 */
export function Choices({ legend, name, options, chosen, error, cells }: ChoicesProps & { cells?: boolean }) {
  const described: InputHTMLAttributes<HTMLInputElement> =
    error === undefined ? {} : { 'aria-describedby': `${name}-error` };
  return (
    <fieldset className={cells ? 'request-cells' : 'request-choices'} id={name}>
      <legend className="field-label">{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} {...described} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
