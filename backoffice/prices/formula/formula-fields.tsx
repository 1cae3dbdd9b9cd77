import type { ReactNode } from 'react';
import type { FormulaParams } from '#contract/admin/prices/formula.ts';
import { useWords } from '../../kit/words.tsx';
import { NumberField } from './number-field.tsx';

interface Props {
  params: FormulaParams;
  onChange: (params: FormulaParams) => void;
  /** A metal or a kind of stone as the shop names it. */
  nameOf: (code: string) => string;
}

/** All parameters, section by section. Kinds and metals stay; their numbers change. */
export function FormulaFields(props: Props) {
  return (
    <>
      <Making {...props} />
      <Common {...props} />
      <Diamonds {...props} />
      {(['gradePercent', 'somPerCarat', 'somPerStone'] as const).map((name) => (
        <Prices key={name} name={name} {...props} />
      ))}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="price-section">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}

const factors = ['of', 'A', 'B', 'C', 'D'] as const;

function Making({ params, onChange, nameOf }: Props) {
  const { t } = useWords();
  return (
    <Section title={t('bo-prices:formula.making')}>
      <p className="meta ink-2">{t('bo-prices:formula.makingHelp')}</p>
      <div className="table-frame">
        <table className="formula-table">
          <thead>
            <tr>
              <th scope="col">{t('bo-prices:formula.metal')}</th>
              {factors.map((factor) => (
                <th key={factor} scope="col">
                  {factor === 'of' ? t('bo-prices:formula.of') : factor}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(params.metals).map(([metal, making]) => (
              <tr key={metal}>
                <th scope="row">{nameOf(metal)}</th>
                {factors.map((factor) => (
                  <td key={factor}>
                    <NumberField
                      label={`${nameOf(metal)} ${factor}`}
                      isBare
                      value={making[factor]}
                      onChange={(value) =>
                        onChange({
                          ...params,
                          metals: { ...params.metals, [metal]: { ...making, [factor]: value } },
                        })
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Common({ params, onChange }: Props) {
  const { t } = useWords();
  const { b2bPercent } = params;
  return (
    <Section title={t('bo-prices:formula.common')}>
      <div className="formula-grid">
        {(['fixedPartSom', 'stepSom', 'labGrownPercent'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`bo-prices:formula.${name}`)}
            value={params[name]}
            onChange={(value) => onChange({ ...params, [name]: value })}
          />
        ))}
        {(['withoutStones', 'withStones'] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`bo-prices:formula.${name}`)}
            value={b2bPercent[name]}
            onChange={(value) => onChange({ ...params, b2bPercent: { ...b2bPercent, [name]: value } })}
          />
        ))}
      </div>
    </Section>
  );
}

function Diamonds({ params, onChange }: Props) {
  const { t } = useWords();
  const { diamondBands } = params;
  const change = (place: number, part: Partial<(typeof diamondBands)[number]>) =>
    onChange({
      ...params,
      diamondBands: diamondBands.map((band, nth) => (nth === place ? { ...band, ...part } : band)),
    });
  return (
    <Section title={t('bo-prices:formula.diamondBands')}>
      <ol className="formula-grid">
        {diamondBands.map(({ below, somPerCarat }, place) => (
          // bands keep their places
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="formula-band">
            <NumberField
              label={`${t('bo-prices:formula.below')} ${place + 1}`}
              isBare
              value={below}
              onChange={(value) => change(place, { below: value })}
            />
            <NumberField
              label={`${t('bo-prices:formula.diamondBands')} ${place + 1}`}
              isBare
              value={somPerCarat}
              onChange={(value) => change(place, { somPerCarat: value })}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Listed = 'gradePercent' | 'somPerCarat' | 'somPerStone';

function Prices({ name, params, onChange, nameOf }: Props & { name: Listed }) {
  const { t } = useWords();
  return (
    <Section title={t(`bo-prices:formula.${name}`)}>
      <div className="formula-grid">
        {Object.entries(params[name]).map(([word, number]) => (
          <NumberField
            key={word}
            label={nameOf(word)}
            value={number}
            onChange={(value) => onChange({ ...params, [name]: { ...params[name], [word]: value } })}
          />
        ))}
      </div>
    </Section>
  );
}
