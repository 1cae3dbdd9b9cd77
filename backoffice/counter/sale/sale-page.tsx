import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { CounterSale, FiscalReceiptInput } from '#contract/admin/counter.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { useScreenKeys } from '../../kit/keys/screen-keys.ts';
import { Notice, Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { CounterFrame } from '../counter-frame.tsx';
import { loadCounterStore } from '../counter-store.ts';
import { HoldClock } from './hold-clock.tsx';
import { looksLikeReceipt, ReceiptPanel } from './receipt-panel.tsx';
import { SaleDone } from './sale-done.tsx';
import { SaleLines } from './sale-lines.tsx';
import { SaleProblem } from './sale-problem.tsx';
import { SaleTerms } from './sale-terms.tsx';
import { ScanField } from './scan-field.tsx';
import { tenderSums, toTenderInputs, type TypedTender } from './tender-sums.ts';
import { TendersPanel } from './tenders-panel.tsx';
import { useChosenPiece } from './use-chosen-piece.ts';
import { useSale } from './use-sale.ts';
import './sale.css';

export const loader = withPermission('counter.sell', async (args) => {
  const counter = await loadCounterStore(args);
  const opened = await callApi('POST /api/admin/v1/counter/sales', { body: { storeId: counter.storeId } });
  return { ...counter, opened };
});

/** A sale at the counter: scan, pay, receipt, done. */
export function Component() {
  const { t } = useWords();
  const { stores, storeId, opened } = useLoaderData<typeof loader>();
  return (
    <CounterFrame title={t('bo-counter:title')} stores={stores} storeId={storeId}>
      <Sale key={opened.id} opened={opened} stores={stores} />
    </CounterFrame>
  );
}

function Sale({ opened, stores }: { opened: CounterSale; stores: StaffStores }) {
  const { language } = useWords();
  const current = useSale(opened);
  const { sale, finished } = current;
  const scanField = useRef<HTMLInputElement>(null);
  const [tenders, setTenders] = useState<readonly TypedTender[]>([]);
  const [receipt, setReceipt] = useState<FiscalReceiptInput | null>(null);
  const { amounts, isWhole } = tenderSums(sale.total, tenders);
  const done = () => {
    const paid = toTenderInputs(tenders, amounts);
    void current.finish({ expectedTotal: sale.total, tenders: paid, receipt });
  };
  /** Starts with cash, the most common tender; if a tender is chosen already, moves to the others. */
  const pay = () => {
    if (tenders.length === 0 && sale.takesCash && sale.total > 0)
      setTenders([{ method: 'CASH', typed: null, given: null }]);
    else document.querySelector<HTMLElement>('.tender-button:not(:disabled)')?.focus();
  };
  const next = () => {
    setTenders([]);
    setReceipt(null);
    void current.next();
  };
  const scan = async (text: string) => {
    if (!looksLikeReceipt(text)) return current.scan(text);
    const read = await callApi('POST /api/admin/v1/counter/receipts/read', { body: { text } }).catch(
      () => null,
    );
    if (read?.receipt) setReceipt(read.receipt);
    else beep();
  };
  useChosenPiece(current.scan);
  const reason = reasonNotDone({ sale, isWhole, hasReceipt: receipt !== null });
  useSaleKeys(scanField, () => {
    if (reason === null && finished === null) done();
  });
  useEffect(() => {
    if (current.error !== null || current.endError !== null) beep();
  }, [current.error, current.endError]);
  const store = stores.find(({ id }) => id === sale.storeId);
  if (finished !== null)
    return (
      <SaleDone
        sold={finished}
        store={store ? nameIn(store, language) : ''}
        phone={sale.buyer?.phone ?? null}
        onNext={next}
      />
    );
  return (
    <div className="sale-columns">
      <div className="sale-main">
        <ScanField
          field={scanField}
          isBusy={current.isBusy}
          onScan={(text) => void scan(text)}
          onEmpty={pay}
        />
        <InHand current={current} stores={stores} />
        <SaleTotal sale={sale} />
      </div>
      <div className="sale-aside">
        <SaleTerms sale={sale} onChange={current.change} />
        <TendersPanel sale={sale} tenders={tenders} onChange={setTenders} />
        <ReceiptPanel saleId={sale.id} isNeeded={sale.needsReceipt} receipt={receipt} onChange={setReceipt} />
        <SaleActions current={current} reason={reason} stores={stores} onDone={done} />
      </div>
    </div>
  );
}

type CurrentSale = ReturnType<typeof useSale>;

/** Why the last scan failed, the scanned pieces and their remaining time, and pieces whose hold expired. */
function InHand({ current, stores }: { current: CurrentSale; stores: StaffStores }) {
  const { t } = useWords();
  const { sale, lost } = current;
  return (
    <>
      <SaleProblem
        error={current.error}
        stores={stores}
        storeId={sale.storeId}
        onScan={(serial) => void current.scan(serial)}
      />
      {current.awaited !== null && (
        <Notice tone="info">{t('bo-counter:discountRequested', { percent: current.awaited })}</Notice>
      )}
      {lost.length > 0 && (
        <Notice tone="info">
          {t('bo-counter:lost', { serials: lost.join(', ') })}
          <Button kind="secondary" onClick={() => void scanAll(lost, current.scan)}>
            {t('bo-counter:scanAgain')}
          </Button>
        </Notice>
      )}
      {sale.lines.length === 0 ? (
        <Nothing title={t('bo-counter:empty')}>
          <p className="meta sale-keys">{t('bo-counter:keys')}</p>
          <p className="meta">{t('bo-counter:noScanner')}</p>
          <Link to={`/pieces?state=AVAILABLE&storeId=${sale.storeId}`}>{t('bo-counter:storePieces')}</Link>
        </Nothing>
      ) : (
        <>
          {sale.heldUntil !== null && <HoldClock until={sale.heldUntil} />}
          <SaleLines lines={sale.lines} onRemove={(serial) => void current.remove(serial)} />
        </>
      )}
    </>
  );
}

interface ActionsProps {
  current: CurrentSale;
  reason: string | null;
  stores: StaffStores;
  onDone: () => void;
}

function SaleActions({ current, reason, stores, onDone }: ActionsProps) {
  const { t, language } = useWords();
  const { sale } = current;
  return (
    <div className="sale-actions">
      <SaleProblem error={current.endError} stores={stores} />
      <Button
        loading={current.isBusy}
        disabledReason={reason === null ? undefined : t(`bo-counter:notDone.${reason}`)}
        onClick={onDone}
      >
        {t('bo-counter:done')} {sale.total > 0 && formatSom(sale.total, language)}
      </Button>
      {sale.lines.length > 0 && (
        <Button kind="text" onClick={() => void current.drop()}>
          {t('bo-counter:drop')}
        </Button>
      )}
    </div>
  );
}

function SaleTotal({ sale }: { sale: CounterSale }) {
  const { t, language } = useWords();
  const off = sale.goods - sale.total;
  return (
    <div className="sale-total">
      {off > 0 && (
        <p className="ink-2">
          {t('bo-counter:without', {
            sum: formatInteger(sale.goods, language),
            off: formatInteger(off, language),
          })}
        </p>
      )}
      <p className="sale-sum" aria-live="polite">
        {formatSom(sale.total, language)}
      </p>
    </div>
  );
}

/** What is still missing, the first step first; null if nothing is. */
function reasonNotDone({
  sale,
  isWhole,
  hasReceipt,
}: {
  sale: CounterSale;
  isWhole: boolean;
  hasReceipt: boolean;
}) {
  if (sale.lines.length === 0) return 'EMPTY';
  if (!isWhole) return 'UNPAID';
  return sale.needsReceipt && !hasReceipt ? 'RECEIPT' : null;
}

async function scanAll(serials: readonly string[], scan: (serial: string) => Promise<void>): Promise<void> {
  for (const serial of serials) await scan(serial);
}

/** F2 focuses the scanner's field, Ctrl+Enter completes the sale. */
function useSaleKeys(field: RefObject<HTMLInputElement | null>, done: () => void): void {
  const { t } = useWords();
  useScreenKeys([
    { key: 'F2', label: t('bo-counter:scan') },
    { key: 'Ctrl+Enter, ⌘Enter', label: t('bo-counter:done') },
  ]);
  useEffect(() => {
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key === 'F2') {
        pressed.preventDefault();
        field.current?.focus();
      }
      if (pressed.key === 'Enter' && (pressed.ctrlKey || pressed.metaKey)) {
        pressed.preventDefault();
        done();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
