import type { AuditSeal } from '#contract/admin/audit.ts';
import { formatInstant } from '../kit/instants.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';

/** Shows up to which instant the entries are sealed, and when their chain was verified; a broken chain is announced. */
export function SealLine({ seal: { sealedAt, verifiedAt, isWhole } }: { seal: AuditSeal }) {
  const { t, language } = useWords();
  const said = (at: string | null, some: string, none: string) =>
    at === null ? t(`bo-audit:${none}`) : t(`bo-audit:${some}`, { time: formatInstant(at, language) });
  if (!isWhole) return <Notice tone="bad">{said(verifiedAt, 'broken', 'notVerified')}</Notice>;
  return (
    <p className="meta ink-2">
      {`${said(sealedAt, 'sealed', 'notSealed')}, ${said(verifiedAt, 'verified', 'notVerified')}`}
    </p>
  );
}
