import { useState } from 'react';
import { Link } from 'react-router';
import type { PiecePricesPreview, RefusedPrice, WishedPrice } from '#contract/admin/prices/piece-price.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';
import { RequestedNotice } from '../preview/requested-notice.tsx';
import { useApply } from '../preview/use-apply.ts';

interface Props {
  rows: WishedPrice[];
  preview: PiecePricesPreview;
  /** Begins the next table; left out = there is one piece. */
  onAgain?: () => void;
}

/** What the prices change, and the button that sets them; then what became of them. */
export function ApplyPrices({ rows, preview, onAgain }: Props) {
  const { t } = useWords();
  const { pieces, needsApproval, refused } = preview;
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const { apply, approvalId, error, isBusy } = useApply();
  const send = () =>
    apply(async (key) => {
      const body = { rows, ...(needsApproval && reason.trim() !== '' && { reason: reason.trim() }) };
      const { changed } = await callApi('POST /api/admin/v1/prices', { body }, { key });
      setDone(changed);
    });
  if (approvalId !== null) return <RequestedNotice approvalId={approvalId} />;
  if (done !== null)
    return (
      <>
        <Notice tone="ok">{t('bo-prices:piece.done', { count: done })}</Notice>
        {onAgain && (
          <div className="price-acts">
            <Button kind="secondary" onClick={onAgain}>
              {t('bo-prices:piece.again')}
            </Button>
          </div>
        )}
      </>
    );
  return (
    <>
      <Refused rows={refused} />
      {pieces > 0 && (
        <div className="form price-form">
          {needsApproval && (
            <Field
              label={t('bo-prices:preview.reason')}
              helper={t('bo-prices:preview.reasonHelp')}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <ProblemLine error={error} />
          <Button type="button" loading={isBusy} onClick={() => void send()}>
            {t(needsApproval ? 'bo-prices:preview.request' : 'bo-prices:preview.apply')}
          </Button>
        </div>
      )}
      <PricePreviewPart preview={preview} />
    </>
  );
}

/** Rows that stay as they are, and why. */
function Refused({ rows }: { rows: readonly RefusedPrice[] }) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  return (
    <Notice tone="bad">
      <ul>
        {rows.map(({ serial, code }) => (
          <li key={`${serial} ${code}`}>
            <Link to={`/pieces/${serial}`}>{serial}</Link> {t(`bo-prices:piece.refused.${code}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
