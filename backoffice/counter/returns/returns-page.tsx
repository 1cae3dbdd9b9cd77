import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Purchase } from '#contract/admin/counter.ts';
import { formatSom } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { Notice, Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { CounterFrame } from '../counter-frame.tsx';
import { loadCounterStore } from '../counter-store.ts';
import { ScanField } from '../sale/scan-field.tsx';
import { type Returned, ReturnForm } from './return-form.tsx';
import './returns.css';

export const loader = withPermission('orders.return', async (args) => {
  // the address contains a sold piece that was scanned at the counter
  const text = new URL(args.request.url).searchParams.get('text');
  const [counter, named] = await Promise.all([
    loadCounterStore(args),
    text === null ? null : findPurchase(text).catch(() => null),
  ]);
  return { ...counter, named };
});

const findPurchase = (text: string): Promise<Purchase> =>
  callApi('GET /api/admin/v1/counter/purchases', { query: { text } });

/** Returns: finds the purchase by serial number, receipt or order number, and refunds each tender in its own way. */
export function Component() {
  const { t } = useWords();
  const { stores, storeId, named } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  const [purchase, setPurchase] = useState<Purchase | null>(named);
  const [returned, setReturned] = useState<Returned | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const find = (text: string) => {
    setReturned(null);
    setPurchase(null);
    return attempt(async () => {
      const found = await findPurchase(text).catch((failure: unknown) => {
        beep();
        throw failure;
      });
      setPurchase(found);
    });
  };
  return (
    <CounterFrame title={t('bo-counter:back.title')} stores={stores} storeId={storeId}>
      <div className="returns">
        <ScanField
          field={field}
          label={t('bo-counter:back.scan')}
          isBusy={isBusy}
          onScan={(text) => void find(text)}
          onEmpty={() => undefined}
        />
        <ProblemLine error={error} />
        {returned !== null && <ReturnedNote returned={returned} onNext={() => setReturned(null)} />}
        {purchase === null && returned === null && <Nothing title={t('bo-counter:back.empty')} />}
        {purchase !== null && (
          <ReturnForm
            key={purchase.number}
            purchase={purchase}
            storeId={storeId}
            onDone={(answer) => {
              setPurchase(null);
              setReturned(answer);
            }}
          />
        )}
      </div>
    </CounterFrame>
  );
}

/** The amounts that the seller pays out now, and those that a provider refunds. */
function ReturnedNote({ returned, onNext }: { returned: Returned; onNext: () => void }) {
  const { t, language } = useWords();
  return (
    <Notice tone="ok">
      <div className="returned">
        <p>
          <b>{t('bo-counter:back.done', { number: returned.number })}</b>
        </p>
        <ul>
          {returned.tenders.map(({ method, amount, isByProvider }) => (
            <li key={`${method} ${amount}`}>
              {t(isByProvider ? 'bo-counter:back.byProvider' : 'bo-counter:back.give', {
                sum: formatSom(amount, language),
                method: t(`bo-counter:tender.${method}`, { defaultValue: method }),
              })}
            </li>
          ))}
        </ul>
        <p className="meta ink-2">{t('bo-counter:back.looked')}</p>
      </div>
      <Button kind="secondary" onClick={onNext}>
        {t('bo-counter:back.next')}
      </Button>
    </Notice>
  );
}
