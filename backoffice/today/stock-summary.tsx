import { Link } from 'react-router';
import type { StockFigures } from '#contract/admin/figures.ts';
import { addDays, dayOf } from '#ui/dates.ts';
import { formatInteger, formatSom, formatWeight } from '#ui/format.ts';
import { saveCsv } from '../kit/numbers/save-csv.ts';
import { useWords } from '../kit/words.tsx';
import { inStore } from './in-store.ts';

interface Props extends StockFigures {
  storeId: number | undefined;
}

/** The stock: number, weight, value and age of the pieces; at cost for staff who may see it. */
export function StockSummary({ pieces, grams, retail, atMetal, cost, ages, storeId }: Props) {
  const { t, language } = useWords();
  const ageName = ({ from, to }: StockFigures['ages'][number]) =>
    to === null ? t('bo-today:ageOver', { from: from - 1 }) : t('bo-today:age', { from, to });
  const save = () =>
    saveCsv(
      'ages.csv',
      [
        ['age', 'pieces', 'retail', ...(cost === null ? [] : ['cost'])].map((name) =>
          t(`bo-today:column.${name}`),
        ),
        ...ages.map((age) => [
          ageName(age),
          age.pieces,
          age.retail,
          ...(age.cost === null ? [] : [age.cost]),
        ]),
      ],
      language,
    );
  return (
    <section aria-labelledby="stock">
      <h2 className="section-title" id="stock">
        {t('bo-today:stock')}
      </h2>
      <p className="ink-2">
        {[
          t('bo-today:pieces', { count: pieces, shown: formatInteger(pieces, language) }),
          formatWeight(grams, language),
          t('bo-today:retail', { value: formatSom(retail, language) }),
          cost !== null &&
            t('bo-today:atCost', {
              value: formatSom(cost.som, language),
              count: cost.pieces,
              shown: formatInteger(cost.pieces, language),
            }),
          atMetal !== null && t('bo-today:atMetal', { value: formatSom(atMetal, language) }),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </p>
      <Ages
        ages={ages}
        hasCost={cost !== null}
        nameOf={ageName}
        listOf={(age) => inStore(piecesOfAge(age, dayOf(new Date().toISOString())), storeId)}
      />
      <button type="button" className="text-link" onClick={save}>
        {t('bo-today:saveCsv')}
      </button>
    </section>
  );
}

interface AgesProps {
  ages: StockFigures['ages'];
  hasCost: boolean;
  nameOf: (age: StockFigures['ages'][number]) => string;
  /** The list of the pieces of this age. */
  listOf: (age: StockFigures['ages'][number]) => string;
}

/** The list of the pieces on hand that were received so many days before `today`. */
function piecesOfAge({ from, to }: StockFigures['ages'][number], today: string): string {
  const first = to === null ? '' : `&receivedOn.from=${addDays(today, -to)}`;
  return `/pieces?onHand=true${first}&receivedOn.to=${addDays(today, -from)}`;
}

function Ages({ ages, hasCost, nameOf, listOf }: AgesProps) {
  const { t, language } = useWords();
  const most = Math.max(1, ...ages.map((age) => age.pieces));
  return (
    <div className="wide-table">
      <table className="ages">
        <caption className="visually-hidden">{t('bo-today:ages')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bo-today:column.age')}</th>
            <th scope="col">{t('bo-today:column.pieces')}</th>
            <th scope="col">{t(hasCost ? 'bo-today:column.cost' : 'bo-today:column.retail')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map((age) => (
            <tr key={age.from}>
              <th scope="row">
                <Link to={listOf(age)}>{nameOf(age)}</Link>
              </th>
              <td className="age-bar">
                <meter aria-hidden="true" max={most} value={age.pieces} />
                <span>{formatInteger(age.pieces, language)}</span>
              </td>
              <td>{formatInteger(age.cost ?? age.retail, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
