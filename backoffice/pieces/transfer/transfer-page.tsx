import { useState, type ReactNode } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDay } from '#ui/dates.ts';
import { formatWeight } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useCameFrom } from '../../kit/list/came-from.ts';
import { Notice } from '../../kit/notice.tsx';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useFeed } from '../../shell/feed/use-feed.ts';
import { withPermission } from '../../shell/load-session.ts';
import { HistorySection } from '../../shell/history/history-section.tsx';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { PrintButton } from '../../shell/print/print-button.tsx';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { placeName } from '../place-name.ts';
import { WaitingNotice } from '../waiting-notice.tsx';
import { CloseSheet } from './close-sheet.tsx';
import { toneOfTransfer, type TransferAction } from './transfer-words.ts';
import { type ArrivalScans, useArrivalScans } from './use-arrival-scans.ts';
import '../../kit/record.css';
import '../pieces.css';

export const loader = withPermission('pieces.move', async ({ params: { id } }) => {
  const [transfer, stores] = await Promise.all([
    callApi('GET /api/admin/v1/transfers/:id', { params: { id: Number(id) } }),
    loadStores(),
  ]);
  return { transfer, stores };
});

/** A transfer: its pieces are scanned on arrival, and missing ones are listed. */
export function Component() {
  const { t } = useWords();
  const { transfer } = useLoaderData<typeof loader>();
  const { scans, receive, hasFound, runAction, busy, outcome } = useReceiving(transfer);
  const { scanned } = scans;
  const [isClosing, setClosing] = useState(false);
  const { id, mayReceive, reason } = transfer;
  useTitle(`T-${id}`);
  useChanges(id);
  const list = useCameFrom('/transfers', String(id));
  usePaletteActions([
    mayReceive &&
      scanned.size > 0 && {
        id: 'receive',
        label: t('bo-pieces:transfers.receive', { count: scanned.size }),
        run: () => void receive(),
      },
    mayReceive &&
      scanned.size === 0 &&
      transfer.waiting === null && {
        id: 'close',
        label: t('bo-pieces:transfers.close'),
        run: () => setClosing(true),
      },
  ]);
  return (
    <div className="page record-page">
      <Link to={list} className="meta ink-2">
        {t('bo-pieces:transfers.back')}
      </Link>
      <TransferHead isEditing={isClosing || scanned.size > 0}>
        <div className="record-actions transfer-actions">
          <WaybillButton id={id} />
          {mayReceive && (
            <>
              <CloseButton
                transfer={transfer}
                isScanned={scanned.size > 0}
                onPress={() => setClosing(true)}
              />
              <ReceiveButton
                count={scanned.size}
                isBusy={busy === 'receive'}
                onPress={() => void receive()}
              />
            </>
          )}
        </div>
      </TransferHead>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {hasFound && <Notice tone="info">{t('bo-pieces:transfers.found')}</Notice>}
      {reason !== null && <Notice tone="bad">{t('bo-pieces:transfers.because', { reason })}</Notice>}
      <WaitingNotice waiting={transfer.waiting} />
      <Pieces transfer={transfer} scans={scans} />
      <HistorySection resource="transfer" record={String(id)} version={transfer} />
      <NotesSection key={id} resource="transfer" record={String(id)} />
      {isClosing && (
        <CloseSheet transfer={transfer} runAction={runAction} onClose={() => setClosing(false)} />
      )}
    </div>
  );
}

/** Receives the scanned pieces. `hasFound`: pieces that had been reported missing were among the last ones. */
function useReceiving(transfer: Transfer) {
  const { t } = useWords();
  const scans = useArrivalScans(transfer);
  const [hasFound, setFound] = useState(false);
  const { id, lines } = transfer;
  const { runAction, busy, outcome } = useAction<TransferAction>((action) =>
    t(`bo-pieces:transfers.done.${action}`),
  );
  const receive = async () => {
    const serials = [...scans.scanned];
    const send = () =>
      callApi('POST /api/admin/v1/transfers/:id/arrive', { params: { id }, body: { serials } });
    const found = lines.some((line) => line.isMissing && scans.scanned.has(line.serialNumber));
    if (!(await runAction('receive', send))) return;
    scans.drop(serials);
    setFound(found);
  };
  return { scans, receive, hasFound, runAction, busy, outcome };
}

/** Shows what others did with the transfer; scans that are not received yet stay. */
function useChanges(transferId: number): void {
  const { revalidate } = useRevalidator();
  useFeed(['transfer'], ({ kind, id }) => {
    if (kind === 'reset' || id === String(transferId)) void revalidate();
  });
}

interface CloseButtonProps {
  transfer: Transfer;
  /** Whether pieces were scanned but not received: they would be recorded as missing. */
  isScanned: boolean;
  onPress: () => void;
}

/** Closes the transfer with its missing pieces; not while a second person decides about them. */
function CloseButton({ transfer: { waiting }, isScanned, onPress }: CloseButtonProps) {
  const { t } = useWords();
  const reason =
    waiting !== null
      ? t('bo-pieces:waiting.other')
      : isScanned
        ? t('bo-pieces:transfers.receiveFirst')
        : undefined;
  return (
    <Button kind="secondary" disabledReason={reason} onClick={onPress}>
      {t('bo-pieces:transfers.close')}
    </Button>
  );
}

function ReceiveButton({ count, isBusy, onPress }: { count: number; isBusy: boolean; onPress: () => void }) {
  const { t } = useWords();
  return (
    <Button
      loading={isBusy}
      disabledReason={count === 0 ? t('bo-pieces:transfers.scanFirst') : undefined}
      onClick={onPress}
    >
      {count === 0 ? t('bo-pieces:transfers.receiveNone') : t('bo-pieces:transfers.receive', { count })}
    </Button>
  );
}

function WaybillButton({ id }: { id: number }) {
  const { t, language } = useWords();
  return (
    <PrintButton
      label={t('bo-pieces:transfers.waybill')}
      load={() => callApi('POST /api/admin/v1/papers/waybill', { body: { id, language } })}
    />
  );
}

/** Its number and state, its route, the sender; its actions. */
function TransferHead({ isEditing, children }: { isEditing: boolean; children: ReactNode }) {
  const { t, language } = useWords();
  const { transfer, stores } = useLoaderData<typeof loader>();
  const { id, state, missing, arrivesOn, sentBy, sentAt } = transfer;
  const [from, to] = [transfer.fromStoreId, transfer.toStoreId].map((one) =>
    placeName(one, { stores, language, t }),
  );
  const day = formatDay(arrivesOn, language);
  return (
    <>
      <header className="page-head record-head">
        <h1 className="title record-number">{`T-${id}`}</h1>
        <Status tone={missing > 0 ? 'bad' : toneOfTransfer[state]}>
          {t(`bo-pieces:transfers.state.${state}`)}
        </Status>
        <PresentLine resource="transfer" record={String(id)} isEditing={isEditing} />
        {children}
      </header>
      <p>
        {`${from} → ${to}`}
        <span className="ink-2">
          {`, ${t('bo-pieces:until', { day })} · ${sentBy}, ${formatInstant(sentAt, language)}`}
        </span>
      </p>
    </>
  );
}

/** The pieces in transit; a scan marks one as arrived, and a piece of another transfer is reported. */
function Pieces({ transfer, scans }: { transfer: Transfer; scans: ArrivalScans }) {
  const { t } = useWords();
  const { scanned, add, refused } = scans;
  return (
    <section aria-labelledby="pieces">
      <h2 className="section-title" id="pieces">
        {t('bo-pieces:transfers.pieces')}
        <span className="ink-2 meta" role="status">
          {`${transfer.received + scanned.size} / ${transfer.pieces}`}
        </span>
      </h2>
      {transfer.mayReceive && <ScanField label={t('bo-pieces:transfers.scan')} onScan={add} />}
      {refused !== null && (
        <Notice tone="bad">
          {refused.why === 'unanswered'
            ? `${refused.serial}: ${t('bo-shell:noConnection')}`
            : t(`bo-pieces:transfers.${refused.why}`, { serial: refused.serial })}
        </Notice>
      )}
      <Lines transfer={transfer} scanned={scanned} />
    </section>
  );
}

function Lines({ transfer, scanned }: { transfer: Transfer; scanned: ReadonlySet<string> }) {
  const { t, language } = useWords();
  return (
    <ul className="piece-rows">
      {transfer.lines.map((line) => (
        <li key={line.serialNumber}>
          <Link to={`/pieces/${line.serialNumber}`}>{line.serialNumber}</Link>
          <span className="piece-grow">
            {nameIn(line, language)} <span className="ink-2">{formatWeight(line.weightGrams, language)}</span>
          </span>
          {line.receivedAt !== null ? (
            <Status tone="done">{`${line.receivedBy ?? ''}, ${formatInstant(line.receivedAt, language)}`}</Status>
          ) : scanned.has(line.serialNumber) ? (
            <Status tone="done">{t('bo-pieces:transfers.scanned')}</Status>
          ) : (
            line.isMissing && <Status tone="bad">{t('bo-pieces:movement.MISSING')}</Status>
          )}
        </li>
      ))}
    </ul>
  );
}
