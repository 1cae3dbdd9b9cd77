import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../words.tsx';
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

/** A text in three languages side by side; on a phone one below the other. */
export function LanguageFields<Form extends FieldValues>(props: Props<Form>) {
  const { label, names, register, maxLength, isLong = false, isRequired = false } = props;
  const { t } = useWords();
  const rules = { required: isRequired };
  return (
    <fieldset className="language-fields">
      <legend className="label">{label}</legend>
      {names.map((name, place) => {
        const named = t(`bo-shell:language.${languages[place] ?? 'ru'}`);
        return isLong ? (
          <FieldFrame key={name} label={named}>
            {(ids) => (
              <textarea
                className="input"
                rows={4}
                maxLength={maxLength}
                {...register(name, rules)}
                {...ids}
              />
            )}
          </FieldFrame>
        ) : (
          <Field key={name} label={named} maxLength={maxLength} {...register(name, rules)} />
        );
      })}
    </fieldset>
  );
}
