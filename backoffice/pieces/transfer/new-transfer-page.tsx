import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { addDays, dayOf } from '#ui/dates.ts';
import { ScanField } from '../../shell/scan/scan-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { useScanTarget } from '../../shell/scan/scan-targets.ts';
import { useSession } from '../../shell/session.ts';
import { loadStores } from '../../shell/stores.ts';
import { useTitle } from '../../shell/use-title.ts';
import { PlaceField } from '../place-field.tsx';
import { readSerial } from './transfer-words.ts';
import '../../kit/record.css';
import '../pieces.css';

export const loader = withPermission('pieces.move', async () => ({
  stores: await loadStores(),
  tomorrow: addDays(dayOf(new Date().toISOString()), 1),
}));

/** A form has words: '' is the warehouse. */
interface Way {
  from: string;
  to: string;
  arrivesOn: string;
}

/** Pieces are scanned, and sent to another store. */
export function Component() {
  const { t } = useWords();
  const { stores } = useLoaderData<typeof loader>();
  const { register, submit, isSamePlace, serials, setSerials, error, isBusy } = useSending();
  useTitle(t('bo-pieces:transfers.new'));
  const add = (text: string) => setSerials((current) => [...new Set([...current, readSerial(text)])]);
  useScanTarget((text) => {
    add(text);
    return true;
  });
  return (
    <div className="page record-page">
      <Link to="/transfers" className="meta ink-2">
        {t('bo-pieces:transfers.back')}
      </Link>
      <h1 className="title">{t('bo-pieces:transfers.new')}</h1>
      <form id="way" className="form-pair" onSubmit={(event) => void submit(event)}>
        <PlaceField label={t('bo-pieces:transfers.from')} stores={stores} field={register('from')} />
        <PlaceField label={t('bo-pieces:transfers.to')} stores={stores} field={register('to')} />
        <Field label={t('bo-pieces:transfers.arrives')} type="date" required {...register('arrivesOn')} />
      </form>
      <section aria-labelledby="pieces">
        <h2 className="section-title" id="pieces">
          {t('bo-pieces:transfers.pieces')}
          <span className="ink-2 meta" role="status">
            {t('bo-pieces:chosen', { count: serials.length })}
          </span>
        </h2>
        <ScanField label={t('bo-pieces:transfers.scan')} onScan={add} />
        <ScannedList
          serials={serials}
          reasons={reasonsOf(error)}
          onRemove={(serial) => setSerials(serials.filter((one) => one !== serial))}
        />
      </section>
      <ProblemLine error={error} />
      <div className="record-acts">
        <Button type="submit" form="way" loading={isBusy} disabled={serials.length === 0 || isSamePlace}>
          {t('bo-pieces:transfers.send')}
        </Button>
      </div>
    </div>
  );
}

/** What is sent, and where to; done, its record opens. */
function useSending() {
  const { stores, tomorrow } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [own] = useSession()?.storeIds ?? [];
  const [serials, setSerials] = useState<readonly string[]>([]);
  // of this act, whatever it takes: a refusal leaves no trace of it
  const [key] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const goal = own === undefined ? stores[0]?.id : undefined;
  const { register, handleSubmit, control } = useForm<Way>({
    defaultValues: { from: String(own ?? ''), to: String(goal ?? ''), arrivesOn: tomorrow },
  });
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  const submit = handleSubmit((way) =>
    attempt(async () => {
      const { arrivesOn } = way;
      const body = { fromStoreId: idOf(way.from), toStoreId: idOf(way.to), arrivesOn, serials: [...serials] };
      const { id } = await callApi('POST /api/admin/v1/transfers', { body }, { key });
      await navigate(`/transfers/${id}`);
    }),
  );
  return { register, submit, isSamePlace: from === to, serials, setSerials, error, isBusy };
}

const idOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** Why each piece cannot travel, as the server says. */
function reasonsOf(error: unknown): Map<string, string> {
  const pieces = isApiProblem(error) ? error.problem.facts?.['pieces'] : undefined;
  if (!Array.isArray(pieces)) return new Map();
  return new Map(pieces.map(({ serial, why }: { serial: string; why: string }) => [serial, why]));
}

interface ScannedProps {
  serials: readonly string[];
  reasons: ReadonlyMap<string, string>;
  onRemove: (serial: string) => void;
}

function ScannedList({ serials, reasons, onRemove }: ScannedProps) {
  const { t } = useWords();
  return (
    <ul className="piece-rows">
      {serials.map((serial) => (
        <li key={serial}>
          <b>{serial}</b>
          {reasons.has(serial) && (
            <span className="problem-line">{t(`bo-pieces:transfers.why.${reasons.get(serial) ?? ''}`)}</span>
          )}
          <Button kind="text" onClick={() => onRemove(serial)}>
            {t('bo-pieces:transfers.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
