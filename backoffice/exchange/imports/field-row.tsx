import { useId } from 'react';
import type { MappingField, MappingSource, StaffImport } from '#contract/admin/system/import.ts';
import { useWords } from '../../kit/words.tsx';
import { FieldDetails } from './field-details.tsx';

interface Props {
  field: MappingField;
  columns: StaffImport['columns'];
  source: MappingSource | null;
  onChange: (source: MappingSource | null) => void;
}

/** A field of the shop: its column with samples, or a constant; its unit, and the file's words with the shop's words. */
export function FieldRow({ field, columns, source, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const { group, name, isNeeded } = field;
  const choice = choiceOf(source);
  const sample = columns.find(({ title }) => title.trim() === source?.column?.trim())?.samples.join(' · ');
  return (
    <li className="import-field">
      <label htmlFor={id}>
        {t(`bo-exchange:field.${group}.${name.replace('.', '-')}`)}
        {isNeeded && <span className="ink-2">{` ${t('bo-exchange:mapping.needed')}`}</span>}
      </label>
      <select
        id={id}
        className="input"
        value={choice}
        onChange={({ target }) => onChange(sourceOf(target.value, source))}
      >
        <option value="">{t('bo-exchange:mapping.absent')}</option>
        <optgroup label={t('bo-exchange:mapping.columns')}>
          {source?.column !== undefined && !columns.some(({ title }) => title === source.column) && (
            <option value={`column:${source.column}`}>{source.column}</option>
          )}
          {[...new Set(columns.map(({ title }) => title))].map((title) => (
            <option key={title} value={`column:${title}`}>
              {title}
            </option>
          ))}
        </optgroup>
        <option value="constant">{t('bo-exchange:mapping.constant')}</option>
        <option value="template">{t('bo-exchange:mapping.template')}</option>
      </select>
      {choice === '' ? <span /> : <FieldDetails {...{ field, source: source ?? {}, onChange, sample, id }} />}
    </li>
  );
}

const choiceOf = (source: MappingSource | null): string => {
  if (source === null) return '';
  if (source.column !== undefined) return `column:${source.column}`;
  return source.template === undefined ? 'constant' : 'template';
};

function sourceOf(choice: string, old: MappingSource | null): MappingSource | null {
  if (choice === '') return null;
  const { column: _column, constant: _constant, template: _template, ...rest } = old ?? {};
  if (choice === 'constant') return { constant: '' };
  return choice === 'template'
    ? { template: '', ...rest }
    : { column: choice.slice('column:'.length), ...rest };
}
