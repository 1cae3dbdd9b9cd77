import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useFeed } from '../../shell/feed/use-feed.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { RequestTransfer } from './request-transfer.tsx';

/** A scanned piece that cannot be sold here: its serial number, the reason, and the order that has it. */
export interface RefusedPiece {
  why: string;
  serial: string;
  number: string;
  /** Whether it is in transit. */
  isInTransit: boolean;
}

interface Props {
  piece: RefusedPiece;
  /** The store that needs it. */
  storeId: number;
  onScan: (serial: string) => void;
}

/** The options for a piece that cannot be sold here now (backoffice.md 2.5). */
export function RefusedPieceOptions({ piece, storeId, onScan }: Props) {
  const { why, serial, number, isInTransit } = piece;
  const { t } = useWords();
  const mayMove = hasPermission(useSession(), 'pieces.move');
  if (why === 'PAYING' || why === 'COUNTER' || why === 'ASIDE')
    return (
      <>
        <WaitFor key={serial} serial={serial} onScan={onScan} />
        {why === 'ASIDE' && <PieceLink serial={serial} />}
      </>
    );
  if (why === 'ORDER')
    return (
      <LinkTo to={`/orders/${number}?action=HAND_OVER`} needs="orders.move">
        {t('bo-counter:pieceOptions.handOver', { number })}
      </LinkTo>
    );
  if (why === 'ELSEWHERE' && mayMove && !isInTransit)
    return <RequestTransfer key={serial} serial={serial} storeId={storeId} />;
  if (why === 'SOLD')
    return (
      <LinkTo to={`/counter/returns?text=${encodeURIComponent(serial)}`} needs="orders.return">
        {t('bo-counter:pieceOptions.return')}
      </LinkTo>
    );
  // a word was typed instead of a serial number, so a search for it is offered
  if (why === 'UNKNOWN')
    return (
      <Link
        to={`/pieces?state=AVAILABLE&storeId=${storeId}&q=${encodeURIComponent(serial)}`}
        className={buttonClass('text')}
      >
        {t('bo-counter:pieceOptions.find')}
      </Link>
    );
  return why === 'WITHDRAWN' || why === 'ON_REQUEST' || why === 'ELSEWHERE' ? (
    <PieceLink serial={serial} />
  ) : null;
}

function PieceLink({ serial }: { serial: string }) {
  const { t } = useWords();
  return (
    <Link to={`/pieces/${serial}`} className={buttonClass('text')}>
      {t('bo-counter:pieceOptions.piece')}
    </Link>
  );
}

function LinkTo({
  to,
  needs,
  children,
}: {
  to: string;
  needs: Parameters<typeof hasPermission>[1];
  children: string;
}) {
  const session = useSession();
  if (!hasPermission(session, needs)) return null;
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
    </Link>
  );
}

type Waiting = 'NO' | 'YES' | 'FREE' | 'GONE';

/** Subscribes to a notification for when the piece is free again; on this screen one press then adds it. */
function WaitFor({ serial, onScan }: { serial: string; onScan: (serial: string) => void }) {
  const { t } = useWords();
  const [waiting, setWaiting] = useState<Waiting>('NO');
  const { attempt, error, isBusy } = useAttempt();
  useFeed(['watched'], ({ id, v }) => {
    if (id === serial) setWaiting(v === 1 ? 'FREE' : 'GONE');
  });
  const wait = () =>
    attempt(async () => {
      const { isWaiting } = await callApi('POST /api/admin/v1/counter/watches', { body: { serial } });
      setWaiting(isWaiting ? 'YES' : 'FREE');
    });
  if (waiting === 'YES') return <p className="meta ink-2">{t('bo-counter:pieceOptions.waiting')}</p>;
  if (waiting === 'GONE') return <Notice tone="info">{t('bo-shell:bell.news.gone', { id: serial })}</Notice>;
  if (waiting === 'FREE')
    return (
      <Notice tone="ok">
        {t('bo-shell:bell.news.free', { id: serial })}
        <Button kind="secondary" onClick={() => onScan(serial)}>
          {t('bo-counter:pieceOptions.take')}
        </Button>
      </Notice>
    );
  return (
    <>
      <Button kind="secondary" loading={isBusy} onClick={() => void wait()}>
        {t('bo-counter:pieceOptions.wait')}
      </Button>
      <ProblemLine error={error} />
    </>
  );
}
