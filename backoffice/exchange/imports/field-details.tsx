import type { ChangeEvent } from 'react';
import type { MappingField, MappingSource } from '#contract/admin/system/import.ts';
import { useWords } from '../../kit/words.tsx';
import { parseWordPairs, formatWordPairs } from './mapping-form.ts';

interface DetailsProps {
  field: MappingField;
  source: MappingSource;
  onChange: (source: MappingSource | null) => void;
  sample: string | undefined;
  id: string;
}

/** The settings of a source in addition to its column: a constant, the pattern, unit, rate and words. */
export function FieldDetails(props: DetailsProps) {
  const { t } = useWords();
  const { field, source, onChange, sample } = props;
  const { is, units } = field;
  if (source.constant !== undefined) return <Constant {...props} />;
  const set = (change: Partial<MappingSource>) => onChange({ ...source, ...change });
  return (
    <div className="import-details">
      {source.template !== undefined && (
        <input
          className="input"
          aria-label={t('bo-exchange:mapping.template')}
          value={source.template}
          onChange={({ target }) => set({ template: target.value })}
        />
      )}
      {sample !== undefined && <span className="import-sample ink-2">{sample}</span>}
      {units.length > 1 && (
        <select
          className="input import-unit"
          aria-label={t('bo-exchange:mapping.unit')}
          value={source.unit ?? units[0]}
          onChange={({ target }) => set({ unit: target.value })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t(`bo-exchange:unit.${unit}`)}
            </option>
          ))}
        </select>
      )}
      {is === 'money' && <MoneyDetails source={source} onChange={onChange} />}
      {(is === 'word' || is === 'reference' || is === 'references' || is === 'flag') && <Words {...props} />}
    </div>
  );
}

/** A word of the shop's dictionary, or any text. */
function Constant({ field: { words }, source, onChange }: DetailsProps) {
  const { t } = useWords();
  const input = {
    className: 'input',
    'aria-label': t('bo-exchange:mapping.constant'),
    value: source.constant,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...source, constant: target.value }),
  };
  if (words.length === 0) return <input {...input} />;
  return (
    <select {...input}>
      {['', ...words].map((word) => (
        <option key={word} value={word}>
          {word === '' ? '' : t(`bo-exchange:word.${word}`, { defaultValue: word })}
        </option>
      ))}
    </select>
  );
}

function Words({ source, onChange, id }: DetailsProps) {
  const { t } = useWords();
  return (
    <details>
      <summary>{t('bo-exchange:mapping.words', { count: Object.keys(source.values ?? {}).length })}</summary>
      <label htmlFor={`${id}-words`}>{t('bo-exchange:mapping.wordsHelp')}</label>
      <textarea
        id={`${id}-words`}
        className="input"
        rows={5}
        defaultValue={formatWordPairs(source.values)}
        onBlur={({ target }) => onChange(withWords(source, target.value))}
      />
    </details>
  );
}

function withWords({ values: _values, ...source }: MappingSource, text: string): MappingSource {
  const values = parseWordPairs(text);
  return Object.keys(values).length === 0 ? source : { ...source, values };
}

/** For prices in another currency: its rate in soʻm. */
function MoneyDetails({ source, onChange }: Pick<DetailsProps, 'source' | 'onChange'>) {
  const { t } = useWords();
  const { somPerUnit: _rate, ...rest } = source;
  return (
    <input
      className="input import-rate"
      inputMode="decimal"
      aria-label={t('bo-exchange:mapping.rate')}
      placeholder={t('bo-exchange:mapping.rate')}
      value={source.somPerUnit ?? ''}
      onChange={({ target: { value } }) =>
        onChange(value === '' ? rest : { ...source, somPerUnit: value.replace(',', '.') })
      }
    />
  );
}
