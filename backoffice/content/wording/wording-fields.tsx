import { useFormContext, useWatch } from 'react-hook-form';
import type { WordingRow } from '#contract/admin/content/wording.ts';
import { findWordingFault, longestWording, sizeOfSms } from '#contract/wording-rules.ts';
import type { Language } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { useWords } from '../../kit/words.tsx';
import {
  cyrillicSmsOf,
  fieldOf,
  lengthFault,
  originalOf,
  previewOf,
  type WordingForm,
} from './wording-form.ts';

const languages = ['ru', 'uz', 'en'] as const;
const oneLine: ReadonlySet<WordingRow['kind']> = new Set(['LINE', 'TITLE', 'SUBJECT']);

/** What the form has of what was typed in Uzbek. */
const lettersOf = (typed: unknown) => (typeof typed === 'string' ? uzbekLetters(typed) : typed);

interface Props {
  row: WordingRow;
  /** The user may read the texts only. */
  isFixed: boolean;
}

/** The text in each language, its original, and how a shopper reads it; on a phone one language below the other. */
export function WordingFields({ row, isFixed }: Props) {
  return (
    <div className="wording-languages">
      {languages.map((language) => (
        <LanguageText key={language} row={row} language={language} isFixed={isFixed} />
      ))}
    </div>
  );
}

function LanguageText({ row, language, isFixed }: Props & { language: Language }) {
  const { t } = useWords();
  const { register, control, setValue, formState } = useFormContext<WordingForm>();
  const field = fieldOf[language];
  const text = useWatch({ control, name: field });
  const original = originalOf(row, language);
  const { kind, ending } = row;
  const validate = (typed: string) => {
    const fault = typed === original ? null : findWordingFault(typed, { original, kind, ending });
    return fault === null || t(`bo-wording:fault.${fault.code}`, { what: fault.what });
  };
  return (
    <section className="wording-language" aria-label={t(`bo-shell:language.${language}`)}>
      <FieldFrame
        label={t(`bo-shell:language.${language}`)}
        name={field}
        error={formState.errors[field]?.message}
      >
        {(ids) => (
          <textarea
            className="input"
            rows={oneLine.has(kind) ? 3 : 6}
            lang={language}
            readOnly={isFixed}
            maxLength={longestWording[kind]}
            {...register(field, { validate, ...(language === 'uz' && { setValueAs: lettersOf }) })}
            {...ids}
          />
        )}
      </FieldFrame>
      {text !== original && (
        <div className="wording-original">
          <p className="meta ink-2">{t('bo-wording:original')}</p>
          <p lang={language}>{original}</p>
          {!isFixed && (
            <Button
              kind="text"
              onClick={() => setValue(field, original, { shouldDirty: true, shouldValidate: true })}
            >
              {t('bo-wording:restoreOne')}
            </Button>
          )}
        </div>
      )}
      <Preview row={row} language={language} text={text} />
    </section>
  );
}

function Preview({ row, language, text }: { row: WordingRow; language: Language; text: string }) {
  const { t } = useWords();
  const shown = previewOf(text, row, language);
  const original = originalOf(row, language);
  const cyrillic = cyrillicSmsOf(text, row, language);
  return (
    <div className={`wording-preview wording-${row.kind.toLowerCase()}`}>
      <p className="meta ink-2">{t('bo-wording:preview')}</p>
      <p className="wording-shown" lang={language}>
        {shown}
      </p>
      {row.kind === 'SMS' && <SmsParts text={shown} original={previewOf(original, row, language)} />}
      <LengthForSearch row={row} shown={shown} />
      {cyrillic !== null && (
        <>
          <p className="meta ink-2">{t('bo-wording:inCyrillic')}</p>
          <p className="wording-shown" lang="uz-Cyrl">
            {cyrillic}
          </p>
          <SmsParts text={cyrillic} original={cyrillicSmsOf(original, row, language) ?? ''} />
        </>
      )}
    </div>
  );
}

/** What an SMS costs, with a warning if it costs more than the original. */
function SmsParts({ text, original }: { text: string; original: string }) {
  const { t } = useWords();
  const size = sizeOfSms(text);
  const before = sizeOfSms(original);
  return (
    <p className="meta ink-2" role="status">
      {[
        t('bo-wording:characters', { count: size.characters }),
        t('bo-wording:parts', { count: size.parts }),
        t(size.isGsm ? 'bo-wording:gsm' : 'bo-wording:unicode'),
      ].join(' · ')}
      {size.parts > before.parts && (
        <b className="wording-dearer">
          {t('bo-wording:dearer', { parts: t('bo-wording:parts', { count: before.parts }) })}
        </b>
      )}
    </p>
  );
}

/** The length of a title or description with examples of its values. */
function LengthForSearch({ row, shown }: { row: WordingRow; shown: string }) {
  const { t } = useWords();
  const fault = lengthFault(shown, row);
  if (row.kind !== 'TITLE' && row.kind !== 'DESCRIPTION') return null;
  return (
    <p className="meta ink-2" role="status">
      {t('bo-wording:characters', { count: shown.length })}
      {fault !== null && (
        <b className="wording-dearer">{t(`bo-wording:${fault.code}`, { what: fault.what })}</b>
      )}
    </p>
  );
}
