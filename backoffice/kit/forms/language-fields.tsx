import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../words.tsx';
import { uzbekLetters } from './uzbek-letters.ts';
import './language-fields.css';

interface Props<Form extends FieldValues> {
  label: string;
  /** The fields of the Russian, Uzbek and English text. */
  names: readonly [ru: FieldPath<Form>, uz: FieldPath<Form>, en: FieldPath<Form>];
  register: UseFormRegister<Form>;
  maxLength: number;
  /** A text of several lines. */
  isLong?: boolean;
  /** All three languages are required. */
  isRequired?: boolean;
}

const languages = ['ru', 'uz', 'en'] as const;
/** What the form has of what was typed in Uzbek. */
const lettersOf = (typed: unknown) => (typeof typed === 'string' ? uzbekLetters(typed) : typed);

/** A text in three languages side by side; on a phone one below the other. */
export function LanguageFields<Form extends FieldValues>(props: Props<Form>) {
  const { label, names, register, maxLength, isLong = false, isRequired = false } = props;
  const { t } = useWords();
  const plain = { required: isRequired };
  const rulesOf = (place: number) =>
    languages[place] === 'uz' ? { ...plain, setValueAs: lettersOf } : plain;
  return (
    <fieldset className="language-fields">
      <legend className="label">{label}</legend>
      {names.map((name, place) => {
        const named = t(`bo-shell:language.${languages[place] ?? 'ru'}`);
        return isLong ? (
          <FieldFrame key={name} label={named} name={name}>
            {(ids) => (
              <textarea
                className="input"
                rows={4}
                maxLength={maxLength}
                {...register(name, rulesOf(place))}
                {...ids}
              />
            )}
          </FieldFrame>
        ) : (
          <Field key={name} label={named} maxLength={maxLength} {...register(name, rulesOf(place))} />
        );
      })}
    </fieldset>
  );
}
