import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { useWords } from '../../kit/words.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import type { ModelForm } from './model-form.ts';

export const textLanguages = ['ru', 'uz', 'en'] as const;
export type TextLanguage = (typeof textLanguages)[number];

export type TextName = 'name' | 'description' | 'seoTitle' | 'seoDescription';
type TextField = `${TextName}${'Uz' | 'Ru' | 'En'}`;

const ending = { ru: 'Ru', uz: 'Uz', en: 'En' } as const;
const textField = (name: TextName, language: TextLanguage): TextField => `${name}${ending[language]}`;

export interface TextPart {
  name: TextName;
  maxLength: number;
  rows?: number;
}

/** Texts in three languages side by side; on a phone one at a time. */
export function TextColumns({ id, parts }: { id: string; parts: readonly TextPart[] }) {
  const { t } = useWords();
  const [shown, setShown] = useState<TextLanguage>('ru');
  return (
    <div className="text-columns" data-shown={shown}>
      <div className="text-tabs">
        <TabRadios
          name={`language-${id}`}
          legend={t('bo-models:languageOfTexts')}
          options={textLanguages.map((value) => ({ value, label: t(`bo-shell:language.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      {textLanguages.map((language) => (
        <div key={language} className="text-column" data-language={language}>
          <p className="label text-language">{t(`bo-shell:language.${language}`)}</p>
          {parts.map((part) => (
            <TextInput key={part.name} part={part} language={language} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A text in one language: its length, whether it is missing, and a button to start from the Russian text. */
function TextInput({
  part: { name, maxLength, rows },
  language,
}: {
  part: TextPart;
  language: TextLanguage;
}) {
  const { t } = useWords();
  const { register, setValue, getValues, formState } = useFormContext<ModelForm>();
  const field = textField(name, language);
  const russian = textField(name, 'ru');
  const typed = useWatch<ModelForm, TextField>({ name: field });
  const isRussian = useWatch<ModelForm, TextField>({ name: russian }) !== '';
  const change = (text: string) => setValue(field, text, { shouldDirty: true });
  const isMissing = typed.trim() === '' && (name === 'name' || name === 'description');
  const properties = {
    className: 'input',
    maxLength,
    lang: language,
    spellCheck: true,
    ...register(field, {
      ...(name === 'name' && language !== 'en' && { required: true }),
      ...(language === 'uz' && {
        onBlur: () => {
          const text = getValues(field);
          if (uzbekLetters(text) !== text) change(uzbekLetters(text));
        },
      }),
    }),
  };
  return (
    <FieldFrame
      label={
        <span className="text-label">
          {t(`bo-models:text.${name}`)}
          <span className="visually-hidden">{`, ${t(`bo-shell:language.${language}`)}`}</span>
        </span>
      }
      helper={
        <span className="text-helper">
          {isMissing ? <span className="text-missing">{t('bo-models:missingText')}</span> : <span />}
          {language !== 'ru' && typed === '' && isRussian && (
            <Button kind="text" type="button" onClick={() => change(getValues(russian))}>
              {t('bo-models:copyRussian')}
            </Button>
          )}
          <span className="text-length">{`${typed.length} / ${maxLength}`}</span>
        </span>
      }
      error={formState.errors[field] && t('bo-shell:needed')}
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
