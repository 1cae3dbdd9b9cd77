import { useEffect, useState } from 'react';
import type { AuditSeal } from '#contract/admin/audit.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';

const everyMs = 2_000;

/** The seal, loaded again while a verification is running; the rows of the list are not reloaded. */
function useSeal(loaded: AuditSeal) {
  const [later, setLater] = useState<AuditSeal | null>(null);
  const seal = later ?? loaded;
  const [error, setError] = useState<unknown>(null);
  const isGoing = seal.verifying !== null;
  useEffect(() => {
    if (!isGoing) return;
    const again = () => callApi('GET /api/admin/v1/audit/seal', {}).then(setLater, setError);
    const timer = setInterval(() => void again(), everyMs);
    return () => clearInterval(timer);
  }, [isGoing]);
  const verify = () => {
    setError(null);
    void callApi('POST /api/admin/v1/audit/verify', {}).then(setLater, setError);
  };
  return { seal, error, isGoing, verify };
}

/** Shows up to which instant and entry the audit is sealed and intact, or where it breaks; has a button to start a verification. */
export function SealLine({ seal: loaded }: { seal: AuditSeal }) {
  const { t, language } = useWords();
  const { seal, error, isGoing, verify } = useSeal(loaded);
  const { sealedAt, verifiedAt, intactTo, isWhole, verifying } = seal;
  const timeOf = (at: string) => formatInstant(at, language);
  const said = [
    sealedAt === null ? t('bo-audit:notSealed') : t('bo-audit:sealed', { time: timeOf(sealedAt) }),
    verifiedAt === null ? t('bo-audit:notVerified') : t('bo-audit:verified', { time: timeOf(verifiedAt) }),
  ];
  if (intactTo !== null) {
    const entry = formatInteger(intactTo.entry, language);
    said.push(
      intactTo.at === null
        ? t('bo-audit:intactToNumber', { entry })
        : t('bo-audit:intactTo', { entry, time: timeOf(intactTo.at) }),
    );
  }
  return (
    <div className="audit-seal">
      {!isWhole && verifiedAt !== null && <Breaks verifiedAt={verifiedAt} breaks={seal.breaks} />}
      <p className="meta ink-2" role="status">
        {verifying === null
          ? said.join(', ')
          : t('bo-audit:verifying', { time: timeOf(verifying.since), name: verifying.by })}
      </p>
      <Button kind="secondary" loading={isGoing} onClick={verify}>
        {t('bo-audit:verify')}
      </Button>
      <ProblemLine error={error} />
    </div>
  );
}

/** The first break of each kind, if the chain is broken. */
function Breaks({ verifiedAt, breaks }: { verifiedAt: string } & Pick<AuditSeal, 'breaks'>) {
  const { t, language } = useWords();
  return (
    <Notice tone="bad">
      {t('bo-audit:broken', { time: formatInstant(verifiedAt, language) })}
      <ul>
        {breaks.map(({ kind, entry, block, at }) => (
          <li key={kind}>
            {t(`bo-audit:break.${kind}`, {
              entry: entry === null ? '' : formatInteger(entry, language),
              number: block === null ? '' : formatInteger(block, language),
              block:
                block === null
                  ? t('bo-audit:noBlock')
                  : t('bo-audit:block', { number: formatInteger(block, language) }),
            })}
            {at !== null && `, ${formatInstant(at, language)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
