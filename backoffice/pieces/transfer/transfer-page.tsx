import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLoaderData } from 'react-router';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatDay } from '#ui/dates.ts';
import { formatWeight } from '#ui/format.ts';
import { beep } from '../../shell/scan/beep.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useCameFrom } from '../../kit/list/came-from.ts';
import { Notice } from '../../kit/notice.tsx';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { Status } from '../../kit/status.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { HistorySection } from '../../shell/history/history-section.tsx';
import { NotesSection } from '../../shell/notes/notes-section.tsx';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import { PresentLine } from '../../shell/presence/present-line.tsx';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { PrintButton } from '../../shell/print/print-button.tsx';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { type RunAction, useAction } from '../../shell/use-action.ts';
import { useTitle } from '../../shell/use-title.ts';
import { placeName } from '../place-name.ts';
import { WaitingNotice } from '../waiting-notice.tsx';
import { readSerial, toneOfTransfer } from './transfer-words.ts';
import '../../kit/record.css';
import '../pieces.css';

type Action = 'receive' | 'close';

export const loader = withPermission('pieces.move', async ({ params: { id } }) => {
  const [transfer, stores] = await Promise.all([
    callApi('GET /api/admin/v1/transfers/:id', { params: { id: Number(id) } }),
    loadStores(),
  ]);
  return { transfer, stores };
});

/** A transfer: its pieces are scanned on arrival, and missing ones are listed. */
export function Component() {
  const { t, language } = useWords();
  const { transfer } = useLoaderData<typeof loader>();
  const [scanned, setScanned] = useState<ReadonlySet<string>>(new Set());
  const [isClosing, setClosing] = useState(false);
  const { runAction, busy, outcome } = useAction<Action>((action) => t(`bo-pieces:transfers.done.${action}`));
  const { id, mayReceive, reason } = transfer;
  useTitle(`T-${id}`);
  const list = useCameFrom('/transfers', String(id));
  const receive = async () => {
    const send = () =>
      callApi('POST /api/admin/v1/transfers/:id/arrive', { params: { id }, body: { serials: [...scanned] } });
    if (await runAction('receive', send)) setScanned(new Set());
  };
  usePaletteActions([
    mayReceive &&
      scanned.size > 0 && {
        id: 'receive',
        label: t('bo-pieces:transfers.receive', { count: scanned.size }),
        run: () => void receive(),
      },
    mayReceive &&
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
        <div className="record-actions">
          <PrintButton
            label={t('bo-pieces:transfers.waybill')}
            load={() => callApi('POST /api/admin/v1/papers/waybill', { body: { id, language } })}
          />
          {mayReceive && (
            <>
              <CloseButton transfer={transfer} onPress={() => setClosing(true)} />
              <Button
                loading={busy === 'receive'}
                disabledReason={scanned.size === 0 ? t('bo-pieces:transfers.scanFirst') : undefined}
                onClick={() => void receive()}
              >
                {scanned.size === 0
                  ? t('bo-pieces:transfers.receiveNone')
                  : t('bo-pieces:transfers.receive', { count: scanned.size })}
              </Button>
            </>
          )}
        </div>
      </TransferHead>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {reason !== null && <Notice tone="bad">{reason}</Notice>}
      <WaitingNotice waiting={transfer.waiting} />
      <Pieces transfer={transfer} scanned={scanned} onScan={setScanned} />
      <HistorySection resource="transfer" record={String(id)} version={transfer} />
      <NotesSection key={id} resource="transfer" record={String(id)} />
      {isClosing && (
        <CloseSheet transfer={transfer} runAction={runAction} onClose={() => setClosing(false)} />
      )}
    </div>
  );
}

/** Closes the transfer with its missing pieces; not while a second person decides about them. */
function CloseButton({ transfer: { waiting }, onPress }: { transfer: Transfer; onPress: () => void }) {
  const { t } = useWords();
  return (
    <Button
      kind="secondary"
      disabledReason={waiting === null ? undefined : t('bo-pieces:waiting.other')}
      onClick={onPress}
    >
      {t('bo-pieces:transfers.close')}
    </Button>
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

interface PiecesProps {
  transfer: Transfer;
  scanned: ReadonlySet<string>;
  onScan: (scanned: ReadonlySet<string>) => void;
}

/** The pieces in transit; a scan marks one as received, and a piece of another transfer is reported. */
function Pieces({ transfer, scanned, onScan }: PiecesProps) {
  const { t } = useWords();
  const [stranger, setStranger] = useState<string | null>(null);
  const take = (text: string): boolean => {
    const serial = readSerial(text);
    const isOurs = transfer.lines.some((line) => line.serialNumber === serial);
    setStranger(isOurs ? null : serial);
    if (isOurs) onScan(new Set([...scanned, serial]));
    else beep();
    return true;
  };
  useScanTarget(transfer.mayReceive ? take : null);
  return (
    <section aria-labelledby="pieces">
      <h2 className="section-title" id="pieces">
        {t('bo-pieces:transfers.pieces')}
        <span className="ink-2 meta" role="status">
          {`${transfer.received + scanned.size} / ${transfer.pieces}`}
        </span>
      </h2>
      {transfer.mayReceive && <ScanField label={t('bo-pieces:transfers.scan')} onScan={take} />}
      {stranger !== null && (
        <Notice tone="bad">{t('bo-pieces:transfers.stranger', { serial: stranger })}</Notice>
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
          ) : line.isMissing ? (
            <Status tone="bad">{t('bo-pieces:movement.MISSING')}</Status>
          ) : (
            scanned.has(line.serialNumber) && <Status tone="done">{t('bo-pieces:transfers.scanned')}</Status>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CloseProps {
  transfer: Transfer;
  runAction: RunAction<Action>;
  onClose: () => void;
}

/** Pieces that did not arrive are off sale until they are found; a reason is required. */
function CloseSheet({ transfer: { id, lines }, runAction, onClose }: CloseProps) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: `transfer ${id} CLOSE`, title: t('bo-pieces:transfers.close') });
  const missing = lines.filter(({ receivedAt }) => receivedAt === null);
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/transfers/:id/close', { params: { id }, body });
    if (!(await runAction('close', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:transfers.close')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="ink-2">
          {t('bo-pieces:transfers.closeLead', {
            serials: missing.map((line) => line.serialNumber).join(', '),
          })}
        </p>
        <Field
          label={t('bo-pieces:reason')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:transfers.close')}
        </Button>
      </form>
    </Sheet>
  );
}
