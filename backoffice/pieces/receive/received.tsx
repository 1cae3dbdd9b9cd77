import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import type { ReceivedGoods } from './price-received.ts';

/** The received pieces with their prices; buttons for their labels and for the next delivery. */
export function Received({ goods, onAgain }: { goods: ReceivedGoods; onAgain: () => void }) {
  const { t } = useWords();
  const { serials } = goods;
  const [isLabelling, setLabelling] = useState(false);
  return (
    <section className="receive-done" aria-labelledby="received">
      <h2 className="section-title" id="received">
        {t('bo-pieces:receive.done', { count: serials.length })}
      </h2>
      <Notice tone="ok">{t('bo-pieces:receive.onSale')}</Notice>
      <PricingNotice goods={goods} />
      <ul className="piece-rows">
        {serials.map((serial) => (
          <li key={serial}>
            <Link to={`/pieces/${serial}`}>{serial}</Link>
          </li>
        ))}
      </ul>
      <div className="record-actions">
        <Button onClick={() => setLabelling(true)}>{t('bo-pieces:printLabels')}</Button>
        <Button kind="secondary" onClick={onAgain}>
          {t('bo-pieces:receive.more')}
        </Button>
      </div>
      {isLabelling && <LabelsSheet serials={[...serials]} onClose={() => setLabelling(false)} />}
    </section>
  );
}

function PricingNotice({ goods: { serials, pricing } }: { goods: ReceivedGoods }) {
  const { t } = useWords();
  if (pricing === null) return null;
  if (pricing.is === 'SET') return <Notice tone="ok">{t('bo-pieces:receive.pricing.SET')}</Notice>;
  const to =
    pricing.is === 'REQUESTED'
      ? `/approvals/${pricing.approvalId}`
      : `/prices/pieces?${new URLSearchParams({ serials: serials.join(',') })}`;
  return (
    <Notice tone={pricing.is === 'REQUESTED' ? 'info' : 'bad'}>
      {t(`bo-pieces:receive.pricing.${pricing.is}`)}{' '}
      <Link to={to}>{t(`bo-pieces:receive.pricing.open.${pricing.is}`)}</Link>
    </Notice>
  );
}
