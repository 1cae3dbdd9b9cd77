import type { ReactNode } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../words.tsx';
import { textMarks } from './text-marks.ts';
import { uzbekLetters } from '../uzbek-letters.ts';
import '../language-fields.css';

export const textLanguages = ['ru', 'uz', 'en'] as const;
export type TextLanguage = (typeof textLanguages)[number];

interface Props {
  /** The fields of the Russian, Uzbek and English text. */
  names: readonly [ru: string, uz: string, en: string];
  language: TextLanguage;
  label: ReactNode;
  maxLength: number;
  /** The height of a text of several lines; left out = one line. */
  rows?: number | undefined;
  isRequired?: boolean;
  /** Marked as missing even while no language is written. */
  isExpected?: boolean | undefined;
}

const correctedIn = (language: TextLanguage) => (typed: unknown) =>
  language === 'uz' && typeof typed === 'string' ? uzbekLetters(typed) : typed;

/**
 * A text in one language, in the form of the context: its length, whether it is missing, and a button to start from the Russian text.
 * Apostrophes in an Uzbek text are corrected when the field is left.
 */
export function LanguageText({
  names,
  language,
  label,
  maxLength,
  rows,
  isRequired = false,
  isExpected,
}: Props) {
  const { t } = useWords();
  const { register, setValue, getFieldState, formState } = useFormContext<FieldValues>();
  const place = textLanguages.indexOf(language);
  const name = names[place] ?? names[0];
  const texts = useWatch<FieldValues>({ name: [...names] });
  const { length, isMissing, russian } = textMarks({ texts, place, isRequired, isExpected });
  const { error } = getFieldState(name, formState);
  const change = (text: unknown) => setValue(name, text, { shouldDirty: true });
  const corrected = correctedIn(language);
  const properties = {
    className: 'input',
    maxLength,
    lang: language,
    spellCheck: true,
    ...register(name, {
      required: isRequired,
      // submitted by Enter, the field has not been left
      setValueAs: corrected,
      onBlur: ({ target }: { target: { value: string } }) => {
        if (corrected(target.value) !== target.value) change(corrected(target.value));
      },
    }),
  };
  return (
    <FieldFrame
      label={label}
      name={name}
      helper={
        <span className="text-helper">
          {isMissing ? <span className="text-missing">{t('bo-shell:text.missing')}</span> : <span />}
          {russian !== null && (
            <Button kind="text" type="button" onClick={() => change(russian)}>
              {t('bo-shell:text.copyRussian')}
            </Button>
          )}
          <span className="text-length">{`${length} / ${maxLength}`}</span>
        </span>
      }
      error={error && (error.message || t('bo-shell:needed'))}
    >
      {(ids) =>
        rows === undefined ? (
          <input {...properties} {...ids} />
        ) : (
          <textarea rows={rows} {...properties} {...ids} />
        )
      }
    </FieldFrame>
  );
}
