import { useState } from 'react';
import type { CounterSale } from '#contract/admin/counter.ts';
import { formatInteger, formatPhone, nbsp } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { BuyerSheet, DiscountSheet, PromoSheet, type ChangeSale } from './term-sheets.tsx';

type Term = 'buyer' | 'promo' | 'discount';

/** The buyer, and the discount. */
export function SaleTerms({ sale, onChange }: { sale: CounterSale; onChange: ChangeSale }) {
  const { t, language } = useWords();
  const [open, setOpen] = useState<Term | null>(null);
  const { buyer, promo, manualDiscount } = sale;
  const close = () => setOpen(null);
  const row = (term: Term, value: string | null, clear: () => void) => ({ term, value, clear });
  const rows = [
    row(
      'buyer',
      buyer &&
        [
          buyer.name,
          formatPhone(buyer.phone).replaceAll(' ', nbsp),
          buyer.priceType === 'B2B' && t('bo-counter:business'),
        ]
          .filter(Boolean)
          .join(' · '),
      () => void onChange({ buyerPhone: null }),
    ),
    row(
      'promo',
      promo &&
        (promo.problem === null
          ? `${promo.code} · −${formatInteger(promo.discount, language)}`
          : `${promo.code} · ${t(`bo-counter:promo.${promo.problem}`)}`),
      () => void onChange({ promoCode: null }),
    ),
    row(
      'discount',
      manualDiscount && `${manualDiscount.percent} % · −${formatInteger(manualDiscount.amount, language)}`,
      () => void onChange({ manualDiscount: null }),
    ),
  ];
  return (
    <dl className="sale-terms">
      {rows.map(({ term, value, clear }) => (
        <div key={term}>
          <dt>{t(`bo-counter:term.${term}`)}</dt>
          <dd>
            <button type="button" className="sale-term" onClick={() => setOpen(term)}>
              {value ?? t(`bo-counter:none.${term}`)}
            </button>
            {value !== null && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('bo-counter:clear', { what: t(`bo-counter:term.${term}`) })}
                onClick={clear}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </dd>
        </div>
      ))}
      {open === 'buyer' && <BuyerSheet sale={sale} onChange={onChange} onClose={close} />}
      {open === 'promo' && <PromoSheet sale={sale} onChange={onChange} onClose={close} />}
      {open === 'discount' && <DiscountSheet sale={sale} onChange={onChange} onClose={close} />}
    </dl>
  );
}
