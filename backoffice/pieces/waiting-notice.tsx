import { Link } from 'react-router';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { formatInstant } from '../kit/instants.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';

/** Shows a request about a record that needs a second person. */
export function WaitingNotice({ waiting }: { waiting: StaffPiece['waiting'] }) {
  const { t, language } = useWords();
  if (waiting === null) return null;
  const words = t(`bo-pieces:waiting.${waiting.kind}`, { defaultValue: t('bo-pieces:waiting.other') });
  return (
    <Notice tone="info">
      <span>
        {words}{' '}
        <span className="ink-2">{`${waiting.requestedBy}, ${formatInstant(waiting.requestedAt, language)}`}</span>
      </span>
      {waiting.mayOpen && <Link to={`/approvals/${waiting.id}`}>{t('bo-pieces:waiting.open')}</Link>}
    </Notice>
  );
}
