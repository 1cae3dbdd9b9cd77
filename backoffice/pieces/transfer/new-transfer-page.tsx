import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { addDays, dayOf } from '#ui/dates.ts';
import { formatWeight } from '#ui/format.ts';
import { focusContentIfLost } from '../../kit/actions/focus-content.ts';
import { Notice } from '../../kit/notice.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { useSession } from '../../shell/session.ts';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { PlaceField } from '../place-field.tsx';
import { DraftPieces } from './draft-pieces.tsx';
import { piecesHandedOver, type PieceToTransfer } from './piece-to-transfer.ts';
import '../../kit/record.css';
import '../pieces.css';

export const loader = withPermission('pieces.move', async ({ request }) => {
  const { searchParams: search } = new URL(request.url);
  const [stores, { rows: drafts }] = await Promise.all([
    loadStores(),
    callApi('GET /api/admin/v1/transfer-drafts', {}),
  ]);
  return {
    stores,
    drafts,
    tomorrow: addDays(dayOf(new Date().toISOString()), 1),
    // opened from a draft: 0 is the warehouse
    from: search.get('from'),
    to: search.get('to'),
  };
});

/** Values of the form: '' is the warehouse. */
interface Route {
  from: string;
  to: string;
  arrivesOn: string;
  pieces: readonly PieceToTransfer[];
}

/** Scans pieces and sends them to another store. An unknown number is refused at once. */
export function Component() {
  const { t } = useWords();
  const { stores, drafts } = useLoaderData<typeof loader>();
  const { register, submit, draft, way, isSamePlace, pieces, setPieces, error, isBusy } = useSending();
  const { add, refusal } = useAdding(setPieces);
  useTitle(t('bo-pieces:transfers.new'));
  const reasons = reasonsOf(error);
  const blocked = isSamePlace ? 'samePlace' : pieces.length === 0 ? 'scanFirst' : null;
  return (
    <div className="page record-page">
      <Link to="/transfers" className="meta ink-2">
        {t('bo-pieces:transfers.back')}
      </Link>
      <h1 className="title">{t('bo-pieces:transfers.new')}</h1>
      <DraftOffer draft={draft} />
      <form id="way" className="form-pair" onSubmit={(event) => void submit(event)}>
        <PlaceField label={t('bo-pieces:transfers.from')} stores={stores} field={register('from')} />
        <PlaceField label={t('bo-pieces:transfers.to')} stores={stores} field={register('to')} />
        <Field label={t('bo-pieces:transfers.arrives')} type="date" required {...register('arrivesOn')} />
      </form>
      {drafts
        .filter(({ fromStoreId, toStoreId }) => idOf(way.from) === fromStoreId && idOf(way.to) === toStoreId)
        .map((one) => (
          <DraftPieces
            key={`${one.fromStoreId} ${one.toStoreId}`}
            draft={one}
            scanned={pieces.map(({ serialNumber }) => serialNumber)}
            onAdd={add}
          />
        ))}
      <section aria-labelledby="pieces">
        <h2 className="section-title" id="pieces">
          {t('bo-pieces:transfers.pieces')}
          <span className="ink-2 meta" role="status">
            {t('bo-pieces:chosen', { count: pieces.length })}
          </span>
        </h2>
        <ScanField label={t('bo-pieces:transfers.scan')} onScan={add} />
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
        <ScannedList
          pieces={pieces}
          reasons={reasons}
          onRemove={(serial) => {
            setPieces((now) => now.filter(({ serialNumber }) => serialNumber !== serial));
            focusContentIfLost();
          }}
        />
      </section>
      <div className="record-actions">
        {reasons.size > 0 ? (
          <p className="problem-line" role="alert">
            {t('bo-pieces:transfers.cannotSend', { count: reasons.size })}
          </p>
        ) : (
          <ProblemLine error={error} />
        )}
        <Button
          type="submit"
          form="way"
          loading={isBusy}
          disabledReason={blocked === null ? undefined : t(`bo-pieces:transfers.${blocked}`)}
        >
          {t('bo-pieces:transfers.send')}
        </Button>
      </div>
    </div>
  );
}

/** A scan looks up its piece; `refusal`: why the last one was not added. */
function useAdding(
  setPieces: (change: (now: readonly PieceToTransfer[]) => readonly PieceToTransfer[]) => void,
) {
  const { t } = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const find = async (text: string) => {
    setRefusal(null);
    const { kind, key } = await callApi('GET /api/admin/v1/scan', { query: { text } });
    const isPiece = kind === 'PIECE' || kind === 'CERTIFICATE';
    if (!isPiece || key === null) return false;
    const found = await callApi('GET /api/admin/v1/pieces/:serial', { params: { serial: key } });
    setPieces((now) =>
      now.some(({ serialNumber }) => serialNumber === found.serialNumber) ? now : [...now, found],
    );
    return true;
  };
  const whyNotAdded = async (text: string): Promise<string | null> => {
    try {
      if (await find(text)) return null;
    } catch (error) {
      if (!isApiProblem(error)) return `${text.trim()}: ${t('bo-shell:noConnection')}`;
    }
    return t('bo-pieces:transfers.unknown', { serial: text.trim() });
  };
  const add = (text: string) =>
    void whyNotAdded(text).then((why) => {
      if (why !== null) beep();
      setRefusal(why);
    });
  useScanTarget((text) => {
    add(text);
    return true;
  });
  return { add, refusal };
}

/** Sends the transfer; afterwards its record opens. */
function useSending() {
  const { stores, tomorrow, ...named } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [own] = useSession()?.storeIds ?? [];
  const { t } = useWords();
  // one key for all attempts, because a refusal stores nothing
  const [key] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const goal = own === undefined ? stores[0]?.id : undefined;
  const [handed] = useState(piecesHandedOver(useLocation().state));
  const [first] = handed;
  const form = useForm<Route>({
    defaultValues: {
      from: placeNamed(named.from) ?? String((first === undefined ? own : first.storeId) ?? ''),
      to: placeNamed(named.to) ?? String(goal ?? ''),
      arrivesOn: tomorrow,
      pieces: handed,
    },
  });
  const { register, handleSubmit, control } = form;
  const draft = useDraft(form, { name: 'transfer new', title: t('bo-pieces:transfers.new') });
  const [from, to, pieces] = useWatch({ control, name: ['from', 'to', 'pieces'] });
  const setPieces = (change: (now: readonly PieceToTransfer[]) => readonly PieceToTransfer[]) =>
    form.setValue('pieces', change(form.getValues('pieces')), { shouldDirty: true });
  const submit = handleSubmit((way) =>
    attempt(async () => {
      const { arrivesOn } = way;
      const serials = pieces.map(({ serialNumber }) => serialNumber);
      const body = { fromStoreId: idOf(way.from), toStoreId: idOf(way.to), arrivesOn, serials };
      const { id } = await callApi('POST /api/admin/v1/transfers', { body }, { key });
      draft.finish();
      await navigate(`/transfers/${id}`);
    }),
  );
  return {
    register,
    submit,
    draft,
    way: { from, to },
    isSamePlace: from === to,
    pieces,
    setPieces,
    error,
    isBusy,
  };
}

/** The place in the form's notation: '' is the warehouse, which is 0 in an address. */
const placeNamed = (named: string | null): string | undefined =>
  named === null ? undefined : named.replace(/^0$/, '');

const idOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** Why each piece cannot be sent, from the server. */
function reasonsOf(error: unknown): Map<string, string> {
  const pieces = isApiProblem(error) ? error.problem.facts?.['pieces'] : undefined;
  if (!Array.isArray(pieces)) return new Map();
  return new Map(pieces.map(({ serial, why }: { serial: string; why: string }) => [serial, why]));
}

interface ScannedProps {
  pieces: readonly PieceToTransfer[];
  reasons: ReadonlyMap<string, string>;
  onRemove: (serial: string) => void;
}

function ScannedList({ pieces, reasons, onRemove }: ScannedProps) {
  const { t, language } = useWords();
  const firstRefused = pieces.find(({ serialNumber }) => reasons.has(serialNumber))?.serialNumber;
  useEffect(() => {
    // a long list may end below the screen, where the refusal would not be seen
    if (firstRefused !== undefined)
      document.querySelector('.piece-line')?.scrollIntoView({ block: 'center' });
  }, [firstRefused]);
  return (
    <ul className="piece-rows">
      {pieces.map(({ serialNumber: serial, image, weightGrams, ...named }) => (
        <li key={serial} className="piece-scanned">
          <span className="piece-thumb">{image !== null && <img src={`${image.url}&w=200`} alt="" />}</span>
          <span className="piece-grow">
            <b>{serial}</b> {nameIn(named, language)}{' '}
            <span className="ink-2">{formatWeight(weightGrams, language)}</span>
            {reasons.has(serial) && (
              <span className="problem-line piece-line">
                {t(`bo-pieces:transfers.why.${reasons.get(serial) ?? ''}`)}
              </span>
            )}
          </span>
          <Button kind="text" onClick={() => onRemove(serial)}>
            {t('bo-pieces:transfers.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
