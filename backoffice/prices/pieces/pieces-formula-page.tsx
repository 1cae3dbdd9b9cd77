import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { PiecesFormulaPreview } from '#contract/admin/prices/piece-price.ts';
import { Button } from '#ui/controls/button.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { JobReport } from '../../shell/bulk/job-report.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { PricedBulkPreview } from '../preview/priced-bulk-preview.tsx';
import { PricesFrame } from '../prices-frame.tsx';

export const loader = withPermission('prices.write', async () => null);

/** The pieces: by serial number, or by the query of their list. */
type PiecesChoice = StaffInput<'POST /api/admin/v1/pieces/bulk/formula/preview'>['body'];

/** Returns pieces selected in their list to the formula: shows the effect on prices, then a job does it. */
export function Component() {
  const { t } = useWords();
  const choice = readChoice(useLocation().state);
  return (
    <PricesFrame tab="pieces">
      <h2 className="section-title">{t('bo-prices:toFormula.title')}</h2>
      {choice === null ? (
        <Nothing title={t('bo-prices:toFormula.noneChosen')}>
          <Link to="/pieces">{t('bo-prices:toFormula.choose')}</Link>
        </Nothing>
      ) : (
        <ToFormula choice={choice} />
      )}
    </PricesFrame>
  );
}

function ToFormula({ choice }: { choice: PiecesChoice }) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const [preview, setPreview] = useState<PiecesFormulaPreview | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  if (jobId !== null)
    return (
      <div className="form price-form">
        <JobReport jobId={jobId} onEnded={() => undefined} onUndo={setJobId} />
        <Link to="/pieces">{t('bo-prices:toFormula.toPieces')}</Link>
      </div>
    );
  const look = () =>
    attempt(async () =>
      setPreview(await callApi('POST /api/admin/v1/pieces/bulk/formula/preview', { body: choice })),
    );
  return (
    <>
      <div className="form price-form">
        <p className="ink-2">{t('bo-prices:toFormula.lead')}</p>
        <ProblemLine error={error} />
        {preview === null && (
          <Button type="button" loading={isBusy} onClick={() => void look()}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </div>
      {preview !== null && (
        <PricedBulkPreview
          kind="pieces.formula"
          preview={preview}
          nameOf={(id) => id}
          run={(body) => callApi('POST /api/admin/v1/pieces/bulk/formula', { body })}
          onBegun={setJobId}
          onBack={() => setPreview(null)}
        />
      )}
    </>
  );
}

/** The selection that the list of pieces passes to this screen; null if it was opened otherwise. */
function readChoice(state: unknown): PiecesChoice | null {
  if (typeof state !== 'object' || state === null || !('pieces' in state)) return null;
  const { pieces } = state;
  return typeof pieces === 'object' && pieces !== null ? pieces : null;
}
