import { useWords } from '../../kit/words.tsx';
import { AddWord } from './add-word.tsx';
import type { FormulaProps } from './formula-props.ts';
import { MakingFields } from './making-fields.tsx';
import { NumberField } from './number-field.tsx';
import { Section } from './section.tsx';

/** All parameters, section by section. */
export function FormulaFields(props: FormulaProps) {
  return (
    <>
      <MakingFields {...props} />
      <Common {...props} />
      <Diamonds {...props} />
      {(['gradePercent', 'somPerCarat', 'somPerStone'] as const).map((name) => (
        <Prices key={name} name={name} {...props} />
      ))}
    </>
  );
}

function Common({ params, onChange }: FormulaProps) {
  const { t } = useWords();
  const { b2bPercent } = params;
  return (
    <Section title={t('bo-prices:formula.common')}>
      <div className="formula-grid">
        {(['fixedPartSom', 'stepSom', 'labGrownPercent'] as const).map((name) => (
          <NumberField
            key={name}
            name={`params.${name}`}
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
            name={`params.b2bPercent.${name}`}
            onChange={(value) => onChange({ ...params, b2bPercent: { ...b2bPercent, [name]: value } })}
          />
        ))}
      </div>
    </Section>
  );
}

function Diamonds({ params, onChange }: FormulaProps) {
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
          // oxlint-disable-next-line react/no-array-index-key -- bands have no ids, and their order does not change while they are edited
          <li key={place} className="formula-band">
            <NumberField
              label={`${t('bo-prices:formula.below')} ${place + 1}`}
              isBare
              value={below}
              name={`params.diamondBands.${place}.below`}
              onChange={(value) => change(place, { below: value })}
            />
            <NumberField
              label={`${t('bo-prices:formula.diamondBands')} ${place + 1}`}
              isBare
              value={somPerCarat}
              name={`params.diamondBands.${place}.somPerCarat`}
              onChange={(value) => change(place, { somPerCarat: value })}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Listed = 'gradePercent' | 'somPerCarat' | 'somPerStone';

function Prices({ name, params, original, onChange, words }: FormulaProps & { name: Listed }) {
  const { t } = useWords();
  const prices = params[name];
  // a kind of stone is priced by weight or by the piece, never by both
  const priced = new Set([params.somPerCarat, params.somPerStone].flatMap((one) => Object.keys(one)));
  return (
    <Section title={t(`bo-prices:formula.${name}`)}>
      <div className="formula-grid">
        {Object.entries(prices).map(([word, number]) => (
          <NumberField
            key={word}
            // a grade contains a slash, which a path writes as ~1
            name={`params.${name}.${word.replace('/', '~1')}`}
            label={words.nameOf(word)}
            value={number}
            onChange={(value) => onChange({ ...params, [name]: { ...prices, [word]: value } })}
          />
        ))}
      </div>
      {name !== 'gradePercent' && (
        <AddWord
          label={t('bo-prices:formula.addStone')}
          codes={words.stoneKinds.filter((kind) => kind !== 'diamond' && !priced.has(kind))}
          added={Object.keys(prices).filter((kind) => original[name][kind] === undefined)}
          nameOf={words.nameOf}
          onAdd={(kind) => onChange({ ...params, [name]: { ...prices, [kind]: 0 } })}
          onRemove={(kind) => {
            const { [kind]: _price, ...left } = prices;
            onChange({ ...params, [name]: left });
          }}
        />
      )}
    </Section>
  );
}
