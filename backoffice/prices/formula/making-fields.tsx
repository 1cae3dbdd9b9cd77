import { useWords } from '../../kit/words.tsx';
import { AddWord } from './add-word.tsx';
import type { FormulaProps } from './formula-props.ts';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';

const factors = ['of', 'A', 'B', 'C', 'D'] as const;
const untyped = { rateIs: 'PURE', of: 0, A: 0, B: 0, C: 0, D: 0 } as const;

/** The making costs, one row per precious metal. */
export function MakingFields({ params, original, onChange, words }: FormulaProps) {
  const { t } = useWords();
  const { metals } = params;
  const { nameOf } = words;
  const change = (next: typeof metals) => onChange({ ...params, metals: next });
  return (
    <Section title={t('bo-prices:formula.making')}>
      <p className="meta ink-2">{t('bo-prices:formula.makingHelp')}</p>
      <div className="table-frame">
        <table className="formula-table">
          <Head />
          <tbody>
            {Object.entries(metals).map(([metal, making]) => (
              <tr key={metal}>
                <th scope="row">{nameOf(metal)}</th>
                <td>
                  <select
                    className="input"
                    aria-label={`${nameOf(metal)} ${t('bo-prices:formula.rateIs')}`}
                    value={making.rateIs}
                    onChange={({ target }) =>
                      change({
                        ...metals,
                        [metal]: { ...making, rateIs: target.value === 'MADE' ? 'MADE' : 'PURE' },
                      })
                    }
                  >
                    <option value="PURE">{t('bo-prices:formula.rateOf.PURE')}</option>
                    <option value="MADE">{t('bo-prices:formula.rateOf.MADE')}</option>
                  </select>
                </td>
                {factors.map((factor) => (
                  <td key={factor}>
                    <NumberField
                      name={`params.metals.${metal}.${factor}`}
                      label={`${nameOf(metal)} ${factor}`}
                      isBare
                      value={making[factor]}
                      onChange={(value) => change({ ...metals, [metal]: { ...making, [factor]: value } })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AddWord
        label={t('bo-prices:formula.addMetal')}
        codes={words.preciousMetals.filter((code) => metals[code] === undefined)}
        added={Object.keys(metals).filter((code) => original.metals[code] === undefined)}
        nameOf={nameOf}
        onAdd={(code) => change({ ...metals, [code]: untyped })}
        onRemove={(code) => {
          const { [code]: _making, ...left } = metals;
          change(left);
        }}
      />
    </Section>
  );
}

function Head() {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">{t('bo-prices:formula.metal')}</th>
        <th scope="col">{t('bo-prices:formula.rateIs')}</th>
        {factors.map((factor) => (
          <th key={factor} scope="col">
            {factor === 'of' ? t('bo-prices:formula.of') : factor}
          </th>
        ))}
      </tr>
    </thead>
  );
}
