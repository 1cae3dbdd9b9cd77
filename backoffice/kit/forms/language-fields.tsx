import type { FieldPath, FieldValues } from 'react-hook-form';
import { useWords } from '../words.tsx';
import { LanguageText, textLanguages } from './languages/language-text.tsx';
import './language-fields.css';

interface Props<Form extends FieldValues> {
  label: string;
  /** The fields of the Russian, Uzbek and English text, in the form of the context. */
  names: readonly [ru: FieldPath<Form>, uz: FieldPath<Form>, en: FieldPath<Form>];
  maxLength: number;
  /** A text of several lines. */
  isLong?: boolean;
  /** All three languages are required. */
  isRequired?: boolean;
}

/** A text in three languages side by side; on a phone one below the other. */
export function LanguageFields<Form extends FieldValues>(props: Props<Form>) {
  const { label, names, maxLength, isLong = false, isRequired = false } = props;
  const { t } = useWords();
  return (
    <fieldset className="language-fields">
      <legend className="label">{label}</legend>
      {textLanguages.map((language) => (
        <LanguageText
          key={language}
          {...{ names, language, maxLength, isRequired }}
          label={t(`bo-shell:language.${language}`)}
          rows={isLong ? 4 : undefined}
        />
      ))}
    </fieldset>
  );
}
