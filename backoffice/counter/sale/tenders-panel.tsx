import { Link } from 'react-router';
import { tenderMethodWords } from './tender-words.ts';
import type { CounterSale } from '#contract/admin/counter.ts';
import { formatSom } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { GoldButtons, GoldRow } from './gold-tender.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { tenderSums, type TypedTender } from './tender-sums.ts';
import './tenders.css';

interface Props {
  sale: CounterSale;
  tenders: readonly TypedTender[];
  onChange: (tenders: readonly TypedTender[]) => void;
}

/** Why cash cannot be used, with a link to open the cash day. */
function NoCash({ storeId }: { storeId: number }) {
  const { t } = useWords();
  return (
    <p className="meta ink-2">
      {t('bo-counter:noDay')} <Link to={`/counter/day?store=${storeId}`}>{t('bo-counter:openDay')}</Link>
    </p>
  );
}

/** The tenders of the sale: a press of a button pays the rest with that tender. */
export function TendersPanel({ sale, tenders, onChange }: Props) {
  const { t, language } = useWords();
  const { amounts, missing, change } = tenderSums(sale.total, tenders);
  const set = (index: number, part: Partial<TypedTender>) =>
    onChange(tenders.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const add = (method: TypedTender['method']) => {
    // a tender without a typed amount keeps its computed one
    const fixed = tenders.map((one, index) => ({ ...one, typed: one.typed ?? amounts[index] ?? 0 }));
    const isWhole = missing === 0 && tenders.length > 0;
    onChange(
      isWhole
        ? [...tenders, { method, typed: 0, given: null }]
        : [...fixed, { method, typed: null, given: null }],
    );
  };
  return (
    <section aria-labelledby="paying">
      <h2 className="section-title" id="paying">
        {t('bo-counter:paying')}
      </h2>
      <div className="tender-buttons">
        {tenderMethodWords.map((method) => (
          <button
            key={method}
            type="button"
            id={`tender-${method}`}
            className="tender-button"
            disabled={tenders.some((one) => one.method === method) || (method === 'CASH' && !sale.takesCash)}
            onClick={() => add(method)}
          >
            {t(`bo-counter:tender.${method}`)}
          </button>
        ))}
      </div>
      <GoldButtons sale={sale} tenders={tenders} onChange={onChange} />
      {!sale.takesCash && <NoCash storeId={sale.storeId} />}
      {tenders.map((tender, index) =>
        tender.gold !== undefined ? (
          <GoldRow
            key={tender.method}
            total={sale.total}
            gold={tender.gold}
            onRemove={() => onChange(tenders.filter((one) => one !== tender))}
          />
        ) : (
          <TenderRow
            key={tender.method}
            tender={tender}
            // an amount of 0 is shown as an empty field
            amount={amounts[index] || null}
            onChange={(part) => set(index, part)}
            onRemove={() => onChange(tenders.filter((one) => one !== tender))}
          />
        ),
      )}
      <div role="status">
        {tenders.length > 0 && missing !== 0 && (
          <p className="tender-sum tender-missing">
            <span>{t(missing > 0 ? 'bo-counter:rest' : 'bo-counter:tooMuch')}</span>
            <b>{formatSom(Math.abs(missing), language)}</b>
          </p>
        )}
        {change > 0 && (
          <p className="tender-sum">
            <span>{t('bo-counter:change')}</span>
            <b>{formatSom(change, language)}</b>
          </p>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  tender: TypedTender;
  amount: number | null;
  onChange: (part: Partial<TypedTender>) => void;
  onRemove: () => void;
}

/** The amount paid with a tender; for cash, also the amount received. */
function TenderRow({ tender: { method, given }, amount, onChange, onRemove }: RowProps) {
  const { t } = useWords();
  return (
    <div className="tender">
      <MoneyField
        label={t(`bo-counter:tender.${method}`)}
        id={`amount-${method}`}
        value={amount}
        onChange={(typed) => onChange({ typed: typed ?? 0 })}
      />
      {method === 'CASH' && (
        <MoneyField
          label={t('bo-counter:given')}
          id="given"
          value={given}
          onChange={(som) => onChange({ given: som })}
        />
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-counter:clear', { what: t(`bo-counter:tender.${method}`) })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
