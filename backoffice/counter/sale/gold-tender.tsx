import type { CounterSale } from '#contract/admin/counter.ts';
import { formatSom } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import type { TypedTender } from './tender-sums.ts';

interface ButtonsProps {
  sale: CounterSale;
  tenders: readonly TypedTender[];
  onChange: (tenders: readonly TypedTender[]) => void;
}

/** Unpaid old gold in this store: a press pays with it, and the tenders chosen before pay the rest. */
export function GoldButtons({ sale, tenders, onChange }: ButtonsProps) {
  const { t, language } = useWords();
  const open = sale.gold.filter(({ id }) => tenders.every((one) => one.gold?.id !== id));
  if (open.length === 0) return null;
  const add = (gold: CounterSale['gold'][number]) => {
    const tender: TypedTender = { method: 'OLD_GOLD', typed: null, given: null, gold };
    // a tender without a typed amount is dropped
    const rest = gold.amount >= sale.total ? [] : tenders.filter((one) => one.gold === undefined);
    onChange([...rest, tender]);
  };
  return (
    <div className="gold-tenders">
      {open.map((gold) => (
        <button
          key={gold.id}
          type="button"
          className="tender-button"
          disabled={sale.total === 0}
          onClick={() => add(gold)}
        >
          {t('bo-counter:tender.OLD_GOLD')} {gold.act}, {formatSom(gold.amount, language)}
        </button>
      ))}
    </div>
  );
}

interface RowProps {
  gold: NonNullable<TypedTender['gold']>;
  total: number;
  onRemove: () => void;
}

/** How much the gold pays, and what is paid out beyond the total. */
export function GoldRow({ gold, total, onRemove }: RowProps) {
  const { t, language } = useWords();
  const more = Math.max(0, gold.amount - total);
  return (
    <div className="tender tender-gold">
      <p>
        <span>
          {t('bo-counter:tender.OLD_GOLD')} {gold.act}
        </span>
        <b>{formatSom(Math.min(gold.amount, total), language)}</b>
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('bo-counter:clear', { what: t('bo-counter:tender.OLD_GOLD') })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
      {more > 0 && (
        <p className="meta ink-2">{t('bo-counter:goldMore', { sum: formatSom(more, language) })}</p>
      )}
    </div>
  );
}
