import { useState } from 'react';
import type { TransferDraft } from '#contract/admin/stock/transfer-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn } from '../../shell/stores.ts';

interface Props {
  draft: TransferDraft;
  /** The scanned serial numbers. */
  scanned: readonly string[];
  onAdd: (serial: string) => void;
}

/** The pieces requested by the other store: scanned, added by a press, or removed from the draft. */
export function DraftPieces({ draft, scanned, onAdd }: Props) {
  const { t, language } = useWords();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { attempt, error, isBusy } = useAttempt();
  const drop = (serial: string) =>
    attempt(async () => {
      await callApi('DELETE /api/admin/v1/transfer-drafts/:serial', { params: { serial } });
      setDropped((before) => [...before, serial]);
    });
  const open = draft.pieces.filter(
    ({ serialNumber }) => !dropped.includes(serialNumber) && !scanned.includes(serialNumber),
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="requested">
      <h2 className="section-title" id="requested">
        {t('bo-pieces:transfers.draft.title')}
      </h2>
      <ul className="piece-rows">
        {open.map(({ serialNumber: serial, state, visitId, requestedBy, requestedAt, ...named }) => (
          <li key={serial} className="piece-scanned">
            <span className="piece-grow">
              <b>{serial}</b> {nameIn(named, language)}{' '}
              <span className="ink-2">
                {requestedBy}, {formatInstant(requestedAt, language)}
                {visitId !== null && `, ${t('bo-pieces:transfers.draft.forVisit')}`}
                {state === 'RESERVED' && `. ${t('bo-pieces:transfers.why.HELD')}`}
              </span>
            </span>
            <Button kind="text" onClick={() => onAdd(serial)}>
              {t('bo-pieces:transfers.draft.add')}
            </Button>
            <Button kind="text" loading={isBusy} onClick={() => void drop(serial)}>
              {t('bo-pieces:transfers.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemLine error={error} />
    </section>
  );
}
