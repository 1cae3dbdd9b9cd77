import { useState } from 'react';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { LanguageText, type TextLanguage, textLanguages } from '../../kit/forms/languages/language-text.tsx';
import { useWords } from '../../kit/words.tsx';

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
            <ModelText key={part.name} part={part} language={language} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface TextProps {
  part: TextPart;
  language: TextLanguage;
}

function ModelText({ part: { name, maxLength, rows }, language }: TextProps) {
  const { t } = useWords();
  return (
    <LanguageText
      names={[textField(name, 'ru'), textField(name, 'uz'), textField(name, 'en')]}
      {...{ language, maxLength, rows }}
      isRequired={name === 'name' && language !== 'en'}
      isExpected={name === 'name' || name === 'description'}
      label={
        <span className="text-label">
          {t(`bo-models:text.${name}`)}
          <span className="visually-hidden">{`, ${t(`bo-shell:language.${language}`)}`}</span>
        </span>
      }
    />
  );
}
