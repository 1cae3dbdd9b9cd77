import { useState } from 'react';
import { Link } from 'react-router';
import type { PiecePrice, WishedPrice } from '#contract/admin/prices/piece-price.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { ApplyPrices } from './apply-prices.tsx';
import { usePricesPreview } from './use-prices-preview.ts';
import '../../kit/record.css';

const wishes = ['SUM', 'FORMULA', 'ON_REQUEST'] as const;

interface PriceFields {
  to: WishedPrice['to'];
  price: number | null;
  b2b: number | null;
}

/** Sets the price of one piece: an own price, by the formula, or on request. */
export function OnePriceForm({ serial, now }: { serial: string; now: PiecePrice }) {
  const { t } = useWords();
  const {
    fields,
    change: write,
    draft,
  } = useDraftFields<PriceFields>(
    { to: 'SUM', price: null, b2b: null },
    { name: `piece ${serial} PRICE`, title: `${serial}: ${t('bo-prices:tab.pieces')}` },
  );
  const { to, price, b2b } = fields;
  const [isWanted, setWanted] = useState(false);
  const { preview, rows, look, forget, error, isBusy } = usePricesPreview();
  const change = (next: Partial<PriceFields>) => {
    write(next);
    forget();
  };
  const submit = () => {
    setWanted(true);
    if (to === 'SUM' && price === null) return;
    const sums = { ...(price !== null && { price }), ...(b2b !== null && { b2b }) };
    void look([{ serial, to, ...(to === 'SUM' && sums) }]);
  };
  return (
    <>
      <DraftOffer draft={draft} />
      <form
        className="form price-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PriceNow {...now} />
        <Wishes chosen={to} onChange={(wish) => change({ to: wish })} />
        {to === 'SUM' && (
          <SumFields
            price={price}
            b2b={b2b}
            isMissing={isWanted && price === null}
            onPrice={(next) => change({ price: next })}
            onB2b={(next) => change({ b2b: next })}
          />
        )}
        {preview === null && (
          <Button type="submit" loading={isBusy}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </form>
      <p>
        <Link to={`/pieces/${serial}`} className="meta ink-2">
          {t('bo-prices:piece.back', { serial })}
        </Link>
      </p>
      <ProblemLine error={error} />
      {preview !== null && <ApplyPrices rows={rows} preview={preview} />}
    </>
  );
}

/** The current price before reductions, and the result of the formula. */
function PriceNow({ list, formula }: PiecePrice) {
  const { t, language } = useWords();
  const now = list === null ? t('bo-prices:preview.onRequest') : formatSom(list, language);
  return (
    <div>
      <p>{t('bo-prices:piece.now', { sum: now })}</p>
      {formula !== null && (
        <p className="meta ink-2">
          {t('bo-prices:piece.byFormula', { sum: formatSom(formula.price, language) })}
        </p>
      )}
    </div>
  );
}

interface SumProps {
  price: number | null;
  b2b: number | null;
  isMissing: boolean;
  onPrice: (som: number | null) => void;
  onB2b: (som: number | null) => void;
}

function SumFields({ price, b2b, isMissing, onPrice, onB2b }: SumProps) {
  const { t } = useWords();
  return (
    <>
      <MoneyField
        label={t('bo-prices:piece.price')}
        helper={t('bo-prices:piece.priceHelp')}
        error={isMissing ? t('bo-shell:needed') : undefined}
        value={price}
        onChange={onPrice}
      />
      <MoneyField
        label={t('bo-prices:piece.b2b')}
        helper={t('bo-prices:piece.b2bHelp')}
        value={b2b}
        onChange={onB2b}
      />
    </>
  );
}

interface WishesProps {
  chosen: WishedPrice['to'];
  onChange: (wish: WishedPrice['to']) => void;
}

function Wishes({ chosen, onChange }: WishesProps) {
  const { t } = useWords();
  return (
    <fieldset className="choices">
      <legend className="label">{t('bo-prices:piece.to')}</legend>
      {wishes.map((wish) => (
        <label key={wish} className="choice">
          <input type="radio" name="to" checked={chosen === wish} onChange={() => onChange(wish)} />
          <span>{t(`bo-prices:piece.wish.${wish}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
