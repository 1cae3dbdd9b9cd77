import { Link } from 'react-router';
import type { PiecePrice } from '#contract/admin/prices/piece-price.ts';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatInteger, formatSom, formatWeight } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { type PageWords, useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';

interface Props {
  piece: StaffPiece;
  composed: PiecePrice;
}

/** How the formula computes the price, and its reductions; for a piece with an own price, the result of the formula for comparison. */
export function PriceComposition({ piece, composed }: Props) {
  const { t, language } = useWords();
  const { formula, noFormula, list } = composed;
  const isOwn = piece.priceSource === 'FIXED';
  return (
    <div className="price-parts">
      <h3 className="meta ink-2">{t(isOwn ? 'bo-pieces:composed.own' : 'bo-pieces:composed.title')}</h3>
      {formula === null ? (
        <p>{t(`bo-pieces:composed.none.${noFormula}`)}</p>
      ) : (
        <>
          <dl>
            {partsOf(formula, { t, language }).map(({ name, how, sum }) => (
              <div key={name}>
                <dt>
                  {name}
                  {how !== '' && <span className="meta ink-2">{how}</span>}
                </dt>
                <dd>{formatInteger(sum, language)}</dd>
              </div>
            ))}
            <div className="price-total">
              <dt>{t('bo-pieces:source.FORMULA')}</dt>
              <dd>{formatSom(formula.price, language)}</dd>
            </div>
            <Reductions piece={piece} composed={composed} />
          </dl>
          {!isOwn && list !== null && list !== formula.price && (
            <p className="meta">{t('bo-pieces:composed.waits', { sum: formatSom(list, language) })}</p>
          )}
          <p className="meta ink-2">
            <Link to="/prices/formula">
              {t('bo-pieces:composed.formula', {
                id: formula.formulaId,
                time: formatInstant(formula.formulaFrom, language),
              })}
            </Link>
            <Link to="/prices">
              {t('bo-pieces:composed.rate', { time: formatInstant(formula.rateFrom, language) })}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

type Formula = NonNullable<PiecePrice['formula']>;

/** The five amounts, each with its calculation; zero amounts are omitted. */
function partsOf(formula: Formula, { t, language }: PageWords) {
  const { weightGrams, probe, rate, isByFineness, make, makingPercent } = formula;
  const weight = `${formatWeight(weightGrams, language)} × ${formatInteger(rate, language)}`;
  return [
    {
      name: t('bo-pieces:composed.metal'),
      how: isByFineness ? `${weight} × ${probe}/1000` : weight,
      sum: formula.metal,
    },
    {
      name: t('bo-pieces:composed.making', { make }),
      how: t('bo-pieces:composed.ofMetal', { percent: makingPercent }),
      sum: formula.making,
    },
    { name: t('bo-pieces:part.stones'), how: '', sum: formula.stones },
    { name: t('bo-pieces:composed.fixed'), how: '', sum: formula.fixed },
    { name: t('bo-pieces:composed.rounding'), how: '', sum: formula.rounding },
  ].filter(({ sum }) => sum !== 0);
}

/** The reductions from the list price to the price; nothing for a piece that is not reduced. */
function Reductions({ piece: { price, oldPrice }, composed: { markdownPercent, promotion } }: Props) {
  const { t, language } = useWords();
  if (price === null || oldPrice === null) return null;
  const names = [
    markdownPercent !== null && t('bo-pieces:composed.markdown', { percent: markdownPercent }),
    promotion !== null && t('bo-pieces:composed.promotion', { name: nameIn(promotion, language) }),
  ].filter((name) => name !== false);
  return (
    <div>
      <dt>{names.join(', ')}</dt>
      <dd>{`−${formatInteger(oldPrice - price, language)}`}</dd>
    </div>
  );
}
