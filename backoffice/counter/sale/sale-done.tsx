import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatSom } from '#ui/format.ts';
import { Qosh } from '#ui/brand/brand.tsx';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { Passports } from './passports.tsx';
import { SaleLines } from './sale-lines.tsx';
import type { Finished } from './use-sale.ts';

interface Props {
  sold: Finished;
  store: string;
  /** The buyer's phone, if there is one. */
  phone: string | null;
  onNext: () => void;
}

/** The completed sale: its number, the change, a button for the next sale, the passports, and a copy to print. */
export function SaleDone({ sold, store, phone, onNext }: Props) {
  const { t, language } = useWords();
  const next = useRef<HTMLDivElement>(null);
  // so that Enter continues, and a screen reader starts here
  useEffect(() => next.current?.querySelector('button')?.focus(), []);
  return (
    <section className="sale-done" aria-labelledby="sold">
      <div className="sale-done-head" role="status">
        <Qosh width={56} />
        <h2 className="title" id="sold">
          {t('bo-counter:sold')}
        </h2>
        <p className="sale-sum">{formatSom(sold.total, language)}</p>
        {sold.change > 0 && (
          <p className="sale-change">
            {t('bo-counter:giveChange')} <b>{formatSom(sold.change, language)}</b>
          </p>
        )}
        {sold.goldCash !== undefined && (
          <p className="sale-change">
            {t('bo-counter:giveGold')} <b>{formatSom(sold.goldCash, language)}</b>
          </p>
        )}
      </div>
      <div className="sale-done-actions" ref={next}>
        <Button onClick={onNext}>{t('bo-counter:next')}</Button>
        <Button kind="secondary" onClick={() => globalThis.print()}>
          {t('bo-counter:print')}
        </Button>
      </div>
      <Passports sold={sold} phone={phone} />
      <div className="sale-copy">
        <dl className="facts">
          <dt>{t('bo-counter:order')}</dt>
          <dd>
            <Link to={`/orders/${sold.number}`}>{sold.number}</Link>
          </dd>
          <dt>{t('bo-counter:store')}</dt>
          <dd>{store}</dd>
          <dt>{t('bo-counter:soldAt')}</dt>
          <dd>{formatInstant(sold.at, language)}</dd>
          {sold.tenders.map(({ method, amount }) => (
            <Fact key={method} name={t(`bo-counter:tender.${method}`)} value={formatSom(amount, language)} />
          ))}
          {sold.receiptUrl !== null && (
            <>
              <dt>{t('bo-counter:receipt')}</dt>
              <dd className="sale-receipt">{sold.receiptUrl.replace('https://', '')}</dd>
            </>
          )}
        </dl>
        <SaleLines lines={sold.lines} />
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
